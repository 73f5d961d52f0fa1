/** Score series: everybody alone against the automated enemy, places by the points of the book. */
import { describe, expect, it } from 'vitest';
import { seasonCodec } from './codec.ts';
import { journalFor } from './view.ts';
import { dueActs, remindersOf } from './times/due.ts';
import { placesOf } from './places.ts';
import { owner, player, server, TestSeason } from './season.testing.ts';
import { pairingsCsv, standingsCsv } from './files.ts';
import { tablesOf } from './table.ts';
import type { FormatOf } from './terms.ts';

const series = (format: Partial<FormatOf<'score-series'>> = {}, people = 3): TestSeason =>
  new TestSeason({
    format: { kind: 'score-series', rounds: 2, attempts: 1, counts: 'best', ...format },
    battles: { choice: 'by-round', battles: ['one', 'two'] },
    tieBreaks: [{ id: 'head-to-head', among: 'all-met' }, { id: 'wins' }],
    roundDays: 90,
  }).withPeople(people);

function scores(season: TestSeason, entrant: number, points: number, round = season.season.rounds.length): void {
  const result = {
    how: 'played',
    winner: points > 0 ? 0 : 1,
    book: [points, 0] as [number, number],
    reason: 'Test',
  } as const;
  season.give(owner, { act: 'enter-result', round, entrant, result });
}

const rowsOf = ({ season }: TestSeason) =>
  tablesOf(season, ({ number }) => `E${String(number)}`)[0]?.rows.map(
    ({ number, placeText, points }) =>
      `${placeText}: ${String(number)} ${points.terms.map(({ value }) => value).join('+')}=${points.value}`,
  );

