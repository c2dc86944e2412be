import carsonCityAll from './carson-city/all.json' with { type: 'json' }
import greatWesternTrailFirst from './great-western-trail/first.json' with { type: 'json' }
import greatWesternTrailNorth from './great-western-trail/north.json' with { type: 'json' }
import greatWesternTrailSecond from './great-western-trail/second.json' with { type: 'json' }
import greatWesternTrailSolo from './great-western-trail/solo.json' with { type: 'json' }
import greatWesternTrailSoloNorth from './great-western-trail/soloNorth.json' with { type: 'json' }
import settings from './levels.json' with { type: 'json' }

export const release = {
  ...settings,
  nets: {
    'carson-city': [carsonCityAll],
    'great-western-trail': [
      greatWesternTrailSecond,
      greatWesternTrailFirst,
      greatWesternTrailNorth,
      greatWesternTrailSolo,
      greatWesternTrailSoloNorth,
    ],
  },
}
