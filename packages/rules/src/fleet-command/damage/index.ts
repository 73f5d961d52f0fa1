export { capture, becomeHulk, destroyUnit } from './destruction.ts';
export type { Cause } from './events.ts';
export {
  addCrewDamage,
  addFocusFire,
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