describe('a score series', () => {
  it('[LEAGUE-119] gives everybody a table of their own with the battle of the round', () => {
    const season = series().pair();
    const [round] = season.season.rounds;
    expect(round?.pairings.map(({ sides }) => sides)).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(season.season.battles['1.2']?.battle).toBe('one');
    expect(seasonCodec.parse(season.season)).toEqual(season.season);
    season.give(owner, { act: 'draft-round' });
    expect(season.refusal(owner, { act: 'edit-draft', change: { edit: 'pair', entrants: [1, 2] } })).toContain(
      'plays alone',
    );
    season.give(owner, { act: 'publish-round' });
    expect(season.season.battles['2.0']?.battle).toBe('two');
    expect(season.refusal(owner, { act: 'draft-round' })).toContain('Round 2 is the last one');
    expect(pairingsCsv(season.season, ({ number }) => String(number))).toContain('1,1,1,Automated enemy');
  });

  it('[LEAGUE-119] is played by one, and has no hour to agree on', () => {
    const season = series({}, 1).pair();
    const slots = [season.season.rounds[0]?.endsAt ?? 0];
    expect(season.refusal(player('p1'), { act: 'offer-hours', round: 1, entrant: 1, zone: 'UTC', slots })).toContain(
      'no hour to agree on',
    );
    expect(season.refusal(owner, { act: 'set-hour', round: 1, entrant: 1, zone: 'UTC', at: null })).toContain('alone');
    expect(remindersOf(season.season)).toEqual([]);
  });

  it('[LEAGUE-120] places by the sum of the points, shares places, and needs no opponent to break a tie', () => {
    const season = series().pair().pair();
    for (const [entrant, one, two] of [
      [1, 4, 0],
      [2, 3, 1],
      [3, 2, 0.5],
    ] as const) {
      scores(season, entrant, one, 1);
      scores(season, entrant, two, 2);
    }
    // As many points for 1 and 2; the second won both battles.
    expect(rowsOf(season)).toEqual(['1: 2 3+1=4', '2: 1 4+0=4', '3: 3 2+1/2=5/2']);
    expect(
      standingsCsv(season.season, ({ number }) => String(number))
        .split('\n')[0]
        ?.trim(),
    ).toBe('group,place,number,name,won,drawn,lost,points,wins');
    expect(placesOf(season.season).map(({ entrant }) => entrant)).toEqual([2, 1, 3]);
    const nothing = { how: 'played', winner: null, book: null, reason: 'Test' } as const;
    expect(season.refusal(owner, { act: 'enter-result', round: 1, entrant: 1, result: nothing })).toContain(
      'points of the book',
    );
  });

  it('[LEAGUE-120] shows what is open as provisional, and what was never played as nothing', () => {
    const season = series().pair();
    scores(season, 1, 5);
    season.give(owner, {
      act: 'enter-result',
      round: 1,
      entrant: 2,
      result: { how: 'forfeit', winner: 1, reason: 'Not played.' },
    });
    const [table] = tablesOf(season.season, () => '');
    expect(table?.waiting).toEqual([{ round: 1, sides: [0, 3] }]);
    expect(
      table?.rows.map(({ number, provisional, form }) => [number, provisional, form.map(({ mark }) => mark)]),
    ).toEqual([
      [1, 'no', ['won']],
      [2, 'no', ['absent']],
      [3, 'points', ['waiting']],
    ]);
  });

  it('[LEAGUE-121] is tried again as often as the terms let one, while the round goes on', () => {
    const season = series({ attempts: 3 }, 2).pair();
    const again = { act: 'try-again', round: 1, entrant: 1 } as const;
    expect(season.refusal(player('p1'), again)).toContain('Play it first');
    scores(season, 1, 3);
    expect(season.refusal(player('p2'), again)).toBeDefined();
    season.give(player('p1'), again);
    scores(season, 1, 1);
    expect(rowsOf(season)?.[0]).toBe('1: 1 3=3');
    season.give(player('p1'), again);
    scores(season, 1, 2);
    expect(season.refusal(player('p1'), again)).toContain('all 3 attempts');
    const counted = (counts: 'last' | 'sum') => {
      const terms = {
        ...season.season.terms,
        format: { kind: 'score-series', rounds: 2, attempts: 3, counts } as const,
      };
      return tablesOf({ ...season.season, terms }, () => '')[0]?.rows.find(({ number }) => number === 1)?.points.value;
    };
    expect([counted('last'), counted('sum')]).toEqual(['2', '6']);
    expect(season.season.rounds[0]?.pairings.map(({ sides }) => sides[0])).toEqual([1, 2, 1, 1]);
    expect(journalFor(season.ledger, 'public').at(-1)?.events).toEqual(season.ledger.entries.at(-1)?.events);
  });

  it('[LEAGUE-121] is not tried again after the round, where once is all, or in other formats', () => {
    const once = series({}, 1).pair();
    scores(once, 1, 3);
    expect(once.refusal(player('p1'), { act: 'try-again', round: 1, entrant: 1 })).toContain('played once');
    const swiss = new TestSeason({ format: { kind: 'swiss', rounds: 1 } }).withPeople(2).pair().finish();
    expect(swiss.refusal(player('p1'), { act: 'try-again', round: 1, entrant: 1 })).toContain('score series');
  });

  it('[LEAGUE-122] proposes nothing for what was not played by the deadline, and an extension for what goes on', () => {
    const proposed = (startedAt: number | null) => {
      const season = series({}, 1);
      season.give(owner, { act: 'change-terms', terms: { ...season.season.terms, roundDays: 1 } });
      season.pair();
      const facts = { stays: [[], []], match: startedAt === null ? null : { startedAt, book: null } } as const;
      const [due] = dueActs(season.ledger);
      expect(due).toMatchObject({ act: 'propose', round: 1, pairing: 0 });
      season.give(owner, { act: 'announce', text: 'A day goes by.' });
      season.give(server, { act: 'propose', round: 1, pairing: 0, claimed: null, facts });
      return season.season.times[0]?.proposal?.ruling;
    };
    expect(proposed(null)).toEqual({ answer: 'forfeit', winner: 1 });
    expect(proposed(1)).toMatchObject({ answer: 'extension' });
  });
});
