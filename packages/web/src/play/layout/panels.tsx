import type { ReactNode } from 'react'
import type { TextKey } from '../../i18n/en.js'
import { PeoplePanel } from '../people/PeoplePanel.js'
import type { Play } from '../play.js'
import { ChatPanel } from '../story/ChatPanel.js'
import { NotesPanel } from '../story/NotesPanel.js'
import { TableInWords } from '../words/TableInWords.js'
import { LogPanel } from './LogPanel.js'
import { OwnPanel } from './OwnPanel.js'
import { isSmall } from './useLayout.js'

/** A panel beside the board. A new one is a file of its own and a row here. */
interface Panel {
  readonly id: string
  readonly title: TextKey
  readonly content: ReactNode
  /** Whether there is one for this match and this person. */
  readonly shown: (play: Play) => boolean
  /** How much is in it: grows when something new comes. */
  readonly badge?: (play: Play) => number
}

export const PANELS: readonly Panel[] = [
  {
    id: 'me',
    title: 'panel.me',
    content: <OwnPanel />,
    shown: ({ state, screen }) => state.seat !== null && screen.playerBoard !== undefined,
  },
  {
    id: 'people',
    title: 'panel.seats',
    content: <PeoplePanel />,
    shown: ({ layout }) => isSmall(layout),
  },
  { id: 'words', title: 'panel.words', content: <TableInWords />, shown: () => true },
  { id: 'log', title: 'panel.log', content: <LogPanel />, shown: () => true },
  {
    id: 'chat',
    title: 'panel.chat',
    content: <ChatPanel />,
    shown: ({ table }) => table.kind === 'remote',
    badge: ({ state }) => state.chat.length,
  },
  {
    id: 'notes',
    title: 'panel.notes',
    content: <NotesPanel />,
    shown: ({ state }) => state.seat !== null,
  },
]
