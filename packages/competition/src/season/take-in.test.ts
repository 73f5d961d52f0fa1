import { commitmentFor, CounterDice, streamFor } from '@broadside/match';
import { expect, it } from 'vitest';
import type { Act, ServerAct } from './acts.ts';
import { decideSeason } from './decide.ts';
import type { By } from './decide/asking.ts';
import { seasonFileCodec } from './file-codec.ts';
import type { SeasonFile } from './file-codec.ts';
import { standingsCsv } from './files.ts';
import { cursorOf, emptySeasonLedger, seasonOf, seqOf, withEntry } from './journal.ts';
import type { SeasonLedger } from './journal.ts';
import { owner, player, server } from './season.testing.ts';
import { takeInSeason } from './take-in.ts';
import { usualTeams } from './teams/terms.ts';
import { blankTerms } from './terms.ts';
import { journalFor, viewOf } from './view.ts';

const seed = '7a'.repeat(32);
const now = 1_000_000;

function asked(ledger: SeasonLedger, by: By, act: Act | ServerAct): SeasonLedger {
  const lots = new CounterDice(streamFor(seed, ''), cursorOf(ledger));
  const decision = decideSeason({ ledger, by, at: 1000 + seqOf(ledger), lots, seed }, act);
  if (!decision.ok) throw new Error(decision.reason.sentence);
  const seq = seqOf(ledger) + 1;
  const made = { events: decision.events, draws: lots.draws, cursor: lots.cursor };
  return withEntry(ledger, { seq, at: 1000 + seq, by: by.person, actId: `act-${String(seq)}`, act, ...made });
}

/** A season that was played to its end, with a match, an undo, and a cut to a knockout, as its site gives it away. */
function played(end: readonly Act[] = [{ act: 'close', early: true }]): SeasonFile {
  const knockout = { kind: 'knockout', losses: 1, thirdPlace: false, bestOf: 1, bestOfFinal: 1 } as const;
  const format = { kind: 'swiss', rounds: 1 } as const;
  const terms = { ...blankTerms, format, cuts: [{ to: 2, ties: 'lot', format: knockout } as const] };
  const steps: (readonly [By, Act | ServerAct])[] = [
    [server, { act: 'open-season', name: 'Away', terms, commitment: commitmentFor(seed) }],
    [owner, { act: 'open-registration' }],
    [player('p1'), { act: 'enter' }],
    [owner, { act: 'enter-by-name', names: ['Bob', 'Cleo', 'Dan'] }],
    [owner, { act: 'draft-round' }],
    [owner, { act: 'publish-round' }],
    [server, { act: 'match-made', round: 1, entrant: 1, match: 'away-match' }],
    [
      server,
      { act: 'post-result', match: 'away-match', result: { how: 'played', winner: 0, book: null, reason: 'x' } },
    ],
    [owner, { act: 'announce', text: 'Not so' }],
    [owner, { act: 'reverse', seq: 9 }],
  ];
  let ledger = steps.reduce((before, [by, act]) => asked(before, by, act), emptySeasonLedger);
  const finish = (): void => {
    const round = ledger.season.rounds.at(-1);
    for (const { sides, result } of round?.pairings ?? [])
      if (result === null)
        ledger = asked(ledger, owner, {
          ...{ act: 'enter-result', round: round?.number ?? 0, entrant: sides[0] },
          result: { how: 'played', winner: 1, book: null, reason: 'x' },
        });
  };
  finish();
  ledger = asked(asked(ledger, owner, { act: 'draft-round' }), owner, { act: 'publish-round' });
  finish();
  ledger = end.reduce((before, act) => asked(before, owner, act), ledger);
  const file = { season: viewOf(ledger.season, 'public'), names: { p1: 'Ada' }, journal: journalFor(ledger, 'public') };
  return seasonFileCodec.parse(JSON.parse(JSON.stringify(file)));
}

it('[LEAGUE-153] a season goes to another site with its standings, bracket and lots, without its accounts and matches', () => {
  const file = played();
  const taken = takeInSeason(file, now);
  if (!taken.ok) throw new Error(taken.sentence);
  const { season, entries } = taken;
  const nameOf = ({ person, name }: { person: string | null; name: string | null }): string =>
    person === null ? (name ?? '') : 'Ada';
  expect(standingsCsv(season, nameOf)).toBe(standingsCsv(file.season, nameOf));
  expect(season.draws).toEqual(file.season.draws);
  expect([season.seed, season.status, season.announcements]).toEqual([seed, 'closed', []]);
  expect(JSON.stringify(entries)).not.toMatch(/away-match|"p1"|"owner"/);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  // It can be given away again, and taken in again.
  const again = { season, names: {}, journal: [...entries] };
  expect(seasonOf(entries).season).toEqual(season);
  expect(takeInSeason(seasonFileCodec.parse(again), now)).toMatchObject({ ok: true, season });
});

