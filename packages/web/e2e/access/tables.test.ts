import { AROUND, TOWN, TRAIL } from './tables.js'
import { walkAll } from './walking.js'

walkAll([...TRAIL, ...AROUND, ...TOWN])
