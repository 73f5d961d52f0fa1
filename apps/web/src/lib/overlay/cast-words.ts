/** A cast in two lines: its title, and who casts. */
import type { CastPage } from '@broadside/protocol';
import { listedWords } from '#lib/components/listed.ts';

export const castWords = ({ title, casters }: Pick<CastPage, 'title' | 'casters'>): { title: string; by: string } => ({
  title,
  by: listedWords(casters.map(({ name }) => name)),
});
