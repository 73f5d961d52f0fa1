/** Chances: what the stored fits are, and what they make of views; their matches are played by `tools/fit-chances.ts`. */
import { chanceMomentOf, chancesBy, type ChanceMoment, estimateOf, reasonBy } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import {
  type ChanceFit,
  type ChanceWeights,
  type Explaining,
  leadOf,
  play,
  SeededDice,
  seededRandom,
  type StoryTelling,
  type TeamScore,
  type View,
} from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import {
  type ChanceAnswer,
  ChanceLine,
  type ChanceQuestion,
  answered,
  estimateNote,
  mayShowChances,
} from './chances-of.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const team = (name: string, amounts: readonly number[], strength: number): TeamScore => ({
  name,
  seats: [],
  parts: amounts.map((amount) => ({ what: 'points', amount })),
  strength,
  ofStrength: 100,
});

const rulesets = await Promise.all(
  Object.entries(catalog).map(async ([id, load]) => {
    const ruleset = await load();
    return { id, ruleset, explaining: (await ruleset.explaining?.()) as Explaining<View> | undefined };
  }),
);
const fits = rulesets.flatMap(({ id, ruleset, explaining }) =>
  Object.entries(explaining?.chances ?? ({} satisfies ChanceFit)).map(([counts, { weights, test }]) => ({
    name: `${id}, ${counts}`,
    edition: ruleset.edition,
    weights,
    test,
  })),
);

it('have a measured fit in some game', () => {
  expect(fits.length).toBeGreaterThan(0);
});

