import type { EvolversOf, State } from '../../state.ts';
import type { WeaponEvent } from './schema.ts';

type Declared = Extract<WeaponEvent, { kind: 'fire-declared' }>;
type Impaired = Extract<WeaponEvent, { kind: 'ship-impaired' }>;

function declareFire(draft: State, event: Declared): void {
  for (const { ship: id, mounts, arcs } of event.shooters) {
    const ship = draft.ships[id];
    if (ship === undefined) continue;
    const { activation } = ship;
    for (const { mount, dice } of mounts) {
      activation.fired[mount] = (activation.fired[mount] ?? 0) + dice;
      activation.aimed[mount] = [...(activation.aimed[mount] ?? []), event.target];
    }
    if (arcs !== null) activation.arcs = arcs;
    // R-QR-133: the attack it takes part in is the one that went without the bonus.
    ship.antimatter = false;
  }
  const helper = event.targetResolution === null ? undefined : draft.ships[event.targetResolution];
  if (helper !== undefined) helper.activation.targetResolutionUsed = true;
}

function impair(draft: State, event: Impaired): void {
  const ship = draft.ships[event.ship];
  if (ship === undefined) return;
  if (event.of === 'defense') ship.defLost += event.amount;
  else if (event.of === 'critical-rating') ship.crLost += event.amount;
  else if (event.of === 'plasma-effects') ship.plasmaEffects += event.amount;
  else ship.antimatter = true;
}

export const evolveWeapons: EvolversOf<WeaponEvent> = {
  'fire-declared': declareFire,
  'defence-committed': () => undefined,
  'attack-rolled': () => undefined,
  'defence-rolled': () => undefined,
  'results-cancelled': () => undefined,
  'hits-intercepted': () => undefined,
  'screen-hits-assigned': () => undefined,
  'armor-held': () => undefined,
  'results-ignored': () => undefined,
  'extra-dice-rolled': () => undefined,
  'ship-impaired': impair,
  'initiative-jammed': (draft, event) => {
    const side = draft.sides[event.seat];
    if (side !== undefined) side.cyberwarfare += event.results;
  },
  'generator-destroyed': (draft, event) => {
    const ship = draft.ships[event.ship];
    const space = ship?.spaces[event.space];
    if (ship === undefined || space === undefined) return;
    space.condition = 'destroyed';
    ship.shields[event.space] = null;
  },
  'ship-pushed': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.at = event.to;
  },
};
