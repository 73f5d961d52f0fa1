import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import type { State } from '../table.ts';
import type { AmbushEvent } from './events.ts';

export const evolveAmbush: EvolversOf<State, AmbushEvent> = {
  'squadron-hidden': (draft, event) => {
    const squadron = draft.squadrons[event.squadron];
    if (squadron !== undefined) squadron.deployed = true;
    for (const disc of event.discs) draft.discs[disc.id] = disc;
    draft.secrets.ambushes[event.squadron] = event.real;
  },
  'disc-revealed': (draft, event) => {
    for (const id of event.removed) delete draft.discs[id];
    if (!event.decoy) delete draft.secrets.ambushes[event.squadron];
  },
  'ambush-sprung': (draft, event) => {
    for (const { ship: id, at, facingCdeg } of event.ships) {
      const ship = draft.ships[id];
      if (ship === undefined) continue;
      ship.place = 'table';
      ship.at = at;
      ship.facingCdeg = facingCdeg;
    }
    for (const { fighter: id, at } of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = 'table';
      fighter.at = at;
    }
  },
  'stayed-hidden': () => undefined,
};
