export { becomeHulk, destroyUnit } from './destruction.ts';
export type { Cause } from './events.ts';
export {
  addCrewDamage,
  addFocusFire,
  capture,
  cripple,
  endBuffs,
  living,
  loseShips,
  placeBuff,
  removeFocusFire,
  repairOne,
} from './harm.ts';
export {
  assignPatrol,
  checkLeaving,
  checkPatrol,
  isFree,
  leavingHexes,
  patrolParents,
  releasePatrol,
} from './patrol.ts';
export {
  checkArtifactTransfer,
  checkPickUp,
  checkTransfer,
  pickUpArtifact,
  transferArtifact,
  transferCrew,
} from './transfer.ts';
