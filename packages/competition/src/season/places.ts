/** The places of a whole season: those of its last stage first, then those who did not come so far. */
import { bracketIn } from './bracket.ts';
import type { Season } from './season.ts';
import { drawOf, formatOf, playsOff, stageNow } from './stages.ts';
import { tablesOf } from './table.ts';

export interface SeasonPlace {
  readonly entrant: number;
  /** Null where it is not decided yet. */
  readonly place: number | null;
  /** `3`, `=3` where it is shared, empty where it is not decided. */
  readonly placeText: string;
  /** The stage that it comes from. */
  readonly stage: number;
}

interface Stood {
  readonly entrant: number;
  /** In the stage; null where it is not decided. */
  readonly place: number | null;
}

/** Everybody of a stage; of groups those with the same place share it. */
function stoodIn(season: Season, stage: number): readonly Stood[] {
  const draw = drawOf(season, stage);
  const bracket = bracketIn(season, draw);
  if (bracket !== undefined) {
    const placed = new Set(bracket.places.map(({ entrant }) => entrant));
    const still = (draw?.groups[0] ?? []).filter((entrant) => !placed.has(entrant));
    // After a correction that changed nothing of what followed, somebody is without a place though all is played.
    const last = bracket.finished ? Math.max(...bracket.places.map(({ place }) => place)) : null;
    const unplaced = still.map((entrant) => ({ entrant, place: last }));
    return last === null ? [...unplaced, ...bracket.places] : [...bracket.places, ...unplaced];
  }
  if (formatOf(season, stage).kind === 'ladder')
    return season.ladder.map(({ number }, index) => ({ entrant: number, place: index + 1 }));
  const tables = tablesOf(season, () => '', season.rounds.length, stage);
  const format = formatOf(season, stage);
  if (format.kind === 'round-robin' && format.tiers !== undefined) return byTier(tables.map(({ rows }) => rows));
  const rows = tables.flatMap(({ rows: all }) => all.map(({ number, place }) => ({ entrant: number, place })));
  const order = rows.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  return order.map(({ entrant, place }) => ({
    entrant,
    place: place === null ? null : 1 + order.filter((each) => (each.place ?? Infinity) < place).length,
  }));
}

/** Whoever is in a lower tier stands behind everybody of the higher ones. */
function byTier(tiers: readonly (readonly { readonly number: number; readonly place: number | null }[])[]): Stood[] {
  let ahead = 0;
  const stood: Stood[] = [];
  for (const rows of tiers) {
    for (const { number: entrant, place } of rows)
      stood.push({ entrant, place: place === null ? null : ahead + place });
    ahead += rows.length;
  }
  return stood;
}

/** In order; nobody stands twice. */
export function placesOf(season: Season): readonly SeasonPlace[] {
  const placed: SeasonPlace[] = [];
  const known = new Set<number>();
  // Play-offs between tiers change nobody's place in this season.
  const last = playsOff(season.terms.format) ? 0 : stageNow(season);
  for (let stage = last; stage >= 0; stage -= 1) {
    const before = known.size;
    const all = stoodIn(season, stage);
    const wentOn = all.filter(({ entrant }) => known.has(entrant));
    const stood = all.filter(({ entrant }) => !known.has(entrant));
    for (const { entrant, place } of stood) {
      // Those who went on leave their places of this stage to nobody: the others move up behind them.
      const ahead = wentOn.filter((each) => place !== null && (each.place ?? 0) < place).length;
      const own = place === null ? null : before + place - ahead;
      const shared = stood.filter((each) => each.place === place).length > 1;
      placed.push({ entrant, place: own, placeText: own === null ? '' : `${shared ? '=' : ''}${String(own)}`, stage });
      known.add(entrant);
    }
  }
  return placed;
}
