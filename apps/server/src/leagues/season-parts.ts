/** Parts of a season as everybody may know them [LEAGUE-150]. */
import { battleKey, placesOf, readable, tablesOf } from '@broadside/competition/season';
import type { Season, SeasonRound } from '@broadside/competition/season';
import type {
  SeasonAnnouncements,
  SeasonEntrants,
  SeasonLots,
  SeasonRoundPart,
  SeasonRounds,
  SeasonStandings,
} from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import type { SeenByAll } from './seen-by-all.ts';

const seqOf = ({ journal }: SeenByAll): number => journal.length;
const namesOf = ({ season, nameOf }: SeenByAll): { [number: string]: string } =>
  Object.fromEntries(season.entrants.map((each) => [String(each.number), nameOf(each)]));

export const entrantsPart = (seen: SeenByAll): SeasonEntrants => ({
  seq: seqOf(seen),
  entrants: seen.season.entrants.map((each) => ({ ...each, name: seen.nameOf(each) })),
});

export const roundsPart = (seen: SeenByAll): SeasonRounds => ({
  seq: seqOf(seen),
  rounds: seen.season.rounds.map((round) => roundOf(seen.season, round)),
  names: namesOf(seen),
});

/** Throws a problem where there is no such round. */
export function roundPart(seen: SeenByAll, number: number): SeasonRoundPart {
  const round = seen.season.rounds.find((each) => each.number === number);
  if (round === undefined) throw new HttpProblem(404, 'no-round', noRound(seen.season.rounds.length));
  return { seq: seqOf(seen), round: roundOf(seen.season, round), names: namesOf(seen) };
}

const noRound = (last: number): string =>
  last === 0
    ? 'No round of this season is published yet.'
    : `There is no such round. Name one from 1 to ${String(last)}.`;

function roundOf({ battles, times }: Season, round: SeasonRound): SeasonRoundPart['round'] {
  const settled = round.pairings.flatMap((_, index) => {
    const battle = battles[battleKey(round.number, index)]?.battle ?? null;
    return battle === null ? [] : [[String(index), battle] as const];
  });
  return {
    ...{ number: round.number, opensAt: round.opensAt, endsAt: round.endsAt },
    pairings: round.pairings.map(({ sides: [first, second], ...each }) => ({ ...each, sides: [first, second] })),
    byes: [...round.byes],
    battles: Object.fromEntries(settled),
    times: times.filter((each) => each.round === round.number),
  };
}

export function standingsPart(seen: SeenByAll): SeasonStandings {
  const { season, nameOf } = seen;
  const names = namesOf(seen);
  const tables = tablesOf(season, nameOf);
  return {
    seq: seqOf(seen),
    tieBreaks: (tables[0]?.rows[0]?.tieBreaks ?? season.terms.tieBreaks).map(({ id }) => id),
    tables: tables.map(({ after, waiting, rows }) => ({
      ...{ after, open: waiting.length },
      rows: rows.map(({ place, placeText, number, name, won, drawn, lost, points, tieBreaks, left, short }) => ({
        ...{ place, placeText, entrant: number, name, won, drawn, lost },
        points: readable(points.value),
        tieBreaks: tieBreaks.map(({ value }) => (value === null ? null : readable(value))),
        left: left === null ? null : left.after,
        short: short === null ? null : { ...short },
      })),
    })),
    places: placesOf(season).map(({ entrant, place }) => ({ entrant, name: names[entrant] ?? '', place })),
  };
}

export const announcementsPart = (seen: SeenByAll): SeasonAnnouncements => ({
  seq: seqOf(seen),
  announcements: [...seen.season.announcements],
});

export function lotsPart(seen: SeenByAll): SeasonLots {
  const { season, journal } = seen;
  const undone = new Set(
    journal.flatMap(({ events }) => events.flatMap((each) => (each.kind === 'reversed' ? [each.seq] : []))),
  );
  const { commitment, seed } = season;
  const draws = journal.flatMap((entry) =>
    entry.draws.map(({ at, sides, faces, why }) => ({
      ...{ entry: entry.seq, stands: !undone.has(entry.seq), at, sides, faces: [...faces], why },
    })),
  );
  return { seq: seqOf(seen), commitment, seed, draws };
}
