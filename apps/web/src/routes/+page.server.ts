/** The front page is drawn when the site is built: sentence, board and buttons are there before any script. */
import { builtInMatch, gameCards } from '#lib/showcase/moments.ts';

export const prerender = true;
export const ssr = true;

export async function load() {
  const [games, [moment]] = await Promise.all([gameCards(), builtInMatch()]);
  return { games, moment: moment ?? null };
}
