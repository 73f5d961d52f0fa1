/**
 * Stakes, a game that exists only for the kernel's own tests, small but with all that a ruleset may do: secret and
 * simultaneous commands, dice, a position in mid-round, several ends.
 *
 * Each round both seats commit 0 to 3 dice in secret. When both have, the dice are rolled in the order of the seats;
 * each 4 or more scores a point, and who committed nothing heals: the other loses a point. After the rounds agreed
 * the higher score wins. A seat may also resign.
 */
import * as z from 'zod';
import type {
  Bot,
  Decision,
  Dice,
  LogLine,
  Outcome,
  Rejection,
  Ruleset,
  Seat,
  Sealing,
  View,
  Viewer,
} from '../contract.ts';

const seat = z.enum(['seat-1', 'seat-2']);
const stake = z.int().min(0).max(3);
const sides = z.strictObject({ 'seat-1': stake.nullable(), 'seat-2': stake.nullable() });
const scores = z.strictObject({ 'seat-1': z.int(), 'seat-2': z.int() });

const setup = z.strictObject({ rounds: z.int().min(1).max(9) });
const state = z.strictObject({
  round: z.int().min(1),
  rounds: z.int().min(1),
  stakes: sides,
  scores,
  resigned: seat.nullable(),
});
const command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('commit'), dice: z.int() }),
  z.strictObject({ kind: z.literal('resign') }),
]);
const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('started'), rounds: z.int() }),
  z.strictObject({ kind: z.literal('committed'), seat, dice: stake }),
  z.strictObject({
    kind: z.literal('rolled'),
    faces: z.strictObject({ 'seat-1': z.array(z.int()), 'seat-2': z.array(z.int()) }),
    scores,
  }),
  z.strictObject({ kind: z.literal('resigned'), seat }),
]);
const position = z.strictObject({
  round: z.int().min(1).default(1),
  rounds: z.int().min(1).default(3),
  stakes: sides.partial().default({}),
  scores: scores.partial().default({}),
  resigned: seat.nullable().default(null),
});

export type StakesState = z.infer<typeof state>;
export type StakesCommand = z.infer<typeof command>;
export type StakesEvent = z.infer<typeof event>;
export type StakesSetup = z.infer<typeof setup>;
export type StakesPosition = z.infer<typeof position>;
export type StakesOffer = { readonly kind: 'commit'; readonly most: number } | { readonly kind: 'resign' };
type Side = z.infer<typeof seat>;

const view: z.ZodType<View> = z.record(z.string(), z.record(z.string(), z.json()));
const bothSides: readonly Side[] = ['seat-1', 'seat-2'];
const isSide = (by: Seat): by is Side => by === 'seat-1' || by === 'seat-2';
const is = (who: Viewer, side: Side) => who.kind === 'referee' || (who.kind === 'seat' && who.seat === side);

function refusal(code: string, rule: string, sentence: string): Rejection {
  return { code, rule, sentence };
}

/** The one judge of a command, for `decide` and `check`. */
function judge(round: { over: boolean; committed: boolean }, given: StakesCommand, by: Seat): Rejection | undefined {
  if (!isSide(by)) return refusal('no-seat', 'ST-1', 'Only seat-1 and seat-2 play.');
  if (round.over) return refusal('match-over', 'ST-4', 'The match is over.');
  if (given.kind === 'resign') return undefined;
  if (round.committed) return refusal('already-committed', 'ST-2', 'Your dice are committed; wait for the other seat.');
  if (given.dice < 0 || given.dice > 3) return refusal('stake', 'ST-2', 'Commit 0 to 3 dice.');
  return undefined;
}

function isOver({ resigned, round, rounds }: StakesState): boolean {
  return resigned !== null || round > rounds;
}

