import { expect, it } from 'vitest';
import { proposeAtDeadline } from './index.ts';
import type { DeadlinePolicy, DeadlineProposal, PairingEvidence, SideEvidence } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days after the round opened: contact until day 5, the deadline on day 14. */
const days = (count: number): number => count * day;

const policy: DeadlinePolicy = {
  hoursToAnswer: 48,
  waitingMinutes: 30,
  oneSilent: 'forfeit',
  bothSilent: 'both-lose',
  noHour: 'draw',
  oneAbsent: 'forfeit',
  bothAbsent: 'both-lose',
  unfinished: 'as-it-stands',
  extensions: 1,
  extensionHours: 72,
  otherwise: 'draw',
};

type Did = Partial<Omit<SideEvidence, 'entrant'>>;

const side = (entrant: number, did: Did): SideEvidence => ({
  entrant,
  leftAt: null,
  offered: [],
  seen: [],
  answered: [],
  sat: [],
  ...did,
});

const pairing = (first: Did, second: Did, more: Partial<PairingEvidence> = {}): PairingEvidence => ({
  opensAt: 0,
  contactUntil: days(5),
  dueAt: days(14),
  sides: [side(1, first), side(2, second)],
  agreedFor: null,
  match: null,
  extensions: 0,
  ...more,
});

const at = (count: number, minutes = 0): number => days(count) + minutes * minute;
/** Sat at the table of the hour agreed for day 10, from and to minutes after it. */
const sat = (from: number, to: number): Did => ({ sat: [{ from: at(10, from), to: at(10, to) }] });
const agreed = { agreedFor: days(10) };
const begun = (book: readonly [number, number] | null) => ({ ...agreed, match: { startedAt: at(10, 5), book } });

interface Case {
  readonly what: string;
  readonly evidence: PairingEvidence;
  readonly policy?: Partial<DeadlinePolicy>;
  readonly wanted: Partial<DeadlineProposal>;
}

const forfeit = (winner: 0 | 1, rule: DeadlineProposal['rule']) =>
  ({ answer: 'forfeit', winner, rule, until: null }) as const;
const lostByBoth = (rule: DeadlineProposal['rule']) => ({ answer: 'both-lose', winner: null, rule }) as const;
const drawn = (rule: DeadlineProposal['rule']) => ({ answer: 'draw', winner: null, rule, insteadOf: null }) as const;
const moved = (rule: DeadlineProposal['rule'], until: number) =>
  ({ answer: 'extension', winner: null, rule, until }) as const;

