import { PAGES } from './pages.js'
import { walkAll } from './walking.js'

walkAll(PAGES)