describe.each(fits)('[WATCH-31] the fit of $name', ({ weights, test, edition }) => {
  it('is measured on 300 unseen matches of this edition, a fifth better than "even", within 10 points in ten bins', () => {
    expect(test.edition).toBe(edition);
    expect(test.fitted).toBeGreaterThanOrEqual(300);
    expect(test.unseen).toBeGreaterThanOrEqual(300);
    expect(test.brier).toBeLessThanOrEqual(0.8 * test.even);
    expect(test.bins).toHaveLength(10);
    for (const { moments, said, came } of test.bins)
      if (moments >= 100) expect(Math.abs(said - came)).toBeLessThanOrEqual(0.1);
  });

  const moments = [0, 0.5, 1].flatMap((part): ChanceMoment[] =>
    [2, 3, 4].map((teams) => ({
      round: 1 + 5 * part,
      of: 6,
      score: Array.from({ length: teams }, (_, at) =>
        team(
          String(at),
          weights.parts.map(() => 2 * at + 1),
          90 - 20 * at,
        ),
      ),
    })),
  );
  it('gives chances that sum to 1, for two, three and four teams', () => {
    for (const moment of moments) {
      const chances = chancesBy(weights, moment);
      expect(chances).toHaveLength(moment.score.length);
      expect(sumOf(chances)).toBeCloseTo(1, 10);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });
  it('never gives less to who has more, in any round, and the same to who is level', () => {
    const more = (moment: ChanceMoment, change: (own: TeamScore) => TeamScore): number =>
      chancesBy(weights, { ...moment, score: moment.score.with(0, change(moment.score[0]!)) })[0]!;
    for (const moment of moments) {
      const before = chancesBy(weights, moment)[0]!;
      expect(more(moment, (own) => ({ ...own, strength: own.strength + 10 }))).toBeGreaterThanOrEqual(before - 1e-12);
      for (const at of weights.parts.keys())
        expect(
          more(moment, (own) => ({
            ...own,
            parts: own.parts.with(at, { what: 'points', amount: (own.parts[at]?.amount ?? 0) + 3 }),
          })),
        ).toBeGreaterThanOrEqual(before - 1e-12);
      const [first] = moment.score;
      const level = chancesBy(weights, { ...moment, score: moment.score.map(() => first!) });
      for (const chance of level) expect(chance).toBeCloseTo(1 / level.length, 10);
    }
  });
});

describe('[WATCH-31] an estimate', () => {
  const { ruleset, explaining } = rulesets[0]!;
  const start = play(ruleset, ruleset.presets[0]!.setup, new SeededDice(seededRandom(1))).view({
    kind: 'public',
  }) as View;
  it('is of the view, and has none where there is no fit, and none when the match is over', () => {
    const { story } = ruleset;
    expect(estimateOf({ story: story!, explaining: explaining! }, start)?.chances?.length).toBe(2);
    const { chances: _none, ...without } = explaining!;
    expect(estimateOf({ story: story!, explaining: without }, start)?.chances).toBeNull();
    expect(estimateOf({ explaining: explaining! }, start)).toBeUndefined();
    const unlike = { ...explaining!, setting: () => null };
    expect(estimateOf({ story: story!, explaining: unlike }, start)?.chances).toBeNull();
    const over = { ...explaining!, happening: (view: View) => ({ ...explaining!.happening(view), over: true }) };
    expect(estimateOf({ story: story!, explaining: over }, start)?.chances).toBeNull();
  });
  it('counts how the match was set up, and what speaks for a side besides its score', () => {
    const weights: ChanceWeights = {
      parts: [{ unit: 1, early: 1, late: 0 }],
      strength: { early: 1, late: 0 },
      sides: { uphill: [0, 2] },
    };
    const level = { round: 1, of: 6, score: [team('a', [1], 5), team('b', [1], 5)] };
    expect(chancesBy(weights, level)).toEqual([0.5, 0.5]);
    expect(chancesBy(weights, { ...level, setting: 'toString' })).toEqual([0.5, 0.5]);
    expect(chancesBy(weights, { ...level, setting: 'uphill' })[1]).toBeCloseTo(1 / (1 + Math.exp(-2)), 10);
    const more = { ...explaining!, outlook: () => [[{ what: 'more', amount: 7 }], []] };
    expect(
      chanceMomentOf<View>({ story: ruleset.story as StoryTelling<View>, explaining: more }, start).score[0]?.parts.at(
        -1,
      )?.amount,
    ).toBe(7);
  });
  it('[WATCH-71] says what speaks most for the likeliest side', () => {
    const weights: ChanceWeights = {
      parts: [{ unit: 1, early: 1, late: 0 }],
      strength: { early: 1, late: 0 },
      sides: { uphill: [0, 2] },
    };
    const level = { round: 1, of: 6, score: [team('a', [1], 5), team('b', [1], 5)] };
    expect(reasonBy(weights, level, 1)).toBeNull();
    expect(reasonBy(weights, { ...level, setting: 'uphill' }, 1)).toEqual({ is: 'setting', team: 1 });
    expect(reasonBy(weights, { ...level, score: [team('a', [1], 9), team('b', [1], 5)] }, 1)).toEqual({
      is: 'strength',
      team: 0,
    });
    const ahead = { ...level, score: [team('a', [1], 5), team('b', [9], 5), team('c', [1], 5)] };
    const part = { is: 'part', team: 1, what: 'points', amounts: [1, 9, 1] };
    expect(reasonBy(weights, ahead, 1)).toEqual({ ...part, scored: true });
    expect(reasonBy(weights, ahead, 0)).toEqual({ ...part, scored: false });
  });
  it('names who leads by the first part that differs', () => {
    const weights: ChanceWeights = { parts: [], strength: { early: 0, late: 0 } };
    expect(chancesBy(weights, { round: 1, of: null, score: [team('a', [], 1), team('b', [], 0)] })).toEqual([0.5, 0.5]);
    expect(leadOf([team('a', [1, 2], 1), team('b', [1, 3], 1)])).toEqual({ team: 1, part: 1 });
    expect(leadOf([team('a', [1, 2], 1), team('b', [1, 2], 1)])).toBeNull();
    expect(leadOf([team('a', [3], 1), team('b', [3], 1), team('c', [1], 1)])).toBeNull();
  });
  it('says how it is made, where there is one', () => {
    const score = estimateOf({ story: ruleset.story!, explaining: explaining! }, start)!.score;
    expect(estimateNote(explaining!, score)).toMatch(
      /^An estimate, .* fitted to \d{3,} matches of bots\. In \d{3,} others /,
    );
    expect(estimateNote({}, score)).toBe('');
    expect(estimateNote(explaining!, [])).toBe('');
  });
  it('is for nobody who plays', () => {
    expect(mayShowChances({ seated: true, over: false })).toBe(false);
    expect(mayShowChances({ seated: true, over: true })).toBe(true);
    expect(mayShowChances({ seated: false, over: false })).toBe(true);
  });

  /** What a worker is, in this thread. */
  class Here {
    onmessage: ((event: MessageEvent<ChanceAnswer>) => void) | null = null;
    onerror: (() => void) | null = null;
    ended = false;
    postMessage(question: ChanceQuestion): void {
      void answered(question).then((data) => this.onmessage?.({ data } as MessageEvent<ChanceAnswer>));
    }
    terminate(): void {
      this.ended = true;
    }
  }
  it('is worked out by a worker, batch by batch, and refused where it cannot be', async () => {
    const made: Here[] = [];
    const make = () => {
      made.push(new Here());
      return made.at(-1) as unknown as Worker;
    };
    const line = new ChanceLine(ruleset.id, make);
    const [one, other] = await Promise.all([line.of([{ seq: 4, view: start }]), line.of([{ seq: 7, view: start }])]);
    expect([one[0]?.seq, other[0]?.seq]).toEqual([4, 7]);
    expect(one[0]?.chances).toEqual(estimateOf({ story: ruleset.story!, explaining: explaining! }, start)?.chances);
    const waits = line.of([{ seq: 9, view: start }]);
    line.close();
    await expect(waits).rejects.toThrow('no longer shown');
    expect(made.map(({ ended }) => ended)).toEqual([true]);
    await expect(new ChanceLine('nothing', make).of([])).rejects.toThrow('no ruleset nothing');
  });
});
