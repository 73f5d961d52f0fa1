/** The spaces of a blueprint in short, and the faces that strike them. */

const labels: Readonly<Record<string, string>> = {
  BR: 'Bridge',
  LS: 'Life sup.',
  DF: 'Def. net',
  HY: 'Hyper',
  HG: 'Hangar',
  HG2: 'Hangar',
  CG: 'Hold',
  RE1: 'Reactor',
  RE2: 'Reactor',
  DR1: 'Drive',
  DR2: 'Drive',
};

/** As a box of the blueprint has room for. */
export const spaceLabel = (space: string): string => labels[space] ?? space;

/** The d20 faces that strike a space, as they are written: `11–12`. */
export const facesOf = (
  criticals: readonly { readonly from: number; readonly to: number; readonly space: string }[],
  space: string,
): string =>
  criticals
    .filter((row) => row.space === space)
    .map((row) => (row.from === row.to ? String(row.from) : `${row.from}–${row.to}`))
    .join(', ');
