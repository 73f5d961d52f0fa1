/** How the things of the board are marked while a draft is open, and what the frames on the table say about them. */
import type { HexLook } from '#lib/hex/model.ts';
import type { Draft } from '../drafts/drafting.ts';
import type { Sight } from '../rules.ts';

const idOf = (record: string): string => record.slice(record.indexOf(':') + 1);

function chosenOf(draft: Draft): readonly string[] {
  switch (draft.form) {
    case 'order':
      return [...draft.units.filter((id) => id !== null), ...(draft.first ? [draft.first] : [])];
    case 'fields':
      return [...draft.picked, ...(draft.unit ? [draft.unit] : [])];
    case 'cards':
      return [];
    default:
      return draft.unit ? [draft.unit] : [];
  }
}

/** Whom the table is looking at by itself: the target of an attack, the unit that is held up. */
function aimedAt(sight: Sight): string | undefined {
  if (sight.match.step === 'over') return undefined;
  const attack = sight.frames.findLast((frame) => frame.kind === 'attack');
  if (attack?.kind === 'attack') return attack.target;
  const top = sight.frames.at(-1);
  return top?.kind === 'window' ? (top.unit ?? undefined) : undefined;
}

/** Looks by the ids of stacks and of ground, what may be chosen first and in the order of the offers: Tab goes by it. */
export function looksOf(
  sight: Sight,
  draft: Draft | undefined,
  looked: string | undefined,
): ReadonlyMap<string, HexLook> {
  const looks = new Map<string, HexLook>();
  const aim = aimedAt(sight);
  for (const record of draft?.lit ?? []) looks.set(idOf(record), 'lit');
  if (aim !== undefined && !looks.has(aim)) looks.set(aim, 'aim');
  for (const id of draft ? chosenOf(draft) : []) looks.set(id, 'chosen');
  if (draft?.form === 'attack' && draft.offer) looks.set(draft.offer.target, 'aim');
  if (draft?.form === 'course' && draft.patrol !== null) looks.set(draft.patrol, 'chosen');
  const own = looked === undefined ? undefined : idOf(looked);
  if (own !== undefined && !looks.has(own)) looks.set(own, 'chosen');
  return looks;
}