const offers = { offered: [days(1)] };
const cases: readonly Case[] = [
  // Contact.
  { what: 'nobody wrote', evidence: pairing({}, {}), wanted: lostByBoth('both-silent') },
  {
    what: 'nobody wrote, and the terms draw',
    evidence: pairing({}, {}),
    policy: { bothSilent: 'draw' },
    wanted: drawn('both-silent'),
  },
  {
    what: 'nobody wrote, and the terms give more time',
    evidence: pairing({}, {}),
    policy: { bothSilent: 'extension' },
    wanted: moved('both-silent', days(17)),
  },
  {
    what: 'nobody wrote, and the one extension is used up',
    evidence: pairing({}, {}, { extensions: 1 }),
    policy: { bothSilent: 'extension' },
    wanted: { answer: 'draw', rule: 'both-silent', until: null, insteadOf: 'extension' },
  },
  { what: 'the first offered, the second was silent', evidence: pairing(offers, {}), wanted: forfeit(0, 'one-silent') },
  { what: 'the second offered, the first was silent', evidence: pairing({}, offers), wanted: forfeit(1, 'one-silent') },
  {
    what: 'the second saw the offer and was silent',
    evidence: pairing(offers, { seen: [days(2)] }),
    wanted: forfeit(0, 'one-silent'),
  },
  {
    what: 'the second answered after the contact period only',
    evidence: pairing(offers, { answered: [at(5, 1)] }),
    wanted: forfeit(0, 'one-silent'),
  },
  {
    what: 'the second answered in the last minute of the contact period',
    evidence: pairing(offers, { answered: [days(5)] }),
    wanted: drawn('no-hour'),
  },
  {
    what: 'the first offered too late for an answer in the contact period',
    evidence: pairing({ offered: [at(3, 1)] }, {}),
    wanted: drawn('no-hour'),
  },
  {
    what: 'the first offered with just enough time for an answer',
    evidence: pairing({ offered: [days(3)] }, {}),
    wanted: forfeit(0, 'one-silent'),
  },
  {
    what: 'the first offered after the contact period only',
    evidence: pairing({ offered: [days(6)] }, {}),
    wanted: lostByBoth('both-silent'),
  },
  {
    what: 'one was silent, and the terms draw',
    evidence: pairing(offers, {}),
    policy: { oneSilent: 'draw' },
    wanted: drawn('one-silent'),
  },
  {
    what: 'one was silent, and the terms give more time',
    evidence: pairing(offers, {}),
    policy: { oneSilent: 'extension' },
    wanted: moved('one-silent', days(17)),
  },
  {
    what: 'both offered, nothing fitted',
    evidence: pairing(offers, { offered: [days(2)] }),
    wanted: drawn('no-hour'),
  },
  {
    what: 'both wrote, and the terms make both lose',
    evidence: pairing(offers, { answered: [days(2)] }),
    policy: { noHour: 'both-lose' },
    wanted: lostByBoth('no-hour'),
  },
  {
    what: 'both wrote, and the terms give more time once',
    evidence: pairing(offers, { answered: [days(2)] }),
    policy: { noHour: 'extension', extensionHours: 24 },
    wanted: moved('no-hour', days(15)),
  },
  {
    what: 'both wrote, and no extension is provided for',
    evidence: pairing(offers, { answered: [days(2)] }),
    policy: { noHour: 'extension', extensions: 0, otherwise: 'both-lose' },
    wanted: { ...lostByBoth('no-hour'), insteadOf: 'extension' },
  },
  // The agreed hour.
  { what: 'nobody came', evidence: pairing(offers, offers, agreed), wanted: lostByBoth('both-absent') },
  {
    what: 'the first waited, the second never came',
    evidence: pairing(sat(-5, 30), {}, agreed),
    wanted: forfeit(0, 'one-absent'),
  },
  {
    what: 'the second waited, the first never came',
    evidence: pairing({}, sat(0, 45), agreed),
    wanted: forfeit(1, 'one-absent'),
  },
  {
    what: 'the first came and rose a minute before the waiting time',
    evidence: pairing(sat(0, 29), {}, agreed),
    wanted: lostByBoth('both-absent'),
  },
  {
    what: 'the first sat long before the hour, and not after it',
    evidence: pairing(sat(-90, 0), {}, agreed),
    wanted: lostByBoth('both-absent'),
  },
  {
    what: 'the second came after the waiting time',
    evidence: pairing(sat(0, 60), sat(31, 60), agreed),
    wanted: forfeit(0, 'one-absent'),
  },
  {
    what: 'the second came within the waiting time, and nobody began',
    evidence: pairing(sat(0, 60), sat(29, 60), agreed),
    wanted: drawn('no-hour'),
  },
  {
    what: 'one waited, and the terms give more time',
    evidence: pairing(sat(0, 40), {}, agreed),
    policy: { oneAbsent: 'extension' },
    wanted: moved('one-absent', days(17)),
  },
  {
    what: 'the agreed hour lies after the deadline',
    evidence: pairing(offers, { answered: [days(2)] }, { agreedFor: days(15) }),
    wanted: moved('agreed-later', days(18)),
  },
  // The match.
  {
    what: 'begun, the first ahead',
    evidence: pairing({}, {}, begun([700, 420])),
    wanted: { answer: 'as-it-stands', winner: 0, rule: 'unfinished' },
  },
  {
    what: 'begun, the second ahead',
    evidence: pairing({}, {}, begun([0, 10])),
    wanted: { answer: 'as-it-stands', winner: 1, rule: 'unfinished' },
  },
  {
    what: 'begun, nobody ahead',
    evidence: pairing({}, {}, begun([5, 5])),
    wanted: { answer: 'as-it-stands', winner: null, rule: 'unfinished' },
  },
  {
    what: 'begun, in a game without points',
    evidence: pairing({}, {}, begun(null)),
    wanted: { answer: 'draw', winner: null, rule: 'unfinished', insteadOf: 'as-it-stands' },
  },
  {
    what: 'begun, and the terms give more time',
    evidence: pairing({}, {}, begun([5, 5])),
    policy: { unfinished: 'extension' },
    wanted: moved('unfinished', days(17)),
  },
  // Who left.
  { what: 'the first left', evidence: pairing({ ...offers, leftAt: days(7) }, {}), wanted: forfeit(1, 'left') },
  {
    what: 'the second left, though ahead in a match',
    evidence: pairing({}, { leftAt: days(12) }, begun([1, 9])),
    wanted: forfeit(0, 'left'),
  },
  { what: 'both left', evidence: pairing({ leftAt: days(1) }, { leftAt: days(2) }), wanted: lostByBoth('left') },
  {
    what: 'one leaves after the deadline',
    evidence: pairing(offers, { leftAt: days(15) }),
    wanted: forfeit(0, 'one-silent'),
  },
];

