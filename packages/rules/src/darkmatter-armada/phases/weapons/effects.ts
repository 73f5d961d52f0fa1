/** What each event of an attack changes in the state. */
import { readable } from '../../../kernel/ruleset/draft.ts';
import { draftsWhere } from '../../../kernel/ruleset/evolve.ts';
import { evolveInitiative } from '../../../mechanics/blueprint-fleets/initiative/effects.ts';
import type { InitiativeEvent } from '../../../mechanics/blueprint-fleets/initiative/schema.ts';
import type { EvolversOf } from '../../state.ts';
import { quadrantOf } from './aim.ts';
import type { WeaponEvent } from './schema.ts';

/** A new round: every Target Resolution may be lent again (DA-12.4.16). */
export const evolveRounds: EvolversOf<InitiativeEvent> = {
  ...evolveInitiative,
  'round-began': (draft, event) => {
    evolveInitiative['round-began'](draft, event);
    for (const { activation } of draftsWhere(
      draft.ships,
      ({ activation: { targetResolutionUsed } }) => targetResolutionUsed,
    ))
      activation.targetResolutionUsed = false;
  },
};

export const evolveWeapons: EvolversOf<WeaponEvent> = {
  'fire-declared': (draft, event) => {
    for (const { ship: id, mount } of event.weapons) {
      const activation = draft.ships[id]?.activation;
      if (activation === undefined) continue;
      activation.fired = readable(activation.fired).concat(mount);
      if (quadrantOf[mount] !== null)
        activation.aimed[mount] = readable(activation.aimed[mount] ?? []).concat(event.target);
    }
    const helper = event.targetResolution === null ? undefined : draft.ships[event.targetResolution];
    if (helper !== undefined) helper.activation.targetResolutionUsed = true;
    if (event.mode === 'coordinated') draft.match.coordinatedFire = true;
  },
  'attack-rolled': () => undefined,
  'defence-committed': (draft, event) => {
    const ship = draft.ships[event.target];
    if (ship === undefined) return;
    for (const { space, clouds } of event.chaff) ship.spent[space] = (ship.spent[space] ?? 0) + clouds;
  },
  'defence-rolled': () => undefined,
  'effect-chosen': () => undefined,
  'initiative-jammed': (draft, event) => {
    const side = draft.sides[event.seat];
    if (side !== undefined) side.cyberwarfare += 1;
  },
  'ship-displaced': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.at = event.to;
    ship.facingCdeg = event.facingCdeg;
  },
  'location-rolled': () => undefined,
  'location-shifted': () => undefined,
};
