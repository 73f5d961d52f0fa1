/** The Shield Generators a Disruptor may destroy: the owner's choice (R-QR-137). */
import { ordnance } from '../../data/ordnance.ts';
import type { SpaceId } from '../../ids.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { fittedSpaces } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { resultsOf } from './effects.ts';
import type { AttackFrame } from './frames.ts';

/** Generators that are not destroyed yet, offline ones included. */
export const liveGenerators = (ship: Ship): readonly SpaceId[] =>
  fittedSpaces(ship, 'shield-generator').filter((space) => ship.spaces[space]?.condition !== 'destroyed');

/** What the owner may choose from; none where too few results are left. */
export function generatorsAtStake(state: OpenTable, frame: AttackFrame): readonly SpaceId[] {
  const { effect } = ordnance.disruptor;
  const needed = effect.kind === 'destroy-shield-generator' ? effect.results : Infinity;
  if (resultsOf(frame, 'destroy-shield-generator') < needed) return [];
  return liveGenerators(shipOf(state, frame.target));
}
