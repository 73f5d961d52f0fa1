/** What the spaces of a blueprint are called (DA-12.3). */
import type { SpaceId } from '../ids.ts';

export const spaceTitles: Readonly<Record<SpaceId, string>> = {
  F: 'Fore',
  P: 'Port',
  S: 'Starboard',
  A: 'Aft',
  W1: 'Mount 1',
  W2: 'Mount 2',
  T1: 'Turret 1',
  T2: 'Turret 2',
  T3: 'Turret 3',
  T4: 'Turret 4',
  E1: 'Equipment 1',
  E2: 'Equipment 2',
  E3: 'Equipment 3',
  RE1: 'Reactor 1',
  RE2: 'Reactor 2',
  BR: 'Bridge',
  LS: 'Life Support',
  DF: 'Defense Network',
  HY: 'Hyperdrive',
  HG: 'Hangar',
  HG2: 'Hangar 2',
  CG: 'Hold',
  DR1: 'Main Drive 1',
  DR2: 'Main Drive 2',
};
