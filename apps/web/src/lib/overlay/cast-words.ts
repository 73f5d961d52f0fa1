/** A cast in two lines: its title, and who casts. */
import type { CastPage } from '@broadside/protocol';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const castWords = ({ title, casters }: Pick<CastPage, 'title' | 'casters'>): { title: string; by: string } => ({
  title,
  by: listed(casters.map(({ name }) => name)),
});
