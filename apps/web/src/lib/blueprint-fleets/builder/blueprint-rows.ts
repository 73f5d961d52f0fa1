/** A ship on paper as its blueprint shows it: what stands in every space, empty, fitted or wrong. */
import type { CardSpace } from '@broadside/rules/mechanics/blueprint-fleets';
import type { BlueprintRow } from '#lib/components/blueprint.ts';
import type { DesignProblem } from './judge.ts';

/** `rows` as the card of the ship has them; `lit` is a space that is wanted and not fitted. */
export function blueprintRows(
  rows: readonly (readonly (CardSpace<string> | null)[])[],
  wrong: readonly DesignProblem[],
  lit?: string,
): readonly BlueprintRow[] {
  const faulty = new Set([lit, ...wrong.map(({ item }) => (item?.part === 'customizations' ? undefined : item?.at))]);
  return rows.map((row) =>
    row.flatMap((cell) => {
      if (cell === null) return [];
      const { space, label, name, faces, empty } = cell;
      return [{ label, name, faces, state: faulty.has(space) ? 'faulty' : empty ? 'empty' : 'working' }];
    }),
  );
}
