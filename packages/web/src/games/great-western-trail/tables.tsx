import { type Box, boxOf, type State, tablesOf } from '@railhead/great-western-trail'
import { createContext, type ReactNode, useContext } from 'react'

/** The tables of the match on the screen: what cards and tokens show depends on its rulings. */
const Tables = createContext<Box>(boxOf(0))

export const useTables = (): Box => useContext(Tables)

export const withTables = (view: State, drawing: ReactNode): ReactNode => (
  <Tables.Provider value={tablesOf(view)}>{drawing}</Tables.Provider>
)
