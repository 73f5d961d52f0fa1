import { describe, expect, it } from 'vitest';
import { playSeed, randomBot } from './bots.ts';
import { checkRuleset } from './contract-suite.ts';
import type { StakesEvent, StakesState } from './testing/stakes.ts';
import { boldBot, stakes } from './testing/stakes.ts';
import type { Stakes } from './testing/stakes.ts';
import { goldenProblems, recordGolden } from './golden.ts';
import { throughJson } from './hash.ts';

const bold = { setup: { rounds: 3 }, bots: () => boldBot };
const suite = { matches: 5, firstSeed: 1, mostCommands: 100, checkRate: 1 };

describe('bots', () => {
  it('play a match to its end, the same for the same seed', () => {
    const result = playSeed(stakes, 7, { ...bold, checkRate: 1 });
    expect(result).toMatchObject({ ok: true, seed: 7, outcome: { reason: 'rounds' } });
    expect(result.entries).toHaveLength(6);
    expect(playSeed(stakes, 7, bold).outcome).toEqual(result.outcome);
    expect(playSeed(stakes, 8, bold).entries).not.toEqual(result.entries);
  });

  it('choose at random among the offers', () => {
    const ends = new Set<string | undefined>();
    for (let seed = 1; seed <= 30; seed += 1) {
      ends.add(playSeed(stakes, seed, { setup: { rounds: 1 }, bots: () => randomBot(stakes) }).outcome?.reason);
    }
    expect(ends).toEqual(new Set(['rounds', 'resigned']));
  });

  it('report a match that does not end, with its transcript', () => {
    const result = playSeed(stakes, 1, { ...bold, mostCommands: 4 });
    expect(result).toMatchObject({ ok: false, problem: 'After 4 commands: The match goes on for longer than it may.' });
    expect(result.entries).toHaveLength(4);
  });

  it('report a bug that throws, and a command that is refused', () => {
    const buggy: Stakes = {
      ...stakes,
      evolve: (state, event) => {
        if (event.kind === 'rolled') throw new Error('no such die');
        return stakes.evolve(state, event);
      },
    };
    expect(playSeed(buggy, 1, bold)).toMatchObject({ ok: false, problem: 'After 1 commands: no such die' });
    const greedy = { ...boldBot, choose: () => ({ kind: 'commit' as const, dice: 4 }) };
    const refused = playSeed(stakes, 1, { ...bold, bots: () => greedy });
    expect(refused.ok ? '' : refused.problem).toContain('Commit 0 to 3 dice. (stake)');
  });
});

/** A match in which nobody's dice count. */
const endless: Stakes = {
  ...stakes,
  evolve: (state, event) => (event.kind === 'started' ? stakes.evolve(state, event) : { ...(state as StakesState) }),
};

