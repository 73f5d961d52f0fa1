import { describe, expect, it } from 'vitest';
import type { Viewer } from './contract.ts';
import { ScriptedDice } from './dice.ts';
import { assertNoLeak, findLeaks, findLeaksOnWalk } from './leak.ts';
import { stakes } from './testing/stakes.ts';
import type { Stakes, StakesCommand, StakesState } from './testing/stakes.ts';

const committed = (dice: number): StakesState => ({
  round: 1,
  rounds: 3,
  stakes: { 'seat-1': dice, 'seat-2': null },
  scores: { 'seat-1': 0, 'seat-2': 0 },
  resigned: null,
});
const seat2: Viewer = { kind: 'seat', seat: 'seat-2' };
const commit = (dice: number): StakesCommand => ({ kind: 'commit', dice });
const atRest = { state: committed(1), variants: [committed(0), committed(3)] };

/** The other seat's stake changed, where it is hidden from the viewer. */
function hiddenStakes(state: StakesState, viewer: Viewer): StakesState[] {
  const sides = (['seat-1', 'seat-2'] as const).filter(
    (side) => state.stakes[side] !== null && !(viewer.kind === 'seat' && viewer.seat === side),
  );
  return sides.flatMap((side) => [0, 3].map((dice) => ({ ...state, stakes: { ...state.stakes, [side]: dice } })));
}

const walk = (ruleset: Stakes) =>
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((seed) =>
    findLeaksOnWalk(ruleset, { setup: { rounds: 9 }, seed, length: 40, variants: hiddenStakes }),
  );

describe('the leak oracle', () => {
  it('finds nothing where nothing leaks', () => {
    expect(findLeaks(stakes, { ...atRest, viewer: seat2 })).toEqual([]);
    expect(findLeaks(stakes, { ...atRest, viewer: { kind: 'public' } })).toEqual([]);
    expect(walk(stakes)).toEqual([]);
    const refused = [{ by: 'seat-2' as const, command: commit(7) }];
    expect(() => assertNoLeak(stakes, { ...atRest, viewer: seat2, commands: refused })).not.toThrow();
  });

  it('tells who can see what it is shown by right', () => {
    const [leak] = findLeaks(stakes, { ...atRest, viewer: { kind: 'seat', seat: 'seat-1' } });
    expect(leak).toMatch(/^seat-1 can tell variant 1 by view at first: .*"stake/);
    expect(findLeaks(stakes, { ...atRest, viewer: { kind: 'referee' } })).toHaveLength(2);
    expect(() => assertNoLeak(stakes, { ...atRest, viewer: { kind: 'referee' } })).toThrow('the referee can tell');
  });

  it('compares what is sent while secret commands differ', () => {
    const start = { ...committed(0), stakes: { 'seat-1': null, 'seat-2': null } };
    const commands = [{ by: 'seat-1' as const, command: commit(1), instead: [commit(3)] }];
    const trial = { state: start, variants: [start], commands };
    expect(findLeaks(stakes, { ...trial, viewer: seat2 })).toEqual([]);
    expect(findLeaks(stakes, { ...trial, viewer: { kind: 'seat', seat: 'seat-1' } })).toHaveLength(1);
  });

  it('sees what the dice disclose, as the same dice fall differently', () => {
    const commands = [{ by: 'seat-2' as const, command: commit(1) }];
    const dice = () => new ScriptedDice([5, 5, 5, 5]);
    expect(findLeaks(stakes, { ...atRest, viewer: seat2, commands, dice })[0]).toContain('after command 1');
  });
});

describe('a leak is found in', () => {
  const leaky: Record<string, Stakes> = {
    view: { ...stakes, view: (state, who) => ({ ...stakes.view(state, who), sum: { of: state.stakes['seat-1'] } }) },
    'view order': {
      ...stakes,
      view: (state, who) => {
        const records = Object.entries(stakes.view(state, who));
        return Object.fromEntries(state.stakes['seat-1'] === 0 ? records.reverse() : records);
      },
    },
    awaiting: { ...stakes, awaiting: (state) => (state.stakes['seat-1'] === 3 ? ['seat-2', 'seat-1'] : ['seat-2']) },
    outcome: {
      ...stakes,
      outcome: (state) => (state.stakes['seat-1'] === 3 ? { winner: null, reason: 'peek', points: {} } : undefined),
    },
    sealed: {
      ...stakes,
      sealing: {
        opened: () => [],
        sealed: ({ stakes: { 'seat-1': content } }) =>
          content === null ? [] : [{ id: `dice-${String(content)}`, of: ['seat-1'], what: 'dice', content }],
      },
    },
  };

  for (const [where, ruleset] of Object.entries(leaky)) {
    it(`the ${where}`, () => {
      const leaks = findLeaks(ruleset, { ...atRest, viewer: seat2 });
      expect(leaks.length).toBeGreaterThan(0);
      expect(leaks[0]).toContain(`by ${where.split(' ')[0]} at first`);
    });
  }

  it('the refusal', () => {
    const ruleset: Stakes = {
      ...stakes,
      decide: (state, command, by, dice) => {
        const decision = stakes.decide(state, command, by, dice);
        if (decision.ok) return decision;
        return { ok: false, reason: { ...decision.reason, data: state.stakes['seat-1'] } };
      },
    };
    const commands = [{ by: 'seat-2' as const, command: commit(7) }];
    expect(findLeaks(ruleset, { ...atRest, viewer: seat2, commands })[0]).toContain('by rejection after command 1');
  });

  it('the log', () => {
    const ruleset: Stakes = {
      ...stakes,
      narrate: (event, before, after, who) => {
        const line = stakes.narrate(event, before, after, who);
        return line && { ...line, parts: [...line.parts, ` against ${String(after.stakes['seat-1'])}`] };
      },
    };
    expect(walk(ruleset)).toEqual([]);
    const commands = [{ by: 'seat-2' as const, command: { kind: 'resign' as const } }];
    expect(findLeaks(ruleset, { ...atRest, viewer: seat2, commands })[0]).toContain('by log after command 1');
  });

  it('a walk, which names its seed', () => {
    const ruleset = leaky.view;
    if (ruleset === undefined) throw new Error('the leaky ruleset is missing');
    expect(walk(ruleset)[0]).toMatch(/^seed \d+, command \d+: /);
  });
});
