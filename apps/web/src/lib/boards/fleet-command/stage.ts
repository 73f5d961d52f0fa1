/** What the camera should show while something is prepared on a small screen: the unit with where it may go, or both ends. */
import { within } from '@broadside/rules/geometry/hex';
import type { Draft } from './drafts/drafting.ts';
import { hexOf, type Hex, type Sight } from './rules.ts';

/** Around a duel so many hexes are shown, so that it is seen where on the board it is fought. */
const AROUND = 3;

/** Hexes that belong on the screen together; none: the whole board. */
export function stageOf(draft: Draft | undefined, sight: Sight): readonly Hex[] {
  if (sight.match.step === 'over') return [];
  const where = (id: string | null | undefined): readonly Hex[] => {
    const unit = id ? sight.units[id] : undefined;
    const at = unit && hexOf(sight, unit);
    return at ? [at] : [];
  };
  const near = (id: string | null | undefined): readonly Hex[] =>
    where(id).flatMap((hex) => within(hex, AROUND, sight.match.board));
  switch (draft?.form) {
    case 'course':
      return [...where(draft.unit), ...draft.hexes];
    case 'attack':
      return [...near(draft.unit), ...near(draft.offer?.target)];
    case 'fields':
      return [...near(draft.unit), ...(draft.offer?.fields ?? []).flatMap((id) => sight.features[id]?.at ?? [])];
    case 'place':
      return draft.hexes.length > 12 ? [] : draft.hexes.flatMap((hex) => within(hex, 1, sight.match.board));
    default: {
      const frame = sight.frames.at(-1);
      if (frame?.kind === 'window') return near(frame.unit);
      return frame?.kind === 'attack' ? [...near(frame.attacker), ...near(frame.target)] : [];
    }
  }
}