describe('the contract suite', () => {
  it('passes a ruleset that keeps its promises', async () => {
    expect(await checkRuleset(stakes, suite)).toEqual([]);
  });

  const broken: Record<string, [Stakes, string]> = {
    'a seat without offers': [{ ...stakes, offers: () => [] }, 'is awaited, but has no offer'],
    'a sample that is refused': [
      { ...stakes, sample: () => ({ kind: 'commit', dice: 5 }) },
      'refuses {"kind":"commit","dice":5}',
    ],
    'a standing answer that is refused': [
      { ...stakes, standingAnswer: () => ({ kind: 'commit', dice: 4 }) },
      'The standing command {"kind":"commit","dice":4}',
    ],
    'a preview that is too strict': [
      { ...stakes, check: () => ({ code: 'no', rule: 'ST-1', sentence: 'No.' }) },
      'The preview refuses',
    ],
    'a preview that is too lax': [{ ...stakes, check: () => undefined }, 'the preview legal'],
    'an evolve that mutates': [
      {
        ...stakes,
        evolve: (state, event) => {
          if (state === undefined || event.kind !== 'committed') return stakes.evolve(state, event);
          return Object.assign(state, { stakes: { ...state.stakes, [event.seat]: event.dice } });
        },
      },
      'changed the state',
    ],
    'a decide that remembers': [forgetful(), 'other events'],
    'a state that JSON does not hold': [
      { ...stakes, evolve: (state, event) => ({ ...stakes.evolve(state, event), extra: undefined, late: 1 }) as never },
      'The codec refuses a state',
    ],
    'a record id with a slash': [
      { ...stakes, view: (state, who) => ({ ...stakes.view(state, who), 'a/b': { n: 1 } }) },
      'holds / or ~',
    ],
    'a refusal without a sentence': [
      {
        ...stakes,
        decide: (state, command, by, dice) => {
          const decision = stakes.decide(state, command, by, dice);
          return decision.ok ? decision : { ok: false, reason: { ...decision.reason, sentence: 'nope' } };
        },
      },
      'is no sentence',
    ],
    'rules without text': [{ ...stakes, rules: () => Promise.resolve({}) }, 'which has no text'],
    'dice rolled for a refusal': [
      {
        ...stakes,
        decide: (state, command, by, dice) => {
          const decision = stakes.decide(state, command, by, dice);
          if (!decision.ok) dice.roll(6, 1, 'refusal');
          return decision;
        },
      },
      'dice were rolled',
    ],
    'a link to what the reader does not have': [
      {
        ...stakes,
        narrate: () => ({ parts: [{ record: 'ship-9', name: 'Corsair' }], rules: [], tone: 'act' }),
      },
      'links to ship-9',
    ],
    'a set-up that is refused': [
      { ...stakes, setUp: () => ({ kind: 'commit', dice: 5 }) },
      'is refused: Commit 0 to 3',
    ],
    'a set-up without an end': [
      { ...endless, setUp: () => ({ kind: 'commit', dice: 0 }) },
      'the first order never comes',
    ],
    'a set-up that plays the match': [
      { ...stakes, setUp: () => ({ kind: 'commit', dice: 0 }) },
      'the match is over at once',
    ],
    'two first battles': [
      { ...stakes, presets: stakes.presets.map((preset) => ({ ...preset, first: true })) },
      'Two presets are the first battle',
    ],
    'a first battle that takes too long': [
      { ...stakes, presets: stakes.presets.map((preset) => ({ ...preset, minutes: 40 })) },
      'takes more than 25 minutes',
    ],
    'presets that share an id': [{ ...stakes, presets: [...stakes.presets, ...stakes.presets] }, 'share an id'],
  };

  for (const [name, [ruleset, problem]] of Object.entries(broken)) {
    it(`finds ${name}`, async () => {
      expect((await checkRuleset(ruleset, { ...suite, matches: 3 })).join('\n')).toContain(problem);
    });
  }

  it('finds a position that cannot be set up again, or that changes', async () => {
    const ahead: Stakes = {
      ...stakes,
      toPosition: (state) => ({ ...stakes.toPosition(state), round: state.rounds + 1 }),
    };
    expect((await checkRuleset(ahead, suite)).join('\n')).toContain('that was played is refused: round is past');
    const lossy: Stakes = {
      ...stakes,
      fromPosition: (position) => stakes.fromPosition({ ...position, stakes: {} }),
    };
    expect((await checkRuleset(lossy, suite)).join('\n')).toContain('A position changes');
  });
});

/** Decides differently every second time it is asked. */
function forgetful(): Stakes {
  let asked = 0;
  const decide: Stakes['decide'] = (state, command, by, dice) => {
    asked += 1;
    const decision = stakes.decide(state, command, by, dice);
    if (!decision.ok || command.kind !== 'commit' || asked % 2 === 1) return decision;
    const events: StakesEvent[] = decision.events.map((event) =>
      event.kind === 'rolled' ? { ...event, scores: { 'seat-1': asked, 'seat-2': 0 } } : event,
    );
    return { ok: true, events };
  };
  return { ...stakes, decide };
}

describe('golden games', () => {
  const played = playSeed(stakes, 3, bold);
  const recorded = recordGolden(stakes, played);
  const golden = throughJson(recorded) as unknown as typeof recorded;

  it('stay what they were', () => {
    expect(goldenProblems(stakes, golden)).toEqual([]);
    expect(golden.outcome).toEqual(played.outcome);
    expect(Object.keys(golden.viewHashes)).toEqual(['seat-1', 'seat-2', 'public', 'referee']);
  });

  it('show a rule that changed within an edition, but keep their end in the next one', () => {
    const changed: Stakes = {
      ...stakes,
      decide: (state, command, by, dice) => {
        const decision = stakes.decide(state, command, by, dice);
        if (!decision.ok) return decision;
        const events = decision.events.map((event) =>
          event.kind === 'rolled' ? { ...event, scores: { 'seat-1': 0, 'seat-2': 0 } } : event,
        );
        return { ok: true, events };
      },
    };
    expect(goldenProblems(changed, golden)[0]).toContain('leads to other events now');
    expect(goldenProblems({ ...changed, edition: '2' }, golden)).toEqual([]);
  });

  it('show events that lead elsewhere, whatever the edition', () => {
    const evolve = (state: StakesState | undefined, event: StakesEvent) => ({
      ...stakes.evolve(state, event),
      rounds: 8,
    });
    const problems = goldenProblems({ ...stakes, edition: '2', evolve }, golden);
    expect(problems[0]).toBe('The events lead to another state than they did.');
    expect(problems.join()).toContain('viewHashes.public');
  });
});
