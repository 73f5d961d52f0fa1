import { describe, expect, it } from 'vitest';
import { SeededDice } from '../kernel/index.ts';
import { fleetCommand } from './index.ts';
import { fromPosition, type Position, positionCodec, surveyPosition, toPosition } from './position/index.ts';
import { presets } from './presets.ts';

/** A small generator with a period long enough for a few shuffles. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const two: Position = {
  units: [
    { card: 'interceptor', side: 'kushan', at: [3, 4], facing: 1, leader: 'squadron-leader' },
    { name: 'Old Wolf', card: 'destroyer', side: 'taiidan', at: [6, 4], facing: 5, ships: 1 },
  ],
};
const read = (position: Position) => {
  const result = fromPosition(position);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
};
const problemsOf = (change: Partial<Position>): readonly string[] => {
  const result = fromPosition({ ...two, ...change });
  return result.ok ? [] : result.problems;
};

describe('a position with problems', () => {
  it('is read as far as it goes, with the sentences that refuse it', () => {
    const crowded: Position = { units: two.units.map((unit) => ({ ...unit, at: [3, 4] })), round: 4 };
    const { state, problems } = surveyPosition(crowded);
    expect(problems).toEqual(problemsOf(crowded));
    expect(problems).toHaveLength(1);
    expect(state.units['old-wolf']?.at).toEqual({ col: 3, row: 4 });
    expect(state.match.round).toBe(4);
  });
});

describe('a short position', () => {
  const state = read(two);

  it('is a turn of the Kushan in the open, nobody holding a card', () => {
    expect(fleetCommand.awaiting(state)).toEqual(['seat-1']);
    expect(state.frames).toEqual([{ kind: 'turn', hand: 'kushan', place: 0, stage: 'act', passing: [] }]);
    expect(state.match.deckCards).toBe(52);
  });

  it('has full, fresh units that belong to their sides, and values from the leaders', () => {
    expect(state.units['kushan-interceptor-a']).toMatchObject({ ships: 6, seat: 'seat-1', place: 'board' });
    expect(state.units['old-wolf']).toMatchObject({ seat: 'seat-2', activated: false });
    expect(state.hands['kushan']).toMatchObject({ handValue: 3, playValue: 2 });
  });

  it('keeps the deck with its next card last', () => {
    const { secrets } = read({ ...two, deck: ['intercept', 'hit-and-run'] });
    expect(secrets.deck).toEqual(['hit-and-run', 'intercept']);
  });

  it('takes the cards of the hands out of the deck', () => {
    const { secrets, match, hands } = read({ ...two, hands: { kushan: ['intercept', 'all-ahead-full'] } });
    expect(secrets.hands['kushan']).toEqual(['all-ahead-full', 'intercept']);
    expect(hands['kushan']?.cards).toBe(2);
    expect([match.deckCards, secrets.deck.filter((card) => card === 'intercept').length]).toEqual([50, 2]);
  });
});

it('lets a unit on its way stand in the hex of a friend that it passes through', () => {
  const passing: Position = {
    units: [
      { card: 'interceptor', name: 'Red', side: 'kushan', at: [3, 4], facing: 0 },
      { card: 'destroyer', name: 'Old Wolf', side: 'kushan', at: [3, 4] },
      { card: 'destroyer', name: 'Grey', side: 'taiidan', at: [6, 4] },
    ],
    hands: { kushan: ['intercept', 'hit-and-run'], taiidan: ['intercept'] },
    pending: [
      { kind: 'turn', hand: 'kushan', place: 0, stage: 'after', passing: [] },
      {
        kind: 'moving',
        unit: 'red',
        seat: 'seat-1',
        side: 'kushan',
        cause: 'move',
        path: [0],
        trail: [
          { col: 3, row: 5 },
          { col: 3, row: 4 },
        ],
        left: 2,
        straight: false,
        patrol: null,
        stage: 'window',
        hazards: [],
      },
      {
        kind: 'window',
        at: 'step',
        side: 'kushan',
        unit: 'red',
        patrol: null,
        ask: ['taiidan'],
        enemyAsked: true,
        pending: null,
      },
    ],
  };
  expect(fleetCommand.awaiting(read(passing))).toEqual(['seat-2']);
  expect(problemsOf({ units: passing.units }).join(' ')).toContain('stand in one hex');
});

describe('a position is refused in words', () => {
  it.each([
    [{ units: [...two.units, { card: 'scout', side: 'kushan', at: [3, 4] }] }, 'stand in one hex'],
    [{ units: [{ card: 'scout', side: 'kushan', at: [13, 4] }] }, 'off the board'],
    [{ units: [{ card: 'scout', side: 'kushan', at: [1, 1], ships: 7 }] }, 'full unit has 6'],
    [{ units: [{ card: 'scout', side: 'kushan', parent: 'Ark' }] }, 'names Ark'],
    [{ step: 'over' }, 'Nobody has anything to decide'],
  ] as [Partial<Position>, string][])('%#', (change, words) => {
    expect(problemsOf(change).join(' ')).toContain(words);
  });
});

describe('there and back', () => {
  it('gives the same state for a short position', () => {
    const state = read(two);
    expect(read(positionCodec.parse(toPosition(state)))).toEqual(state);
  });

  it.each(presets)('gives the same state for the start of $id', ({ setup }) => {
    const decision = fleetCommand.start(fleetCommand.codec.setup.parse(setup), new SeededDice(random(7)));
    if (!decision.ok) throw new Error(decision.reason.sentence);
    let state: ReturnType<typeof read> | undefined;
    for (const event of decision.events) state = fleetCommand.evolve(state, event);
    if (state === undefined) throw new Error('no event');
    expect(fleetCommand.awaiting(state).length).toBeGreaterThan(0);
    const again = fromPosition(positionCodec.parse(JSON.parse(JSON.stringify(toPosition(state)))));
    expect(again).toEqual({ ok: true, value: state });
  });
});
