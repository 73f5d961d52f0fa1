import { describe, expect, it } from 'vitest';
import { refuse } from './refuse.ts';
import { bookkeepingOf } from './evolve.ts';
import { flowOf } from './flow.ts';
import type { FrameHandler, GameTypes } from './game.ts';
import { judgeOf } from './judge.ts';
import { narrationOf } from './narrate.ts';
import { RulesetProcedure } from './procedure.ts';
import { keptSights, viewsOf } from './views.ts';
import type { Dice, Seat, Viewer } from '../contract.ts';

/** Each seat in turn says its secret number; then the match is over. */
interface Turn {
  readonly kind: 'turn';
  readonly seat: Seat;
}
interface Table {
  readonly match: { readonly outcome: { readonly reason: string } | null };
  readonly sides: { readonly [seat: string]: { readonly said: number } };
  readonly frames: readonly Turn[];
}
interface State extends Table {
  readonly secrets: { readonly [seat: string]: number };
}
interface Sight extends Table {
  readonly own: { readonly secret: number } | null;
}
type Command = { readonly kind: 'say'; readonly number: number } | { readonly kind: 'concede' };
type Event =
  | { readonly kind: 'match-started'; readonly state: State }
  | { readonly kind: 'flow'; readonly frames: readonly Turn[] }
  | { readonly kind: 'said'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'ended'; readonly reason: string };
interface Game extends GameTypes {
  readonly state: State;
  readonly open: Table;
  readonly sight: Sight;
  readonly frame: Turn;
  readonly command: Command;
  readonly event: Event;
  readonly offer: { readonly kind: 'say' };
  readonly procedure: RulesetProcedure<State, Event, Turn, 'frames'>;
}
type Draft = { sides: Record<string, { said: number }>; match: { outcome: { reason: string } | null } };

const { changed, evolve } = bookkeepingOf<State, Event>({
  said: (draft, { seat, number }) => {
    (draft as unknown as Draft).sides[seat] = { said: number };
  },
  ended: (draft, { reason }) => {
    (draft as unknown as Draft).match.outcome = { reason };
  },
});
const begin = (state: State, dice: Dice) =>
  new RulesetProcedure<State, Event, Turn, 'frames'>(
    {
      changed,
      flowOf: ({ frames }) => ({ frames }),
      withFlow: (state, { frames }) => ({ ...state, frames }),
      record: ({ frames }) => ({ kind: 'flow', frames }),
    },
    state,
    dice,
  );
const turn: FrameHandler<Game, Turn> = {
  awaiting: (_table, { seat }) => (seat === 'seat-9' ? [] : [seat]),
  advance: () => undefined,
  offers: () => [{ kind: 'say' }],
  check: ({ own }, _frame, command) =>
    command.kind === 'say' && command.number === own?.secret
      ? undefined
      : refuse('not-yours', 'S-1', 'Say your own number.'),
  resolve: (procedure, { seat }, command) => {
    if (command.kind === 'say') procedure.emit({ kind: 'said', seat, number: command.number });
    if (seat === 'seat-1') procedure.replace({ kind: 'turn', seat: 'seat-2' });
    else procedure.emit({ kind: 'ended', reason: 'all is said' });
  },
  sample: ({ own }) => ({ kind: 'say', number: own?.secret ?? 0 }),
  standingAnswer: ({ own }) => ({ kind: 'say', number: own?.secret ?? 0 }),
};
const flow = flowOf<Game>({ turn });
const sightOf = keptSights(({ secrets, ...open }: State, who: Viewer): Sight => {
  const secret = who.kind === 'seat' ? secrets[who.seat] : undefined;
  return { ...open, own: secret === undefined ? null : { secret } };
});
const { view, fromView } = viewsOf<Game>({
  sightOf,
  collections: { side: 'sides' },
  flow: ['frames'],
  closed: ({ own }) => (own === null ? {} : { own }),
  opened: (seen) => ({ own: (seen['own'] ?? null) as Sight['own'] }),
});
const { check, decide } = judgeOf<Game>({
  flow,
  sightOf,
  seated: ({ sides }, by) => sides[by] !== undefined,
  notSeated: refuse('not-seated', 'S-2', 'Take a seat.'),
  over: refuse('match-over', 'S-3', 'It is over.'),
  notAwaited: () => refuse('not-awaited', 'S-4', 'Wait.'),
  procedure: begin,
  concede: (procedure, by) => procedure.emit({ kind: 'ended', reason: `${by} left` }),
});

