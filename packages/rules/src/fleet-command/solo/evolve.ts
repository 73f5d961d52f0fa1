import type { SideId } from '../ids.ts';
import type { EvolversOf, State } from '../state.ts';
import type { SoloEvent } from './events.ts';

const none = { arrived: 0, played: [], reacted: false, passed: false };

function take(draft: State, side: SideId): NonNullable<State['sides'][string]['solo']> {
  const record = draft.sides[side];
  if (record === undefined) throw new Error(`no side ${side}`);
  record.solo ??= { ...none, played: [] };
  return record.solo;
}

export const evolveSolo: EvolversOf<SoloEvent> = {
  'enemy-drew': (draft) => {
    draft.secrets.deck.pop();
    draft.match.deckCards = draft.secrets.deck.length;
  },
  'enemy-shuffled': (draft, { deck }) => {
    draft.secrets.deck = [...deck];
    draft.match.deckCards = deck.length;
    draft.match.discards = [];
  },
  'enemy-banked': (draft, { side, bank, discarded }) => {
    const record = draft.sides[side];
    if (record !== undefined) record.bank = [...bank];
    draft.match.discards.push(...discarded);
  },
  'enemy-discarded': (draft, { card }) => {
    draft.match.discards.push(card);
  },
  'enemy-acts': (draft, { unit: id }) => {
    const unit = draft.units[id];
    if (unit !== undefined) unit.activated = true;
  },
  'enemy-declared': () => {},
  'enemy-chose': () => {},
  'enemy-heads': () => {},
  'enemy-aims': () => {},
  'enemy-forfeits': () => {},
  'enemy-downgraded': () => {},
  'enemy-arrived': (draft, { side }) => {
    take(draft, side).arrived += 1;
  },
  'enemy-passed': (draft, { side }) => {
    take(draft, side).passed = true;
  },
  'enemy-interrupted': (draft, { side, type }) => {
    const solo = take(draft, side);
    solo.reacted = true;
    solo.played.push(type);
  },
};
