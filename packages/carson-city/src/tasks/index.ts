import type { Task, TaskKind, TaskOf } from '../state.js'
import { act } from './act.js'
import { build } from './build.js'
import { buyPackage } from './buyPackage.js'
import { buyParcel } from './buyParcel.js'
import { buyPoints } from './buyPoints.js'
import { buyTile } from './buyTile.js'
import { cashLimit } from './cashLimit.js'
import { chooseBenefit } from './chooseBenefit.js'
import { claimParcel } from './claimParcel.js'
import { consent } from './consent.js'
import { deferredConstruction } from './deferredConstruction.js'
import { fixOrder } from './fixOrder.js'
import { freeParcel } from './freeParcel.js'
import { grocerIncome } from './grocerIncome.js'
import { layRoads } from './layRoads.js'
import { place } from './place.js'
import { placeHouse } from './placeHouse.js'
import { placeTogether } from './placeTogether.js'
import { playToken } from './playToken.js'
import { takeCharacter } from './takeCharacter.js'
import type { TaskRules } from './taskRules.js'
import { workerTile } from './workerTile.js'

/** The rules of every kind of question: a new kind does not compile until it has some. */
const RULES: { readonly [Kind in TaskKind]: TaskRules<TaskOf<Kind>> } = {
  act,
  build,
  buyPackage,
  buyParcel,
  buyPoints,
  buyTile,
  cashLimit,
  chooseBenefit,
  claimParcel,
  consent,
  deferredConstruction,
  fixOrder,
  freeParcel,
  grocerIncome,
  layRoads,
  place,
  placeHouse,
  placeTogether,
  playToken,
  takeCharacter,
  workerTile,
}

/** The rules of a task. Safe: the table has the rules of each kind under its name. */
export function rulesOf(task: Task): TaskRules<Task> {
  return RULES[task.kind] as TaskRules<Task>
}