function decide(now: StakesState, given: StakesCommand, by: Seat, dice: Dice): Decision<StakesEvent> {
  const committed = isSide(by) && now.stakes[by] !== null;
  const reason = judge({ over: isOver(now), committed }, given, by);
  if (reason !== undefined || !isSide(by)) {
    return { ok: false, reason: reason ?? refusal('no-seat', 'ST-1', 'Only seat-1 and seat-2 play.') };
  }
  if (given.kind === 'resign') return { ok: true, events: [{ kind: 'resigned', seat: by }] };
  const stakes = { ...now.stakes, [by]: given.dice };
  const events: StakesEvent[] = [{ kind: 'committed', seat: by, dice: given.dice }];
  if (stakes['seat-1'] === null || stakes['seat-2'] === null) return { ok: true, events };
  const faces = {
    'seat-1': [...dice.roll(6, stakes['seat-1'], 'stake of seat-1')],
    'seat-2': [...dice.roll(6, stakes['seat-2'], 'stake of seat-2')],
  };
  const hits = (side: Side) => faces[side].filter((face) => face >= 4).length;
  const healed = (side: Side) => (stakes[side] === 0 ? 1 : 0);
  events.push({
    kind: 'rolled',
    faces,
    scores: {
      'seat-1': now.scores['seat-1'] + hits('seat-1') - healed('seat-2'),
      'seat-2': now.scores['seat-2'] + hits('seat-2') - healed('seat-1'),
    },
  });
  return { ok: true, events };
}

function evolve(now: StakesState | undefined, happened: StakesEvent): StakesState {
  const none = { 'seat-1': null, 'seat-2': null };
  if (happened.kind === 'started') {
    return { round: 1, rounds: happened.rounds, stakes: none, scores: { 'seat-1': 0, 'seat-2': 0 }, resigned: null };
  }
  if (now === undefined) throw new Error('The first event starts the match.');
  switch (happened.kind) {
    case 'committed':
      return { ...now, stakes: { ...now.stakes, [happened.seat]: happened.dice } };
    case 'rolled':
      return { ...now, round: now.round + 1, stakes: none, scores: happened.scores };
    case 'resigned':
      return { ...now, resigned: happened.seat };
  }
}

function project(now: StakesState, who: Viewer): View {
  const records = bothSides.map((side) => {
    const own = is(who, side) ? { stake: now.stakes[side] } : {};
    return [side, { score: now.scores[side], committed: now.stakes[side] !== null, ...own }] as const;
  });
  return { table: { round: now.round, rounds: now.rounds, over: isOver(now) }, ...Object.fromEntries(records) };
}

function offers(seen: View, by: Seat): readonly StakesOffer[] {
  if (seen.table?.over === true || !isSide(by)) return [];
  const commit: StakesOffer[] = seen[by]?.committed === true ? [] : [{ kind: 'commit', most: 3 }];
  return [...commit, { kind: 'resign' }];
}

function narrate(happened: StakesEvent, who: Viewer): LogLine | undefined {
  switch (happened.kind) {
    case 'started':
      return { parts: ['The match begins'], rules: ['ST-1'], tone: 'phase' };
    case 'committed': {
      const dice = is(who, happened.seat) ? `${happened.dice} dice` : 'dice';
      return {
        parts: [{ record: happened.seat, name: happened.seat }, ` commits ${dice}`],
        rules: ['ST-2'],
        tone: 'act',
      };
    }
    case 'rolled':
      return {
        parts: ['The dice fall'],
        rules: ['ST-3'],
        tone: 'roll',
        rolls: bothSides.map((side) => ({
          label: side,
          seat: side,
          sides: 6,
          faces: happened.faces[side],
          need: 4,
          counted: happened.faces[side].filter((face) => face >= 4).length,
        })),
      };
    case 'resigned':
      return { parts: [`${happened.seat} resigns`], rules: ['ST-4'], tone: 'loss' };
  }
}

function outcome(now: StakesState): Outcome | undefined {
  if (!isOver(now)) return undefined;
  const lead = now.scores['seat-1'] - now.scores['seat-2'];
  const leader = lead === 0 ? null : lead > 0 ? 'seat-1' : 'seat-2';
  if (now.resigned === null) return { winner: leader, reason: 'rounds', points: now.scores };
  return { winner: now.resigned === 'seat-1' ? 'seat-2' : 'seat-1', reason: 'resigned', points: now.scores };
}

/** Commits as many dice as it may and never resigns. */
export const boldBot: Bot<View, StakesCommand, StakesOffer> = {
  name: 'bold',
  note: 'Commits all that it may.',
  choose: () => ({ kind: 'commit', dice: 3 }),
};

