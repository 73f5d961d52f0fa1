/** What the camera should show while something is prepared on a small screen: the unit with where it may go, or both ends. */
import type { Draft } from './drafts/drafting.ts';
import { hexOf, type Hex, type Sight } from './rules.ts';

/** Hexes that belong on the screen together; none: the whole board. */
export function stageOf(draft: Draft | undefined, sight: Sight): readonly Hex[] {
  const where = (id: string | null | undefined): readonly Hex[] => {
    const unit = id ? sight.units[id] : undefined;
    const at = unit && hexOf(sight, unit);
    return at ? [at] : [];
  };
  switch (draft?.form) {
    case 'course':
      return [...where(draft.unit), ...draft.hexes];
    case 'attack':
      return [...where(draft.unit), ...where(draft.offer?.target)];
    case 'fields':
      return [...where(draft.unit), ...(draft.offer?.fields ?? []).flatMap((id) => sight.features[id]?.at ?? [])];
    case 'place':
      return draft.hexes.length > 12 ? [] : draft.hexes;
    default:
      return [];
  }
}