const dice: Dice = { roll: () => [], shuffle: (items) => items };
const first: State = {
  match: { outcome: null },
  sides: { 'seat-1': { said: 0 }, 'seat-2': { said: 0 } },
  frames: [{ kind: 'turn', seat: 'seat-1' }],
  secrets: { 'seat-1': 4, 'seat-2': 7 },
};
const as = (seat: Seat): Viewer => ({ kind: 'seat', seat });
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a ruleset on the skeleton', () => {
  it('judges by what the seat knows, resolves, and records the flow once', () => {
    const codes = (by: Seat, command: Command, state = first) => {
      const decision = decide(state, command, by, dice);
      return decision.ok ? 'ok' : decision.reason.code;
    };
    expect(codes('seat-3', { kind: 'concede' })).toBe('not-seated');
    expect(codes('seat-2', { kind: 'say', number: 7 })).toBe('not-awaited');
    expect(codes('seat-1', { kind: 'say', number: 7 })).toBe('not-yours');
    const decision = decide(first, { kind: 'say', number: 4 }, 'seat-1', dice);
    expect(decision).toEqual({
      ok: true,
      events: [
        { kind: 'said', seat: 'seat-1', number: 4 },
        { kind: 'flow', frames: [{ kind: 'turn', seat: 'seat-2' }] },
      ],
    });
    const left = decide(first, { kind: 'concede' }, 'seat-2', dice);
    const over = left.ok ? left.events.reduce<State>((state, event) => evolve(state, event), first) : first;
    expect(over.match.outcome).toEqual({ reason: 'seat-2 left' });
    expect([flow.awaiting(over), codes('seat-1', { kind: 'concede' }, over)]).toEqual([[], 'match-over']);
  });

  it('shows each seat its own secrets alone, and judges alike from a view that was sent', () => {
    expect(Object.keys(view(first, { kind: 'public' })).sort()).toEqual([
      'flow',
      'match',
      'side:seat-1',
      'side:seat-2',
    ]);
    for (const seat of ['seat-1', 'seat-2'] as const) {
      const [seen, sight] = [view(first, as(seat)), sightOf(first, as(seat))];
      expect(JSON.stringify(seen)).not.toContain(seat === 'seat-1' ? '7' : '4');
      expect(fromView(throughJson(seen))).toEqual(sight);
      for (const number of [4, 7])
        expect(check(fromView(throughJson(seen)), { kind: 'say', number }, seat)?.code).toBe(
          check(sight, { kind: 'say', number }, seat)?.code,
        );
    }
  });

  it('keeps what has not changed: the view of a state, the records of the next one', () => {
    const after = changed(first, { kind: 'said', seat: 'seat-1', number: 4 });
    expect(view(first, as('seat-1'))).toBe(view(first, as('seat-1')));
    expect(view(after, as('seat-1'))['flow']).toBe(view(first, as('seat-1'))['flow']);
    expect(view(after, as('seat-1'))['side:seat-2']).toBe(view(first, as('seat-1'))['side:seat-2']);
    expect(view(after, as('seat-1'))['side:seat-1']).toEqual({ said: 4 });
  });

  it('fails loudly on a bug: a flow that does not rest, an event that nobody knows', () => {
    const restless = begin({ ...first, frames: [{ kind: 'turn', seat: 'seat-9' }] }, dice);
    expect(() => flow.run(restless)).toThrow('does not come to rest at frame turn');
    expect(() => changed(undefined, { kind: 'ended', reason: '' })).toThrow('begins with match-started');
    expect(() => changed(first, { kind: 'unheard' } as unknown as Event)).toThrow('no event is called unheard');
  });

  it('puts a line into words once for all who read it alike, and anew for another step', () => {
    const asked: string[] = [];
    const tell = narrationOf<State, Event>(
      {
        said: (event, _before, after) => {
          asked.push('said');
          return { parts: [`${event.seat}: ${String(after.sides[event.seat]?.said)}`], rules: [], tone: 'act' };
        },
        ended: (_event, _before, _after, who) => {
          asked.push('ended');
          return { parts: [who.kind], rules: [], tone: 'act' };
        },
      },
      () => ({ parts: [], rules: [], tone: 'phase' }),
    );
    const [said, ended]: Event[] = [
      { kind: 'said', seat: 'seat-1', number: 4 },
      { kind: 'ended', reason: '' },
    ];
    if (said === undefined || ended === undefined) throw new Error('two events');
    const after = changed(first, said);
    const viewers: Viewer[] = [as('seat-1'), as('seat-2'), { kind: 'public' }];
    const lines = viewers.map((who) => tell(said, first, after, who));
    expect(lines.map((line) => line?.parts)).toEqual([['seat-1: 4'], ['seat-1: 4'], ['seat-1: 4']]);
    expect(asked).toEqual(['said']);
    expect(tell(said, first, changed(first, { ...said, number: 9 } as Event), as('seat-1'))?.parts).toEqual([
      'seat-1: 9',
    ]);
    expect(viewers.map((who) => tell(ended, after, after, who)?.parts)).toEqual([['seat'], ['seat'], ['public']]);
  });

  it('tells a narrator of no reader that does not name one: what it says is for everybody', () => {
    const readers: unknown[] = [];
    const tell = narrationOf<State, Event>(
      {
        said: (...given) => {
          readers.push(given[3]);
          return { parts: ['Said.'], rules: [], tone: 'act' };
        },
        ended: () => undefined,
      },
      () => ({ parts: [], rules: [], tone: 'phase' }),
    );
    tell({ kind: 'said', seat: 'seat-1', number: 4 }, first, first, as('seat-1'));
    expect(readers).toEqual([undefined]);
  });

  it('tells each rule of a line once', () => {
    const tell = narrationOf<State, Event>(
      {
        said: () => ({ parts: ['Said.'], rules: ['S-1', 'S-2', 'S-1'], tone: 'act' }),
        ended: () => undefined,
      },
      () => ({ parts: ['It begins.'], rules: [], tone: 'phase' }),
    );
    const said: Event = { kind: 'said', seat: 'seat-1', number: 4 };
    expect(tell(said, first, first, { kind: 'public' })?.rules).toEqual(['S-1', 'S-2']);
    expect(tell({ kind: 'match-started', state: first }, undefined, first, { kind: 'public' })?.parts).toEqual([
      'It begins.',
    ]);
    expect(tell({ kind: 'flow', frames: [] }, first, first, { kind: 'public' })).toBeUndefined();
  });
});
