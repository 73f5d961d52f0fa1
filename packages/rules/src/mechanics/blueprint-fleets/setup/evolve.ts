import type { State } from '../table.ts';
import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import type { SetupEvent } from './events.ts';

export const evolveSetup: EvolversOf<State, SetupEvent> = {
  'terrain-rolled': (draft, event) => {
    for (const { terrain } of event.pieces) draft.terrain[terrain.id] = terrain;
  },
  'terrain-order-rolled': (draft, event) => {
    const { winner } = event;
    if (winner === null) return;
    draft.match.order = [winner, ...event.rolls.map((roll) => roll.seat).filter((seat) => seat !== winner)];
  },
  'terrain-placed': (draft, event) => {
    const terrain = draft.terrain[event.terrain];
    if (terrain === undefined) return;
    terrain.at = event.at;
    if (terrain.footprint.kind === 'rectangle' && event.facingCdeg !== null)
      terrain.footprint.facingCdeg = event.facingCdeg;
  },
  'terrain-discarded': (draft, event) => {
    const terrain = draft.terrain[event.terrain];
    if (terrain !== undefined) terrain.discarded = true;
  },
  'deployment-rolled': (draft) => {
    draft.match.phase = 'deployment';
  },
  'deployer-chosen': (draft, event) => {
    draft.match.order = event.order;
  },
  'squadron-deployed': (draft, event) => {
    const squadron = draft.squadrons[event.squadron];
    if (squadron !== undefined) squadron.deployed = true;
    for (const placed of event.ships) {
      const ship = draft.ships[placed.ship];
      if (ship === undefined) continue;
      ship.place = 'table';
      ship.at = placed.at;
      ship.facingCdeg = placed.facingCdeg;
    }
    for (const placed of event.fighters) {
      const fighter = draft.fighters[placed.fighter];
      if (fighter === undefined) continue;
      fighter.place = 'table';
      fighter.at = placed.at;
    }
  },
  'scouts-held': () => undefined,
};