it('[LEAGUE-153] what does not fit together is refused with what is wrong', () => {
  const file = played();
  const sentence = (change: (copy: SeasonFile) => unknown, at = now): string => {
    const copy = structuredClone(file);
    change(copy);
    const taken = takeInSeason(copy, at);
    return taken.ok ? 'taken in' : taken.sentence;
  };
  const season = (change: object) => (copy: SeasonFile) => Object.assign(copy.season, change);
  const entry = (index: number, change: object) => (copy: SeasonFile) =>
    Object.assign(copy.journal[index] ?? {}, change);
  expect(sentence(() => undefined)).toBe('taken in');
  expect(sentence(season({ seed: '7b'.repeat(32) }))).toContain('another season than that of the file: seed');
  expect(sentence(season({ name: 'Other' }))).toContain('another season than that of the file: name');
  expect(sentence((copy) => copy.journal.splice(0, 1))).toContain('does not begin with the opening');
  expect(sentence((copy) => copy.journal.splice(4, 1))).toContain('numbered 1, 2');
  expect(sentence(entry(3, { at: 5 }))).toContain('older than the one before');
  expect(sentence(() => undefined, 1005)).toContain('a time that has not come yet');
  expect(sentence((copy) => (copy.names = {}))).toContain('how entrant 1 is called');
  expect(sentence(entry(3, { draws: [] }))).toContain('settles something by lot, and drew none');
  expect(sentence((copy) => Object.assign(copy.journal[3]?.draws[0] ?? {}, { faces: [7] }))).toContain(
    'lot that the seed does not give: lot of entrant 2',
  );
  expect(sentence((copy) => copy.season.rounds[0] && Object.assign(copy.season.rounds[0], { number: 2 }))).toContain(
    'Round 2 stands in the place of round 1',
  );
  const undoes = { act: { act: 'reverse', seq: 30 }, events: [{ kind: 'reversed', seq: 30 }] };
  expect(sentence(entry(8, undoes))).toContain('undoes entry 30');
  const running = takeInSeason(played([]), now);
  expect(running).toMatchObject({ ok: false, sentence: expect.stringContaining('goes on') as string });
});

/** Two teams of two, who met at two boards; a captain gave way to another one. */
function teamsPlayed(): SeasonFile {
  const terms = { ...blankTerms, format: { kind: 'swiss', rounds: 1 } as const, teams: { ...usualTeams, boards: 2 } };
  const steps: (readonly [By, Act | ServerAct])[] = [
    [server, { act: 'open-season', name: 'Away', terms, commitment: commitmentFor(seed) }],
    [owner, { act: 'open-registration' }],
    [player('a1'), { act: 'enter-team', name: 'Anchors' }],
    [player('b1'), { act: 'enter-team', name: 'Beacons' }],
    [player('a1'), { act: 'member-asked', entrant: 1, person: 'a2' }],
    [player('a2'), { act: 'answer-team', entrant: 1, accept: true }],
    [owner, { act: 'add-member', entrant: 2, name: 'Bob' }],
    [player('a1'), { act: 'name-captain', entrant: 1, member: 2 }],
    [owner, { act: 'draft-round' }],
    [owner, { act: 'publish-round' }],
    [server, { act: 'match-made', round: 1, entrant: 1, board: 0, match: 'away-match' }],
  ];
  let ledger = steps.reduce((before, [by, act]) => asked(before, by, act), emptySeasonLedger);
  for (const board of [0, 1])
    ledger = asked(ledger, owner, {
      ...{ act: 'enter-result', round: 1, entrant: 1, board },
      result: { how: 'played', winner: 0, book: null, reason: 'x' },
    });
  ledger = asked(ledger, owner, { act: 'close', early: true });
  const file = { season: viewOf(ledger.season, 'public'), journal: journalFor(ledger, 'public') };
  const names = { a1: 'Ada', a2: 'Abe', b1: 'Bea' };
  return seasonFileCodec.parse(JSON.parse(JSON.stringify({ ...file, names })));
}

it('[LEAGUE-167] a season of teams goes along with its boards, and everybody in it by name', () => {
  const file = teamsPlayed();
  const taken = takeInSeason(file, now);
  if (!taken.ok) throw new Error(taken.sentence);
  const { season, entries } = taken;
  const nameOf = ({ name }: { name: string | null }): string => name ?? '';
  expect(standingsCsv(season, nameOf)).toBe(standingsCsv(file.season, nameOf));
  expect(
    season.entrants.map(({ person, name, team }) => [person, name, team?.members.map((each) => each.name)]),
  ).toEqual([
    [null, 'Anchors', ['Ada', 'Abe']],
    [null, 'Beacons', ['Bea', 'Bob']],
  ]);
  expect(season.rounds[0]?.pairings[0]?.boards?.map(({ match, result }) => [match, result?.winner])).toEqual([
    [null, 0],
    [null, 0],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/away-match|"a1"|"a2"|"b1"|"owner"/);
  expect(takeInSeason(seasonFileCodec.parse({ season, names: {}, journal: [...entries] }), now)).toMatchObject({
    ...{ ok: true, season },
  });
  const nameless = takeInSeason({ ...file, names: { a1: 'Ada', b1: 'Bea' } }, now);
  expect(nameless).toMatchObject({ sentence: 'The file does not say how member 2 of entrant 1 is called.' });
});
