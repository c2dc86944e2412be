import openBook from 'game-icon:open-book'
import { type ImportBody, paths, type TableAnswer, type TableId } from '@railhead/protocol'
import { useRef } from 'react'
import { useApp } from '../app/AppContext.js'
import { Icon } from '../icons/Icon.js'
import { importLocalTable } from '../local/opening.js'
import { HttpFault, http } from '../table/http.js'
import { guestName } from './guestName.js'
import { useGuest } from './useGuest.js'

interface ImportButtonProps {
  readonly onOpen: (id: TableId) => void
  readonly onFault: (fault: unknown) => void
}

/** Opens a match from a file: on the server, or on this device if that cannot be reached. */
export function ImportButton({ onOpen, onFault }: ImportButtonProps) {
  const { t, me } = useApp()
  const becomeGuest = useGuest()
  const input = useRef<HTMLInputElement>(null)
  const send = async (body: ImportBody): Promise<TableId> => {
    await becomeGuest()
    return (await http<TableAnswer>('POST', paths.import, body)).table.id
  }
  const keepHere = async (file: unknown, error: unknown): Promise<TableId> => {
    if (!(error instanceof HttpFault) || error.code !== 'offline') throw error
    return importLocalTable(file, me?.name ?? guestName())
  }
  const read = async (file: File): Promise<void> => {
    try {
      const body: ImportBody = { file: parseFile(await file.text()) }
      onOpen(await send(body).catch(error => keepHere(body.file, error)))
    } catch (error) {
      onFault(error)
    }
  }
  return (
    <>
      <button type="button" className="button plain" onClick={() => input.current?.click()}>
        <Icon d={openBook} /> {t('lobby.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('lobby.import')}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void read(file)
        }}
      />
    </>
  )
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpFault('matchFile', 'The file is not JSON.')
  }
}
