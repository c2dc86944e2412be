import { choiceKey, type Message, UNKNOWN } from '@railhead/kernel'
import { type Box, boxOf } from '../../../src/components/box.js'
import { SPECIAL_ACTIONS } from '../../../src/components/buildings.js'
import { CATTLE, FIRST_OBJECTIVE } from '../../../src/components/cattle.js'
import { OBJECTIVES } from '../../../src/components/objectives.js'
import { WORKER_SPACES } from '../../../src/components/playerBoard.js'
import {
  isHazard,
  isOutlaw,
  isWorker,
  neutralTile,
  privateTile,
  WORKERS,
} from '../../../src/components/tiles.js'
import { configSpec } from '../../../src/config.js'
import { SCORE_LINES } from '../../../src/scoring.js'
import type { Action } from '../../../src/task.js'
import * as words from '../../../src/text/index.js'

const BOXES: readonly Box[] = [0, 1, 2, 3].map(boxOf)
const indices = (list: readonly unknown[]): number[] => list.map((_, i) => i)

/** Everything that can be done at a place, or is offered. */
function actionsOf(box: Box): Action[] {
  const local = [...box.neutralBuildings, ...box.buildings.flat().map(({ actions }) => actions)]
  return [
    ...local.flat().flatMap(words.alternatives),
    ...Object.values(SPECIAL_ACTIONS),
    ...box.auxiliaries.flatMap(({ single, double }) => [single, double]),
    ...(box.north?.mediumTiles.flatMap(({ effect }) =>
      effect.kind === 'choose' ? effect.actions : [{ gain: [effect] }],
    ) ?? []),
  ]
}

/** The words of chips. */
export const briefs = (): Message[] =>
  BOXES.flatMap(box => actionsOf(box).map(action => words.briefAction(action, box.edition)))

function ofBox(box: Box): Message[] {
  const { edition, trail } = box
  const cards = [...indices(CATTLE), ...indices(OBJECTIVES).map(i => FIRST_OBJECTIVE + i), UNKNOWN]
  const tiles = Array.from({ length: 64 }, (_, tile) => tile).filter(
    tile => isWorker(tile) || isOutlaw(tile) || isHazard(tile),
  )
  const faces: readonly (0 | 1)[] = [0, 1]
  return [
    ...cards.flatMap(card => [
      words.cardName(card, box),
      words.cardText(card, box),
      words.cardHelp(card, box),
    ]),
    ...[...tiles, neutralTile(2), privateTile(1, 3)].flatMap(tile => [
      words.tileName(tile, box),
      words.tileHelp(tile, 3, box),
    ]),
    ...faces.flatMap(face =>
      indices(box.buildings[face])
        .slice(1)
        .flatMap(number => [
          words.buildingName(number, face),
          words.buildingHelp(number, face, box.buildings, edition),
        ]),
    ),
    ...indices(box.neutralBuildings).flatMap(i => [words.neutralName(i), words.neutralHelp(i)]),
    ...indices(box.stationMasters).flatMap(tile => [
      words.stationMasterName(tile),
      words.stationMasterHelp(tile, box),
    ]),
    ...box.cities.flatMap(city => [words.cityName(city), words.cityHelp(city, edition)]),
    ...box.stations.map(words.stationHelp),
    ...box.discSpaces.flatMap(disc => [words.discName(disc), words.discHelp(disc)]),
    ...box.auxiliaries.flatMap(auxiliary => [
      words.auxiliaryName(box.discSpaces[auxiliary.disc].name),
      words.auxiliaryHelp(auxiliary, edition),
    ]),
    ...WORKERS.flatMap(worker =>
      Array.from({ length: WORKER_SPACES }, (_, i) => words.workerBonusHelp(worker, i + 1, box)),
    ),
    ...indices(trail.spaces).flatMap(space => [
      words.spaceName(trail, space, edition),
      words.spaceHelp(trail, space, box.campRewards[trail.camps.indexOf(space)], edition),
    ]),
    ...(box.north?.towns.map(town => words.townName(town, box.cities)) ?? []),
    ...(box.north?.mediumTiles.map(tile => words.taskText(tile.effect, edition)) ?? []),
  ]
}

/** Names and helps of everything in the boxes, and of the settings. */
export const componentTexts = (): Message[] => [
  ...BOXES.flatMap(ofBox),
  ...briefs(),
  ...SCORE_LINES.map(words.categoryName),
  ...words.PHASES.flatMap(phase => [words.phaseName(phase), words.phaseHelp(phase)]),
  ...configSpec.fields.flatMap(field => [
    { key: `config.${field.name}` },
    { key: `help.config.${field.name}` },
    ...field.choices.map(choice => ({ key: choiceKey(field, choice) })),
  ]),
  { key: 'config.orangeObjectives.none' }, // what leaving the setting open means
]
