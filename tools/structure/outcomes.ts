/** Outcomes that a page reads past the module that hides them from whoever does not want to know yet. */
import type { Source } from './sources.ts';

const web = 'apps/web/src/';
const module = `${web}lib/watch/spoiler.ts`;

/** What is only shown to whoever asked for the end of this one match, played there, or runs the league. */
const SHOWN = [
  ...['boards', 'blueprint-fleets', 'analysis', 'replay', 'ending', 'showcase', 'pairing'].map((of) => `lib/${of}/`),
  // The lines of a table that is open; the page of those who run a season.
  'lib/watch/stream-line.ts',
  'lib/watch/watching.svelte.ts',
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

/** The fields that tell how a match ended. */
const FIELDS = 'outcome|ratingChange';
/** Read as a member, in brackets too: `match.outcome`, `match?.outcome`, `match['outcome']`. */
const MEMBER = new RegExp(String.raw`(\S*?)(?:\.|\?\.|\[['"])(?:${FIELDS}|winners)\b`, 'g');
/** Taken out of something, over several lines too: in a declaration, a parameter, a loop, a constant of a template. */
const TAKEN = new RegExp(
  String.raw`(?:\b(?:const|let)\s*|@const\s*|\bas\s+|[(,]\s*)[{[](?:(?!=>)[^{}])*?\b(?:${FIELDS}|winners?)\b[^{}]*[}\]](?=\s*(?:=[^=>]|:|\)\s*=>|,|\)|\s*\())`,
  'g',
);
const PLACES = /\b(?:tablesOf|placesOf|bracketsOf|movementsOf|seasonStandings|seasonBracket)\(/g;
/** Kept in the browser, it would be told to whoever hides results later. */
const KEPT = /\b(?:localStorage|sessionStorage)\.setItem\([^)]*\b(?:outcome|standings|winners?)\b/g;

/** The numbers of lines, from 1, on which a pattern is found. */
function linesOf(text: string, pattern: RegExp, counts: (of: string) => boolean = () => true): number[] {
  return [...text.matchAll(pattern)]
    .filter(([, of = '']) => counts(of))
    .map(({ index, 0: { length } }) => text.slice(0, index + length).split('\n').length);
}

/** Types say what a thing is, and read nothing. */
const withoutTypes = (text: string): string =>
  text.replaceAll(/\b(?:Pick|Omit)<[^<>]*>/g, (each) => each.replaceAll(/[^\n]/g, ' '));

/** A sentence for each line that reads an outcome, a standing or a place, or shows one unasked. */
export function unhidden({ path, text }: Source): string[] {
  if (!path.startsWith(web) || path === module || SHOWN.some((of) => path.startsWith(of))) return [];
  const asks = path.startsWith(EMBEDDED) || text.includes('/spoiler.ts');
  const read = withoutTypes(text);
  const isPart = PARTS.includes(path);
  // A table that is open tells its own end: its page asks before it opens one.
  const fields = isPart ? [] : [...linesOf(read, MEMBER, (of) => !/\bstate$/.test(of)), ...linesOf(read, TAKEN)];
  const places = isPart || asks ? [] : linesOf(read, PLACES);
  const parts = isPart || asks ? [] : PARTS.flatMap((of) => linesOf(text, partImport(of)));
  return [...new Set([...fields, ...places, ...parts, ...linesOf(read, KEPT)])]
    .sort((one, other) => one - other)
    .map((line) => `${path}:${String(line)}: an outcome is had from lib/watch/spoiler.ts alone.`);
}

const partImport = (of: string): RegExp =>
  new RegExp(String.raw`/${(of.split('/').at(-1) ?? '').replaceAll('.', String.raw`\.`)}['"]`, 'g');