it.each(cases)('$what', ({ evidence, policy: other, wanted }) => {
  expect(proposeAtDeadline(evidence, { ...policy, ...other })).toMatchObject(wanted);
});

it('has thirty cases or more, and no two alike', () => {
  expect(cases.length).toBeGreaterThanOrEqual(30);
  const written = cases.map(({ evidence, policy: other }) => JSON.stringify([evidence, other]));
  expect(new Set(written).size).toBe(cases.length);
});

it.each(cases)('treats both sides alike: $what', ({ evidence, policy: other }) => {
  const { sides, match } = evidence;
  const book = match?.book && ([match.book[1], match.book[0]] as const);
  const turned: PairingEvidence = {
    ...evidence,
    sides: [sides[1], sides[0]],
    match: match && { ...match, book: book ?? null },
  };
  const mirror = (winner: 0 | 1 | null) => (winner === null ? null : winner === 0 ? 1 : 0);
  const before = proposeAtDeadline(evidence, { ...policy, ...other });
  const after = proposeAtDeadline(turned, { ...policy, ...other });
  expect({ ...after, evidence: [] }).toEqual({ ...before, winner: mirror(before.winner), evidence: [] });
  expect(after.evidence).toHaveLength(before.evidence.length);
});

it('writes the evidence as a line of time', () => {
  const first = { offered: [days(1)], ...sat(-5, 40) };
  const { evidence } = proposeAtDeadline(pairing(first, { seen: [days(2)], answered: [days(3)] }, agreed), policy);
  expect(evidence.map(({ at: when, kind, side: of, aloneMinutes }) => [when / day, kind, of, aloneMinutes])).toEqual([
    [0, 'opened', null, null],
    [1, 'offered', 0, null],
    [2, 'seen', 1, null],
    [3, 'answered', 1, null],
    [5, 'contact-over', null, null],
    [at(10, -5) / day, 'sat-down', 0, null],
    [10, 'agreed-hour', null, null],
    [at(10, 40) / day, 'rose', 0, 40],
    [14, 'due', null, null],
  ]);
});

it('says what would be right', () => {
  expect(() => proposeAtDeadline(pairing({}, {}), { ...policy, extensions: 2 })).toThrow('one extension');
  expect(() => proposeAtDeadline(pairing({}, {}), { ...policy, waitingMinutes: 1.5 })).toThrow('whole hours');
});