/** Committed dice lie sealed until they fall. */
const sealing: Sealing<StakesState, StakesEvent> = {
  sealed: ({ stakes: committed }) =>
    bothSides.flatMap((side) => {
      const dice = committed[side];
      return dice === null ? [] : [{ id: side, of: [side], what: 'dice', content: dice }];
    }),
  opened: ({ kind }) => (kind === 'rolled' ? bothSides : []),
};

const rules: Readonly<Record<string, string>> = {
  'ST-1': 'Two seats play the rounds agreed.',
  'ST-2': 'Each round both seats commit 0 to 3 dice in secret.',
  'ST-3': 'Each 4 or more scores a point; committing nothing costs the other seat a point.',
  'ST-4': 'The match ends after the last round or when a seat resigns.',
};

export type Stakes = Ruleset<StakesState, StakesCommand, StakesEvent, View, StakesOffer, StakesSetup, StakesPosition>;

export const stakes: Stakes = {
  id: 'stakes',
  name: 'Stakes',
  edition: '1',
  seats: { min: 2, max: 2 },
  codec: { setup, command, event, state, view, position },
  presets: [
    { id: 'short', name: 'Short', note: 'Three rounds', minutes: 1, first: true, setup: { rounds: 3 } },
    { id: 'long', name: 'Long', note: 'Nine rounds', minutes: 3, setup: { rounds: 9 } },
  ],
  options: [
    {
      id: 'rounds',
      group: 'The match',
      label: 'Rounds',
      note: 'How many rounds are played.',
      ruling: 'ST-1',
      usual: 3,
      values: [1, 3, 5, 9].map((value) => ({ value, label: String(value) })),
    },
  ],
  optionsOf: ({ rounds }) => ({ rounds }),
  withOptions: (given, values) => ({ ...given, ...values }),
  seatsOf: () => [
    { seat: 'seat-1', team: 0, side: 'First' },
    { seat: 'seat-2', team: 1, side: 'Second' },
  ],
  start: ({ rounds }) => ({ ok: true, events: [{ kind: 'started', rounds }] }),
  decide,
  evolve,
  awaiting: (now) => (isOver(now) ? [] : bothSides.filter((side) => now.stakes[side] === null)),
  reveals: (happened) => happened.kind === 'rolled',
  view: project,
  narrate: (happened, _before, _after, who) => narrate(happened, who),
  offers,
  check: (seen, given, by) =>
    judge({ over: seen.table?.over === true, committed: seen[by]?.committed === true }, given, by),
  sample: (_seen, offer, _by, random) =>
    offer.kind === 'resign' ? { kind: 'resign' } : { kind: 'commit', dice: Math.floor(random() * (offer.most + 1)) },
  // The first round is played for nothing.
  setUp: (seen) => (seen.table?.round === 1 ? { kind: 'commit', dice: 0 } : undefined),
  concession: () => ({ kind: 'resign' }),
  standingAnswer: (seen, by) => (seen[by]?.committed === true ? { kind: 'resign' } : { kind: 'commit', dice: 0 }),
  bots: [boldBot],
  fromPosition: (written) => {
    if (written.round > written.rounds) return { ok: false, problems: ['round is past the last one'] };
    const scored = { 'seat-1': written.scores['seat-1'] ?? 0, 'seat-2': written.scores['seat-2'] ?? 0 };
    const committed = { 'seat-1': written.stakes['seat-1'] ?? null, 'seat-2': written.stakes['seat-2'] ?? null };
    return {
      ok: true,
      value: {
        round: written.round,
        rounds: written.rounds,
        stakes: committed,
        scores: scored,
        resigned: written.resigned,
      },
    };
  },
  toPosition: ({ round, rounds, stakes: committed, scores: scored, resigned }) => ({
    round,
    rounds,
    stakes: committed,
    scores: scored,
    resigned,
  }),
  outcome,
  sealing,
  rules: () =>
    Promise.resolve(
      Object.fromEntries(Object.entries(rules).map(([id, text]) => [id, { id, text, status: 'done' as const }])),
    ),
};
