/** What each event of minelaying changes, and what the log says of it. */
import type { RuleId } from '../../../kernel/contract.ts';
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { inches, shipName, sideName } from '../names.ts';
import type { State, Terrain } from '../table.ts';
import type { MineEvent } from './events.ts';

export const evolveMines: EvolversOf<State, MineEvent> = {
  'mine-laying-began': (draft) => {
    draft.match.phase = 'mines';
  },
  'minelayer-placed': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.place = 'table';
    ship.at = event.at;
    ship.facingCdeg = event.facingCdeg;
  },
  'mines-laid': (draft, event) => {
    draft.terrain[event.field.id] = event.field;
  },
  'mines-kept': () => undefined,
  'mine-laying-ended': (draft, event) => {
    for (const id of event.deployed) {
      const squadron = draft.squadrons[id];
      if (squadron !== undefined) squadron.deployed = true;
    }
  },
};

export interface MinesTold {
  readonly began: readonly RuleId[];
  readonly placed: readonly RuleId[];
  readonly laid: readonly RuleId[];
  readonly merged: readonly RuleId[];
  readonly kept: readonly RuleId[];
  /** How strong the field is, as in 'strength 8'. */
  strength(field: Terrain): string;
}

export const narrateMines = (told: MinesTold): NarratorsOf<State, MineEvent> => ({
  'mine-laying-began': () => ({ parts: ['Minelayers go first.'], rules: told.began, tone: 'phase' }),
  'minelayer-placed': (event, before) => ({
    parts: [
      sideName(before, event.by),
      ' sends ',
      shipName(before, event.ship),
      event.driftMils === 0 ? ' ahead; it does not drift.' : ` ahead; it drifts ${inches(event.driftMils)}.`,
    ],
    rules: told.placed,
    tone: 'roll',
    rolls: [{ label: 'drift', seat: event.by, sides: 20, faces: [event.face], need: null, counted: 1 }],
  }),
  'mines-laid': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.merged ? ' lays into a field that lies there' : ' lays a field',
      `: ${told.strength(event.field)}.`,
    ],
    rules: event.merged ? told.merged : told.laid,
    tone: 'act',
  }),
  'mines-kept': (event, before) => ({
    parts: [shipName(before, event.ship), ' lays no mines.'],
    rules: told.kept,
    tone: 'act',
  }),
  'mine-laying-ended': () => undefined,
});
