/** Outcomes that a page reads past the module that hides them from whoever does not want to know yet. */
import type { Source } from './sources.ts';

const web = 'apps/web/src/';
const module = `${web}lib/watch/spoiler.ts`;

/** What is only shown to whoever asked for the end of this one match, played there, or runs the league. */
const SHOWN = [
  ...['boards', 'blueprint-fleets', 'analysis', 'replay', 'ending', 'showcase', 'pairing'].map((of) => `lib/${of}/`),
  // The line of a table that is open; the page of those who run a season.
  'lib/watch/stream-line.ts',
  'routes/season/[id]/desk/',
  // What an order to a tool of the builder comes to.
  'lib/builder/',
  // What a table of a league or one's own data comes to, in the words of who may read it.
  ...['words.ts', 'own-data.ts', 'own-card.svelte', 'results-card.svelte', 'bracket-words.ts'].map(
    (of) => `lib/leagues/${of}`,
  ),
].map((path) => `${web}${path}`);

/** Parts that show standings: who places one asks the module first. */
const PARTS = ['standings-table', 'places-card', 'moves-card', 'bracket-view'].map(
  (name) => `${web}lib/leagues/${name}.svelte`,
);
/** Other sites show them, and are sent no wish of anybody. */
const EMBEDDED = `${web}routes/embed/`;

const FIELD =
  /(\S*)\.(outcome|ratingChange)\b|\b(?:const|let) [{[][^=]*\b(?:outcome|winners?|ratingChange)\b[^=]*[}\]] = /g;
const PLACES = /\b(tablesOf|placesOf|bracketsOf|movementsOf)\(/g;

/** A sentence for each line that reads an outcome, a standing or a place, or shows one unasked. */
export function unhidden({ path, text }: Source): string[] {
  if (!path.startsWith(web) || path === module || SHOWN.some((of) => path.startsWith(of))) return [];
  const asks = path.startsWith(EMBEDDED) || text.includes('/spoiler.ts');
  return text.split('\n').flatMap((line, index) => {
    // A table that is open tells its own end: its page asks before it opens one.
    const field = !PARTS.includes(path) && [...line.matchAll(FIELD)].some(([, of = '']) => !/\bstate$/.test(of));
    const places = !PARTS.includes(path) && !asks && PLACES.test(line);
    PLACES.lastIndex = 0;
    const part = PARTS.some((of) => line.includes(`/${of.split('/').at(-1) ?? ''}'`));
    const shown = part && !asks && !PARTS.includes(path);
    return field || places || shown
      ? [`${path}:${String(index + 1)}: an outcome is had from lib/watch/spoiler.ts alone.`]
      : [];
  });
}
