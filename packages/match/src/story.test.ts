import type { AnyRuleset, LogLine, MatchStanding, View } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { storyLimits, storyOf } from './story.ts';
import type { Applied } from './ledger.ts';
import { withMoment, type ToldMoment } from './told.ts';

const ship = (name: string, side: number, left = 4): MatchStanding['ships'][number] => ({
  record: `ship:${name}`,
  name,
  side,
  worth: 10,
  left,
  of: 4,
  gone: left === 0 ? 'lost' : null,
});
const standing = (round: number, score: readonly number[], ships: MatchStanding['ships'] = []): MatchStanding => ({
  round,
  counts: ['points'],
  sides: [
    { seats: ['seat-1'], name: 'Blue', score: [score[0] ?? 0] },
    { seats: ['seat-2'], name: 'Red', score: [score[1] ?? 0] },
  ],
  ships,
});
const story = {
  story: {
    standing: (view: View) => view['stands'] as unknown as MatchStanding,
    honours: { sank: 'sank {names}', hits: '{count} hits', stopped: '{count} stopped', unhurt: 'shot at {times}' },
  },
};
const moment = (seq: number, stands: MatchStanding, lines: readonly LogLine[] = []): ToldMoment => ({
  seq,
  view: { stands: stands as unknown as View[string] },
  lines,
});
const name = (of: string) => ({ record: `ship:${of}`, name: of });
const says = (text: string, tone: LogLine['tone'] = 'score'): LogLine => ({ parts: [text], rules: [], tone });
const fires = (actor: string, target: string): LogLine => ({
  parts: [name(actor), ' fires at ', name(target)],
  rules: [],
  tone: 'act',
  cue: { is: 'attack' },
});
const hits = (counted: number, label = 'guns'): LogLine => ({
  ...says('thrown', 'roll'),
  rolls: [{ label, seat: 'seat-1', sides: 6, faces: [6, 6, 1], need: 5, counted, use: 'gun' }],
});
const sinks = (target: string): LogLine => ({
  ...says('', 'loss'),
  parts: [name(target), ' is lost'],
  cue: { is: 'gone' },
});

