import type { State } from '../table.ts';
import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import type { SetupEvent } from './events.ts';

/** Ships and fighters come to the table, each to its place. */
export function putOnTable(
  draft: State,
  { ships, fighters }: Pick<Extract<SetupEvent, { kind: 'squadron-deployed' }>, 'ships' | 'fighters'>,
): void {
  for (const { ship: id, at, facingCdeg } of ships) {
    const ship = draft.ships[id];
    if (ship === undefined) continue;
    ship.place = 'table';
    ship.at = at;
    ship.facingCdeg = facingCdeg;
  }
  for (const { fighter: id, at } of fighters) {
    const fighter = draft.fighters[id];
    if (fighter === undefined) continue;
    fighter.place = 'table';
    fighter.at = at;
  }
}

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
    putOnTable(draft, event);
  },
  'scouts-held': () => undefined,
};
