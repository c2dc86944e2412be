import all from './carson-city/all.json' with { type: 'json' }
import first from './great-western-trail/first.json' with { type: 'json' }
import north from './great-western-trail/north.json' with { type: 'json' }
import second from './great-western-trail/second.json' with { type: 'json' }
import solo from './great-western-trail/solo.json' with { type: 'json' }
import soloNorth from './great-western-trail/soloNorth.json' with { type: 'json' }
import settings from './levels.json' with { type: 'json' }

export const release = {
  ...settings,
  nets: { 'great-western-trail': [second, first, north, solo, soloNorth], 'carson-city': [all] },
}