describe('the story of a match', () => {
  it('is none for a game that tells none, and none of nothing', () => {
    expect(storyOf({}, [moment(1, standing(1, []))], null)).toBeUndefined();
    expect(storyOf(story, [], null)).toBeUndefined();
  });

  it('keeps to its limits however long a match is', () => {
    const long = Array.from({ length: 300 }, (_, at) => moment(at + 1, standing(at + 1, [at * 5, 0]), [says('more')]));
    const told = storyOf(story, long, null);
    expect(told?.rounds).toHaveLength(storyLimits.rounds);
    expect(told?.turns).toHaveLength(storyLimits.turns);
  });

  it('takes the greatest swings, one of each round, and none before the first round or without words', () => {
    const told = storyOf(
      story,
      [
        moment(1, standing(0, [0, 0])),
        moment(2, standing(1, [90, 0]), [says('set up')]),
        moment(3, standing(1, [95, 0]), [says('five')]),
        moment(4, standing(1, [95, 20]), [says('twenty')]),
        moment(5, standing(2, [195, 20])),
        moment(6, standing(2, [195, 20]), [says('the end')]),
      ],
      null,
    );
    expect(told?.turns).toMatchObject([{ seq: 4, round: 1, side: 1, swing: 20, by: 'score', says: [['twenty']] }]);
  });

  it('takes losses where nothing was scored: ships that come are no swing', () => {
    const told = storyOf(
      story,
      [
        moment(1, standing(1, [], [ship('Tern', 0), ship('Onyx', 1)])),
        moment(2, standing(1, [], [ship('Tern', 0), ship('Onyx', 1), ship('Flint', 1)]), [says('Flint comes')]),
        moment(3, standing(2, [], [ship('Tern', 0, 1), ship('Onyx', 1), ship('Flint', 1)]), [says('hurt', 'harm')]),
        moment(4, standing(2, [], [ship('Tern', 0, 1), ship('Onyx', 1), ship('Flint', 1)]), [says('the end')]),
      ],
      null,
    );
    expect(told?.turns).toMatchObject([{ seq: 3, by: 'strength', side: 1, swing: 0.75 }]);
  });

  it('gives the dice and the prize to whoever alone attacked, throws made anew count once', () => {
    const before = [ship('Tern', 0), ship('Onyx', 1), ship('Flint', 1)];
    const after = [ship('Tern', 0), ship('Onyx', 1, 0), ship('Flint', 1)];
    const anew: LogLine = { ...hits(3), cue: { is: 'anew' } };
    const told = storyOf(
      story,
      [
        moment(1, standing(1, [], before)),
        moment(2, standing(1, [0, 0], before), [fires('Tern', 'Flint'), hits(1)]),
        moment(3, standing(1, [10, 0], after), [fires('Tern', 'Onyx'), hits(2), anew, sinks('Onyx')]),
        moment(4, standing(1, [10, 0], after), [says('Round over', 'phase'), sinks('Flint')]),
      ],
      null,
    );
    expect(told?.deeds.map(({ gone }) => gone)).toEqual([false, true]);
    expect(told?.honours.map(({ kind, words }) => [kind, words])).toEqual([
      ['sank', 'sank Onyx'],
      ['unhurt', 'shot at once'],
    ]);
    expect(told?.turns[0]?.attack?.target.name).toBe('Onyx');
  });

  it('shares a prize by their hits where several attacked as one', () => {
    const before = [ship('Tern', 0, 3), ship('Gull', 0, 3), ship('Knot', 0, 3), ship('Onyx', 1)];
    const after = [...before.slice(0, 3), ship('Onyx', 1, 0)];
    const together: LogLine = { ...fires('Tern', 'Onyx'), parts: ['Tern', 'Gull', 'Knot', 'Onyx'].map(name) };
    const tale = (...thrown: readonly LogLine[]) =>
      storyOf(
        story,
        [
          moment(1, standing(1, [], before)),
          moment(2, standing(1, [10, 0], after), [together, ...thrown, sinks('Onyx')]),
          moment(3, standing(1, [10, 0], after), [says('Round over', 'phase')]),
        ],
        null,
      )?.honours.filter(({ kind }) => kind === 'sank');
    const counted = tale(hits(1, 'Tern: guns'), hits(2, 'Gull: guns'), hits(0, 'Knot: guns'));
    expect(counted).toMatchObject([{ ship: { name: 'Gull' }, words: 'sank Onyx (with Tern)' }]);
    expect(tale()).toMatchObject([{ ship: { name: 'Tern' }, words: 'sank Onyx (with Gull and Knot)' }]);
  });

  it('says that somebody has the most only where nobody has as many', () => {
    const ships = [ship('Tern', 0, 3), ship('Gull', 0, 3), ship('Onyx', 1, 3)];
    const tale = (second: number) =>
      storyOf(
        story,
        [
          moment(1, standing(1, [], ships)),
          moment(2, standing(1, [], ships), [fires('Tern', 'Onyx'), hits(2), fires('Gull', 'Onyx'), hits(second)]),
        ],
        null,
      )?.honours;
    expect(tale(2)).toEqual([]);
    expect(tale(3)).toMatchObject([{ kind: 'hits', ship: { name: 'Gull' }, words: '3 hits' }]);
  });
});

describe('what a viewer was told', () => {
  it('leaves out what was taken back', () => {
    const ruleset = { view: (state: unknown) => ({ state }), narrate: () => undefined } as unknown as AnyRuleset;
    const told: ToldMoment[] = [];
    const entry = (seq: number, state: unknown, happened: unknown[] = []): Applied =>
      ({ ledger: { seq, state }, steps: [], happened }) as unknown as Applied;
    const back = { kind: 'taken-back', by: 'seat-1', to: 2, free: false };
    for (const each of [
      entry(1, 'a'),
      entry(2, 'b'),
      entry(3, 'c'),
      entry(4, 'd'),
      entry(5, 'b', [back]),
      entry(6, 'e'),
    ])
      withMoment(told, each, ruleset, { kind: 'public' });
    expect(told.map(({ seq, view }) => [seq, view['state']])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [5, 'b'],
      [6, 'e'],
    ]);
  });
});
