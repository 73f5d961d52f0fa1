/**
 * Whatever a client sends is answered: what is not its to give is refused by the rule's id, changes nothing and tells
 * nothing; what has the form of a command never throws; and the preview says what the server says.
 */
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  play,
  playFrom,
  pick,
  RecordingDice,
  type Rejection,
  type Seat,
  SeededDice,
  seededRandom,
  throughJson,
} from '../kernel/index.ts';
import type { Command } from './commands.ts';
import { disguised } from './games/disguise.ts';
import { drawnMatchup, readyMade } from './games/matchups.ts';
import { bent, nonsense } from './games/nonsense.ts';
import { zealot } from './games/zealot.ts';
import { fleetCommand } from './index.ts';
import { fromPosition, type Position } from './position/index.ts';
import type { State } from './state.ts';

const rules = new Set(Object.keys(await fleetCommand.rules()));
const played = ['move', 'attack', 'repairs', 'counter-intelligence'] as const;

function read(position: Position): State {
  const result = fromPosition(position);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}

/** The refusal, which is the preview's and, whatever is hidden, the same; the state is left alone and no die is rolled. */
function refusal(state: State, by: Seat, command: Command): Rejection | undefined {
  const before = canonicalJson(state);
  const who = { kind: 'seat', seat: by } as const;
  const answers = [state, ...[1, 2, 3, 4].map((seed) => disguised(state, who, seededRandom(seed)))].map((table) => {
    const dice = new RecordingDice(new SeededDice(seededRandom(1)));
    const decision = fleetCommand.decide(table, command, by, dice);
    expect(fleetCommand.check(fleetCommand.view(table, who), command, by)).toEqual(
      decision.ok ? undefined : decision.reason,
    );
    if (!decision.ok) expect(dice.faces).toEqual([]);
    return decision.ok ? undefined : decision.reason;
  });
  expect(canonicalJson(state)).toBe(before);
  for (const answer of answers) expect(JSON.stringify(answer)).toBe(JSON.stringify(answers[0]));
  return answers[0];
}

/** Two Kushan players with a hand each, against one; the Taiidan hold all that the Kushan do not. */
const battle: Position = {
  order: ['kushan-1', 'taiidan', 'kushan-2'],
  hands: {
    'kushan-1': { cards: ['intercept', 'hit-and-run', 'interrupt-repairs'], seats: ['seat-1'], play: 4, hand: 4 },
    'kushan-2': { cards: ['pincer-attack', 'interrupt-move'], seats: ['seat-2'], play: 4, hand: 4 },
    taiidan: {
      cards: ['interrupt-attack', 'interrupt-attack', 'interrupt-move', 'interrupt-counter-intelligence'],
      seats: ['seat-3'],
      play: 4,
      hand: 4,
    },
  },
  units: [
    { card: 'interceptor', name: 'Red', side: 'kushan', seat: 'seat-1', at: [4, 4], facing: 1 },
    { card: 'destroyer', name: 'Anvil', side: 'kushan', seat: 'seat-1', at: [2, 4], facing: 1, focusFire: 1 },
    { card: 'scout', name: 'Blue', side: 'kushan', seat: 'seat-2', at: [4, 6], facing: 1 },
    { card: 'heavy-corvette', name: 'Brick', side: 'taiidan', seat: 'seat-3', at: [6, 4], facing: 4, focusFire: 1 },
    { card: 'assault-frigate', name: 'Grey', side: 'taiidan', seat: 'seat-3', at: [8, 4], facing: 4 },
  ],
};
const turn = read(battle);

const basic = (unit: string, card: 'intercept' | 'interrupt-attack' | 'pincer-attack' = 'intercept'): Command => ({
  kind: 'play-basic',
  card,
  order: 'move',
  unit,
});
const moveOf = (unit: string): Command => ({
  kind: 'play-interrupt',
  card: 'interrupt-move',
  use: { use: 'move', unit, path: [3] },
});
const counter: Command = {
  kind: 'play-interrupt',
  card: 'interrupt-counter-intelligence',
  use: { use: 'counter-intelligence' },
};
const attackOf = (unit: string, target: string): Command => ({
  kind: 'play-interrupt',
  card: 'interrupt-attack',
  use: { use: 'attack', unit, mode: 'weapon', target, weapon: 'heavy-projectile-cannon' },
});

