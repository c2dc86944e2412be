import openBook from 'game-icon:open-book'
import { type ImportBody, paths, type TableAnswer } from '@railhead/protocol'
import { useRef } from 'react'
import { useT } from '../app/AppContext.js'
import { Icon } from '../icons/Icon.js'
import { HttpFault, http } from '../table/http.js'
import { useGuest } from './useGuest.js'

interface ImportButtonProps {
  readonly onOpen: (answer: TableAnswer) => void
  readonly onFault: (fault: unknown) => void
}

/** Opens a match from a file. */
export function ImportButton({ onOpen, onFault }: ImportButtonProps) {
  const t = useT()
  const becomeGuest = useGuest()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File): Promise<void> => {
    try {
      const body: ImportBody = { file: parseFile(await file.text()) }
      await becomeGuest()
      onOpen(await http<TableAnswer>('POST', paths.import, body))
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
