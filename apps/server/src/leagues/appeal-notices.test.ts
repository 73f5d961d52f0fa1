/** Who is told of an appeal and of its answer, and when there is nothing to tell any more. */
import { emptySeasonLedger, tableTimes } from '@broadside/competition/season';
import type { Season, SeasonEntry } from '@broadside/competition/season';
import { expect, it } from 'vitest';
import { AppealNotices } from './appeal-notices.ts';

type Events = SeasonEntry['events'];
const [asked, answered] = [1000, 2000];
const entrant = (number: number, person: string | null) =>
  ({
    ...{ number, person, name: null, lot: 1, seed: null, from: 1, until: null },
    absences: {},
    status: 'playing',
  }) as const;

function desk(answer: { readonly at: number; readonly text: string; readonly granted: null } | null) {
  const appeal = { by: 1, at: asked, text: 'The site was away.', answer } as const;
  const season: Season = {
    ...emptySeasonLedger.season,
    name: 'Cup',
    entrants: [entrant(1, 'ada'), entrant(2, 'ben')],
    rounds: [
      { ...{ number: 1, opensAt: 0, endsAt: 1, byes: [] }, pairings: [{ sides: [1, 2], match: null, result: null }] },
    ],
    times: [{ ...tableTimes({ times: [] }, 1, 0), appeals: [appeal] }],
  };
  const offices = { olga: 'owner', ben: 'organiser', cass: 'caster', jude: 'judge' } as const;
  const told: string[] = [];
  const notices = new AppealNotices({
    seasons: { get: () => Promise.resolve({ stored: { league: {} }, ledger: { season } } as never) },
    officials: {
      of: () =>
        Promise.resolve([
          ...Object.entries(offices).map(([person, office]) => ({ person, name: person, office, accepted: true })),
          { person: 'new', name: 'new', office: 'organiser', accepted: false },
        ]),
      officeOf: (_league, person = '') => Promise.resolve(offices[person as 'olga'] ?? null),
    },
    now: () => 3000,
  });
  notices.tellBy({ tell: ({ personId, occasion }) => (told.push(`${personId} ${occasion}`), Promise.resolve()) });
  const write = (by: string, events: Events) =>
    notices.tellOf('s', season, { seq: 9, at: 7, by, actId: 'x', act: { act: 'close' }, events, draws: [], cursor: 0 });
  const say = (personId: string, occasion: string) =>
    notices.ofNotice({ id: 1, subject: 'appeal:s.1.0', kind: 'pairing', matchId: null, personId, occasion });
  return { told, write, say };
}

const at = { round: 1, pairing: 0 } as const;

it('[LEAGUE-142] organisers are told that an appeal waits, not who made it, until it is answered', async () => {
  const { told, write, say } = desk(null);
  await write('ben', [{ kind: 'appealed', ...at, at: asked, by: 1, text: 'The site was away.' }]);
  expect(told).toEqual(['olga appealed:1000']);
  expect(await say('olga', 'appealed:1000')).toEqual({
    title: 'Cup: round 1, table 1',
    body: 'An appeal waits for your answer.',
    path: '/season/s/desk',
    tag: 'appeal:s.1.0',
  });
  // Whose office ended meanwhile has nothing to answer, and what was undone waits no more.
  expect(await say('jude', 'appealed:1000')).toBeUndefined();
  expect(await say('olga', 'appealed:999')).toBeUndefined();
  const later = desk({ at: answered, text: 'So it was.', granted: null });
  expect(await later.say('olga', 'appealed:1000')).toBeUndefined();
});

it('[LEAGUE-142] who appealed is told of the answer, and nobody else', async () => {
  const { told, write, say } = desk({ at: answered, text: 'So it was.', granted: null });
  await write('olga', [{ kind: 'appeal-answered', ...at, at: answered, text: 'So it was.', granted: null }]);
  expect(told).toEqual(['ben appeal-answered:2000']);
  const words = await say('ben', 'appeal-answered:2000');
  expect(words).toMatchObject({ body: 'Your appeal is answered.', path: '/pairing/s/1/1' });
  expect(JSON.stringify(words)).not.toContain('So it was');
  expect(await say('ben', 'appeal-answered:1999')).toBeUndefined();
});
