/** Where the golden records lie, one for each released edition of a ruleset. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const goldenFolder = fileURLToPath(new URL('golden', import.meta.url));

export const goldenPath = ({ id, edition }: { readonly id: string; readonly edition: string }): string =>
  join(goldenFolder, `${id}-${edition}.broadside.json`);
