export { fighterAttack } from './attack.ts';
export { dogfight } from './dogfight.ts';
export { relaunch } from './relaunch.ts';
