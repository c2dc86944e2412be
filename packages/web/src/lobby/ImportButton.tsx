import openBook from 'game-icon:open-book'
import { type ImportBody, paths, type TableId, type TableResponse } from '@railhead/protocol'
import { useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { rulesOfGame } from '../games/known.js'
import { Icon } from '../icons/Icon.js'
import { importLocalTable } from '../local/opening.js'
import { HttpFault, http } from '../table/http.js'
import { FileButton } from '../ui/FileButton.js'
import { guestName } from './guestName.js'
import { useGuest } from './useGuest.js'

interface ImportButtonProps {
  readonly onOpen: (id: TableId) => void
  readonly onFault: (fault: unknown) => void
}

/** Opens a match from a file: on the server, or on this device if that cannot be reached. A study opens on this device. */
export function ImportButton({ onOpen, onFault }: ImportButtonProps) {
  const { t, me } = useApp()
  const becomeGuest = useGuest()
  const navigate = useNavigate()
  const send = async (body: ImportBody): Promise<TableId> => {
    await becomeGuest()
    return (await http<TableResponse>('POST', paths.import, body)).table.id
  }
  const keepHere = async (file: unknown, error: unknown): Promise<TableId> => {
    if (!(error instanceof HttpFault) || error.code !== 'offline') throw error
    return importLocalTable(file, me?.name ?? guestName())
  }
  const open = async (file: unknown): Promise<void> => {
    try {
      if (Reflect.get(Object(file), 'format') === 'railhead-study') {
        const { addStudy, readStudy } = await import('../study/store.js')
        const id = await addStudy(await readStudy(file, rulesOfGame))
        void navigate(paths.studyPage(id))
      } else onOpen(await send({ file }).catch(error => keepHere(file, error)))
    } catch (error) {
      onFault(error)
    }
  }
  return (
    <FileButton
      label={t('lobby.import')}
      icon={<Icon d={openBook} />}
      onFile={file => void open(file)}
      onFault={onFault}
    />
  )
}