/** What has been done in the battle, by whom. */
function after(...commands: readonly (readonly [Seat, Command])[]): State {
  const match = playFrom(fleetCommand, turn, new SeededDice(seededRandom(7)));
  for (const [by, command] of commands) {
    const decision = match.apply(command, by);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.reason.sentence}`);
  }
  return match.state;
}

/** Red has flown one hex; the Taiidan may interrupt. */
const window = after(['seat-1', basic('red')], ['seat-1', { kind: 'move', path: [2] }]);

describe('is refused by the rule that forbids it, changes nothing and tells nothing:', () => {
  it.each([
    ['an order to an enemy unit', turn, 'seat-1', basic('brick'), 'not-your-unit', 'FC-ORD-8'],
    ["an order to a partner's unit", turn, 'seat-1', basic('blue'), 'not-your-unit', 'R-FC-203'],
    ['an order to nobody', turn, 'seat-1', basic('nobody'), 'not-your-unit', 'FC-ORD-8'],
    [
      'a front for an enemy',
      turn,
      'seat-1',
      { kind: 'play-order', card: 'intercept', units: ['brick'] },
      'not-your-unit',
      'FC-ORD-8',
    ],
    [
      "a repair of a partner's unit",
      turn,
      'seat-1',
      {
        kind: 'play-interrupt',
        card: 'interrupt-repairs',
        use: { use: 'repairs', unit: 'blue', remove: 'focus-fire' },
      },
      'not-your-unit',
      'R-FC-56',
    ],
    [
      'a repair of an enemy',
      turn,
      'seat-1',
      {
        kind: 'play-interrupt',
        card: 'interrupt-repairs',
        use: { use: 'repairs', unit: 'brick', remove: 'focus-fire' },
      },
      'not-your-unit',
      'R-FC-56',
    ],
    [
      'an order by a card that the enemy holds',
      turn,
      'seat-1',
      basic('red', 'interrupt-attack'),
      'not-in-hand',
      'FC-ORD-3',
    ],
    [
      'an order by a card that a partner holds',
      turn,
      'seat-1',
      basic('red', 'pincer-attack'),
      'not-in-hand',
      'FC-ORD-3',
    ],
    [
      'a front that is not held',
      turn,
      'seat-1',
      { kind: 'play-order', card: 'ship-assault', units: ['anvil'] },
      'not-in-hand',
      'FC-ORD-3',
    ],
    [
      'a spend of a card that is not held',
      turn,
      'seat-1',
      { kind: 'spend-card', card: 'ship-assault', unit: 'red', purpose: { to: 'take-core' } },
      'not-in-hand',
      'FC-ORD-3',
    ],
    ['an order out of turn', turn, 'seat-3', basic('brick'), 'not-awaited', 'FC-SEQ-8'],
    ['an order out of the turn of the partner', turn, 'seat-2', basic('blue'), 'not-awaited', 'FC-SEQ-8'],
    ['an interrupt without a window', turn, 'seat-3', moveOf('brick'), 'not-awaited', 'FC-SEQ-8'],
    ['an interrupt at the turn of the partner', turn, 'seat-2', moveOf('blue'), 'not-awaited', 'FC-SEQ-8'],
    [
      'an interrupt that is not held',
      window,
      'seat-3',
      {
        kind: 'play-interrupt',
        card: 'interrupt-repairs',
        use: { use: 'repairs', unit: 'brick', remove: 'focus-fire' },
      },
      'not-in-hand',
      'FC-INT-1',
    ],
    ['an interrupt that is for another moment', window, 'seat-3', counter, 'not-at-this-moment', 'R-FC-46'],
    ['an interrupt with the unit of the enemy', window, 'seat-3', moveOf('red'), 'not-your-unit', 'R-FC-56'],
    [
      'an interrupt used for something else',
      window,
      'seat-3',
      { ...attackOf('brick', 'red'), card: 'interrupt-move' } as Command,
      'wrong-use',
      'FC-INT-13',
    ],
    [
      'an interrupt of who waits for it',
      window,
      'seat-1',
      {
        kind: 'play-interrupt',
        card: 'interrupt-repairs',
        use: { use: 'repairs', unit: 'anvil', remove: 'focus-fire' },
      },
      'not-awaited',
      'FC-SEQ-8',
    ],
    ['an order while interrupts are asked for', window, 'seat-3', basic('brick'), 'not-now', 'R-FC-46'],
    ['anything of a stranger', turn, 'seat-9', basic('red'), 'not-seated', 'FC-COMP-8'],
    ['giving up for others', turn, 'seat-9', { kind: 'concede' }, 'not-seated', 'FC-COMP-8'],
  ] as [string, State, Seat, Command, string, string][])('%s', (_what, state, by, command, code, rule) => {
    expect(refusal(state, by, command)).toMatchObject({ code, rule });
    expect(rules).toContain(rule);
  });

  it('an interrupt of one type twice in a round, though a second copy is held', () => {
    const state = after(
      ['seat-1', basic('red')],
      ['seat-1', { kind: 'move', path: [2, 0] }],
      ['seat-3', attackOf('brick', 'red')],
    );
    // The fight is resolved by what is safe, until the Taiidan are asked at a window again.
    const match = playFrom(fleetCommand, state, new SeededDice(seededRandom(9)));
    while (match.state.frames.at(-1)?.kind !== 'window' || !match.awaiting.includes('seat-3')) {
      const [by] = match.awaiting;
      if (by === undefined) throw new Error('nobody is awaited');
      match.apply(fleetCommand.standingAnswer(match.viewOf(by), by), by);
    }
    expect(match.state.secrets.hands['taiidan']).toContain('interrupt-attack');
    expect(refusal(match.state, 'seat-3', attackOf('brick', 'red'))).toMatchObject({
      code: 'interrupt-used',
      rule: 'FC-INT-4',
    });
  });

  it('an answer that was given already', () => {
    const declined = after(
      ['seat-1', basic('red')],
      ['seat-1', { kind: 'move', path: [2] }],
      ['seat-3', { kind: 'decline' }],
    );
    const again = refusal(declined, 'seat-3', { kind: 'decline' });
    expect(again?.code === 'not-awaited' || declined.frames.at(-1)?.kind === 'window').toBe(true);
    expect(refusal(declined, 'seat-3', attackOf('brick', 'red'))?.code).toMatch(/^not-(awaited|at-this-moment)$/);
  });

  it('cards set aside that are not held, too few of them, or twice', () => {
    const draw = read({
      ...battle,
      step: 'draw',
      hands: { kushan: { cards: ['intercept', 'hit-and-run', 'intercept'], hand: 2 }, taiidan: ['ship-assault'] },
      order: ['kushan', 'taiidan'],
      units: battle.units.map((unit) => ({ ...unit, seat: unit.side === 'kushan' ? 'seat-1' : 'seat-2' })),
    });
    const discard = (...cards: string[]) => ({ kind: 'discard-cards', cards }) as Command;
    expect(refusal(draw, 'seat-1', discard('ship-assault'))?.code).toBe('not-in-hand');
    expect(refusal(draw, 'seat-1', discard('hit-and-run', 'hit-and-run'))?.code).toBe('not-in-hand');
    expect(refusal(draw, 'seat-1', discard())).toMatchObject({ rule: 'FC-HP-7' });
    const match = playFrom(fleetCommand, draw, new SeededDice(seededRandom(2)));
    expect(match.apply(discard('intercept'), 'seat-1').ok).toBe(true);
    expect(refusal(match.state, 'seat-1', discard('intercept'))?.code).toBe('not-awaited');
  });

  it('an interrupt whose types are all played, in a window that is open for the patrol', () => {
    const used = read({
      ...battle,
      hands: {
        ...battle.hands,
        taiidan: { cards: ['interrupt-move'], seats: ['seat-3'], play: 4, interrupts: [...played] },
      },
    });
    expect(refusal(used, 'seat-3', moveOf('brick'))).toMatchObject({ code: 'not-awaited' });
  });
});

function expectReason(reason: Rejection, named: string): void {
  expect(reason.code, named).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(rules.has(reason.rule), `${reason.code} of ${named} names ${reason.rule}`).toBe(true);
  expect(reason.sentence, named).toMatch(/^[^a-z\s].*[.!?]$/s);
  expect(reason.sentence, named).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
}

/** One hostile command: answered without a throw, the same by preview and by decision, the state as before if refused. */
function judge(state: State, by: Seat, command: Command, random: () => number): boolean {
  const named = `${JSON.stringify(command)} of ${by}`;
  const dice = new RecordingDice(new SeededDice(random));
  const decision = fleetCommand.decide(state, command, by, dice);
  const preview = fleetCommand.check(fleetCommand.view(state, { kind: 'seat', seat: by }), command, by);
  expect(preview, named).toEqual(decision.ok ? undefined : decision.reason);
  if (!decision.ok) {
    expectReason(decision.reason, named);
    expect(dice.faces, named).toEqual([]);
    return false;
  }
  const then = decision.events.reduce<State>((now, event) => fleetCommand.evolve(now, event), state);
  expect(fleetCommand.codec.state.safeParse(throughJson(then)).success, named).toBe(true);
  return true;
}

describe('in every moment of a match', { timeout: 60_000 }, () => {
  it.each([1, 2, 3, 4, 5, 6])('nonsense of the right form is answered (seed %i)', (seed) => {
    const random = seededRandom(seed);
    const { setup } = seed % 2 === 0 ? drawnMatchup(random) : pick(readyMade, random);
    const match = play(fleetCommand, setup, new SeededDice(seededRandom(seed + 100)));
    const seats: Seat[] = [...Object.values(match.state.hands).flatMap((hand) => hand.seats), 'seat-9'];
    const tally = { refused: 0, accepted: 0 };
    const given: Command[] = [];
    for (let step = 0; step < 150 && match.outcome === undefined; step += 1) {
      const { state } = match;
      const before = canonicalJson(state);
      for (const by of match.awaiting)
        for (const offer of match.offers(by)) given.push(fleetCommand.sample(match.viewOf(by), offer, by, random));
      for (let trial = 0; trial < 12; trial += 1) {
        const command = trial < 4 ? nonsense(state, random) : bent(pick(given, random), state, random);
        if (command === undefined || command.kind === 'concede') continue;
        const accepted = judge(state, pick(seats, random), command, random);
        tally[accepted ? 'accepted' : 'refused'] += 1;
      }
      expect(canonicalJson(state)).toBe(before);
      given.splice(0, given.length - 300);
      const by = pick(match.awaiting, random);
      match.apply(zealot.choose(match.viewOf(by), match.offers(by), by, random), by);
    }
    expect(tally.refused).toBeGreaterThan(100);
    expect(tally.accepted).toBeGreaterThan(5);
  });
});
