/** Who goes on from one stage to the next, and in which order. */
import { compare, fromExact } from '../fraction.ts';
import type { StandingsRow } from '../standings/index.ts';
import { bracketIn } from './bracket.ts';
import type { Entrant, Season } from './season.ts';
import { bySeed } from './seeding.ts';
import { drawOf, fieldsOf, formatOf } from './stages.ts';
import { tablesOf } from './table.ts';
import type { SeasonCut } from './terms.ts';

/** Somebody at the end of a stage; whose place is equal stands equal there. */
interface Placed {
  readonly entrant: number;
  readonly place: number;
}

/** What a place is worth beside those of other groups. */
type Worth = (a: number, b: number) => number;

/** Those who have not left, by group, in the order of their places. */
function placedIn(season: Season, stage: number): { readonly groups: readonly (readonly Placed[])[]; worth: Worth } {
  const gone = new Set(season.entrants.filter(({ status }) => status === 'left').map(({ number }) => number));
  const bracket = bracketIn(season, drawOf(season, stage));
  if (bracket !== undefined)
    return { groups: [bracket.places.filter(({ entrant }) => !gone.has(entrant))], worth: () => 0 };
  if (formatOf(season, stage).kind === 'ladder') {
    const order = season.ladder.map(({ number }, index) => ({ entrant: number, place: index + 1 }));
    return { groups: [order.filter(({ entrant }) => !gone.has(entrant))], worth: () => 0 };
  }
  const rows = tablesOf(season, () => '', season.rounds.length, stage).map((table) => table.rows);
  const known = new Map(rows.flat().map((row): [number, StandingsRow] => [row.number, row]));
  const format = formatOf(season, stage);
  const noPlace = format.kind === 'open' && format.short === 'unplaced';
  const points = (entrant: number) => fromExact(known.get(entrant)?.points.value ?? '0');
  return {
    groups: rows.map((group) =>
      group.flatMap(({ number, place, short }) =>
        place === null || gone.has(number) || (short !== null && noPlace) ? [] : [{ entrant: number, place }],
      ),
    ),
    worth: (a, b) => compare(points(b), points(a)),
  };
}

/** Start numbers, the first seed of the next stage first. */
export function goingOn(
  season: Season,
  stage: number,
  { to, ties }: Pick<SeasonCut, 'to' | 'ties'>,
): readonly number[] {
  const { groups, worth } = placedIn(season, stage);
  const entrants = new Map(season.entrants.map((each): [number, Entrant] => [each.number, each]));
  const seeds = bySeed(fieldsOf(season, stage).flat()).map(({ number }) => number);
  const lot = (number: number): number => entrants.get(number)?.lot ?? 0;
  const chance: Worth = ties === 'seed' ? (a, b) => seeds.indexOf(a) - seeds.indexOf(b) : (a, b) => lot(a) - lot(b);
  const parted = groups.map((group) => group.toSorted((a, b) => a.place - b.place || chance(a.entrant, b.entrant)));
  const order: Placed[] = [];
  const longest = Math.max(0, ...parted.map(({ length }) => length));
  for (let place = 0; place < longest && order.length < to; place += 1) {
    const row = parted.flatMap((group) => group[place] ?? []);
    const left = to - order.length;
    const best =
      row.length <= left ? row : row.toSorted((a, b) => worth(a.entrant, b.entrant) || chance(a.entrant, b.entrant));
    order.push(...best.slice(0, left));
  }
  if (ties === 'all' && groups.length === 1) {
    const last = order.at(-1)?.place;
    order.push(...(parted[0] ?? []).slice(order.length).filter(({ place }) => place === last));
  }
  return order.map(({ entrant }) => entrant);
}
