/** Stories made of what real matches of every ruleset say. */
import { catalog } from '@broadside/rules/catalog';
import { namesIn } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { logOf } from '../../../test/told-match.ts';
import { textOf, type SceneLine, type SceneName } from '../scene/scene.ts';
import { mostStoryMs, timingOf } from './pace.ts';
import { turnStory, turnLines, type Story } from './story.ts';
import { beatWords, headlineOf, sentenceParts, turnSaid } from './words.ts';

const second = (seat: string | undefined): boolean => seat === 'seat-2';
const nobody = (): boolean => false;
const acts = ({ cue }: SceneLine): boolean => cue?.is === 'move' || cue?.is === 'attack';

describe.each(Object.entries(catalog))('turns of %s', { timeout: 120_000 }, (_, load) => {
  const told = load().then((ruleset) => logOf(ruleset, 7, { kind: 'public' }));
  /** Each story of a match as it stood when the turn was over. */
  async function stories(ours: typeof second): Promise<readonly Story[]> {
    const log = await told;
    const last = new Map<string, Story>();
    for (const seq of new Set(log.map((line) => line.seq))) {
      const story = turnStory(
        log.filter((line) => line.seq <= seq),
        ours,
      );
      if (story) last.set(story.id, story);
    }
    return [...last.values()];
  }

  it('are told with every move and every attack of the other side, once', async () => {
    const log = await told;
    const all = (await stories(nobody)).flatMap(({ beats }) =>
      beats.flatMap((beat) => (beat.is === 'move' ? beat.movers.flatMap(({ lines }) => lines) : [beat.scene.lines[0]])),
    );
    const done = log.filter(acts);
    expect(done.some(({ cue }) => cue?.is === 'move')).toBe(true);
    expect(all.map((line) => line && textOf(line)).sort()).toEqual(done.map(textOf).sort());
  });

  it('belong to the other side', async () => {
    const theirs = await stories(second);
    expect(theirs.length).toBeGreaterThan(3);
    for (const { seat, beats } of theirs) {
      expect(seat).toBe('seat-1');
      expect(beats.some((beat) => beat.seat === 'seat-1')).toBe(true);
    }
  });

  it('number their beats from 1, and have a sentence with a rule for each', async () => {
    for (const story of await stories(second)) {
      expect(story.beats.map(({ number }) => number)).toEqual(story.beats.map((_beat, at) => at + 1));
      expect(new Set(story.beats.map(({ id }) => id)).size).toBe(story.beats.length);
      for (const beat of story.beats) {
        const { parts, rule } = sentenceParts(beat);
        const sentence = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
        expect(sentence).toMatch(/^\S.*\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|\.\.$/);
        expect(rule, sentence).toBeDefined();
        expect(beatWords(beat).title).not.toBe('');
      }
    }
  });

  it('say who hit whom for how much, and what was to be expected', async () => {
    for (const story of await stories(second)) {
      const { title, note } = headlineOf(story);
      expect(title).toContain(story.who);
      const attacks = story.beats.flatMap((beat) => (beat.is === 'attack' ? [beat.scene] : []));
      const lost = new Map<string, number>();
      for (const { who, lost: points, what } of attacks.flatMap(({ losses }) => losses))
        if (who.seat === 'seat-2' && what !== 'crew') lost.set(who.name, (lost.get(who.name) ?? 0) + points);
      const worst = [...lost].sort((a, b) => b[1] - a[1])[0];
      if (worst) expect(title).toContain(`${worst[0]} for ${worst[1]}`);
      for (const { name } of attacks.flatMap(({ gone }) => gone)) expect(title).toContain(name);
      if (attacks.some(({ actors, throws }) => actors[0]?.seat === 'seat-1' && throws.some(({ use }) => use === 'gun')))
        expect(note).toMatch(/\d+ (die|dice) in \d+ attack/);
    }
  });

  it('are said aloud in whole sentences: who, at whom, what is left, who is lost', async () => {
    for (const story of await stories(second)) {
      const said = turnSaid(story);
      expect(said).toMatch(/^\S[^.].*\.$/);
      expect(said).not.toMatch(/undefined|NaN|\.\.|: \./);
      expect(said).toContain(story.who);
      for (const { name } of story.beats.flatMap((beat) => (beat.is === 'attack' ? beat.scene.gone : beat.gone))) {
        expect(said).toContain(name);
        expect(said).not.toContain(`${name} has`);
      }
    }
  });

  it('last at most so long, whatever was done', async () => {
    for (const story of await stories(nobody))
      for (const tempo of ['full', 'brisk', 'states'] as const)
        for (const still of [false, true]) {
          const { beats, factor } = timingOf(story, tempo, still);
          expect(beats).toHaveLength(story.beats.length);
          expect(beats.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostStoryMs);
          expect(factor).toBeGreaterThan(0);
        }
  });
});

describe('a story of bare lines', () => {
  const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
  const knot = { record: 'ship:k', name: 'Knot', seat: 'seat-1' } as const;
  const plover = { record: 'ship:p', name: 'Plover', seat: 'seat-1' } as const;
  const onyx = { record: 'ship:o', name: 'Onyx', seat: 'seat-2' } as const;
  let seq = 0;
  const line = (parts: SceneLine['parts'], more: Partial<SceneLine> = {}): SceneLine => ({
    seq: (seq += 1),
    parts,
    rules: ['X-1'],
    tone: 'act',
    ...more,
  });
  const moves = (who: typeof tern | typeof knot | typeof plover | typeof onyx, far = '4.2″') =>
    line([who, ` moves ${far} on 090°.`], { cue: { is: 'move' } });
  const steps = (who: typeof tern) => line([who, ' moves to 2,4.'], { cue: { is: 'move', what: 'step' } });
  const turn = (who: SceneName) => line([who, ' acts.'], { tone: 'phase', cue: { is: 'turn' } });
  const fires = (who: SceneName, at: SceneName) =>
    line([who, ' fires at ', at, '.'], {
      cue: { is: 'attack' },
      rolls: [
        { label: 'Guns', seat: who.seat ?? null, sides: 6, faces: [6, 5, 1, 2], need: 4, counted: 2, use: 'gun' },
      ],
    });
  const loses = (who: typeof tern | typeof onyx, lost: number) =>
    line([who, ` loses ${lost} hull: 9 to ${9 - lost}.`], { cue: { is: 'loss', what: 'hull' } });

  it('counts steps of one way as one move, and moves the others of a squadron in one beat', () => {
    const way = turnStory([turn(tern), steps(tern), steps(tern), steps(tern)], second);
    expect(way?.beats).toMatchObject([{ is: 'move', movers: [{ far: '3 steps' }] }]);
    const squadron = turnStory([turn(tern), moves(tern), moves(knot, '11″'), moves(plover, '6.5″')], second);
    expect(squadron?.beats).toMatchObject([
      { number: 1, movers: [{ who: tern, far: '4.2″' }] },
      { number: 2, movers: [{ far: '11″' }, { far: '6.5″' }] },
    ]);
    expect(squadron?.beats.map(beatWords)).toEqual([
      { title: 'Tern moves', detail: '4.2″' },
      { title: '2 others follow', detail: '11″ · 6.5″' },
    ]);
  });

  it('ends where the watcher’s own turn begins, and holds what was done in between', () => {
    const theirs = [turn(tern), moves(tern), fires(tern, onyx), loses(onyx, 2), fires(onyx, tern)];
    const own = [turn(onyx), moves(onyx)];
    const story = turnStory([...own, ...theirs, ...own], second);
    expect(story?.beats.map(({ is, seat }) => [is, seat])).toEqual([
      ['move', 'seat-1'],
      ['attack', 'seat-1'],
      ['attack', 'seat-2'],
    ]);
    expect(headlineOf(story as Story)).toEqual({
      title: 'Tern hit Onyx for 2',
      note: '4 dice in 1 attack: 2 hits, 2 expected',
    });
    expect(turnLines([...own, ...theirs], second)).toEqual(theirs);
    expect(turnStory(own, second)).toBeUndefined();
    expect(turnStory([], second)).toBeUndefined();
  });

  it('is said aloud as one sentence when it is over', () => {
    const both = [turn(tern), moves(tern), fires(tern, onyx), loses(onyx, 2)];
    const said = (log: readonly SceneLine[]): string => turnSaid(turnStory(log, second) as Story);
    expect(said(both)).toBe('Tern moved and hit Onyx for 2: Onyx has 7 left of 9.');
    const gone = line([onyx, ' is lost.'], { cue: { is: 'gone' } });
    expect(said([...both, gone])).toBe('Tern moved and hit Onyx for 2. Onyx is lost.');
    expect(said([turn(tern), moves(tern), fires(tern, onyx), turn(onyx)])).toBe(
      'Tern moved and attacked, and nothing got through.',
    );
    expect(said([turn(tern), moves(tern), moves(knot)])).toBe('Tern moved.');
  });

  it('is what was done in a row where no line says that a turn begins', () => {
    const story = turnStory([moves(onyx), moves(tern), fires(tern, onyx), moves(onyx)], second);
    expect(story?.beats.map(({ is }) => is)).toEqual(['move', 'attack']);
    expect(story?.who).toBe('Tern');
  });

  it('names all who acted where several of one side acted in a row', () => {
    const other = { ...tern, record: 'ship:v', name: 'Avocet' };
    const log = [turn(onyx), turn(tern), moves(tern), turn(knot), turn(other), fires(other, onyx), loses(onyx, 4)];
    expect(headlineOf(turnStory(log, second) as Story).title).toBe('Tern and Avocet hit Onyx for 4');
  });

  it('gives each move an id of its own, also where one entry tells of two of the same ship', () => {
    const jump = line([tern, ' jumps.'], { cue: { is: 'move', what: 'jump' } });
    const shot = { ...fires(tern, onyx), seq: jump.seq };
    const story = turnStory([turn(tern), jump, shot, { ...jump }], second);
    expect(story?.beats.map(({ is }) => is)).toEqual(['move', 'attack', 'move']);
    expect(new Set(story?.beats.map(({ id }) => id)).size).toBe(3);
  });

  it('tells two rounds apart', () => {
    const next = line(['Round 2.'], { tone: 'phase', cue: { is: 'round' } });
    const log = [turn(tern), moves(tern), next, turn(tern), moves(tern, '7″')];
    expect(turnStory(log, second)?.beats).toMatchObject([{ movers: [{ far: '7″' }] }]);
    expect(turnStory(log.slice(0, 3), second)?.beats).toMatchObject([{ movers: [{ far: '4.2″' }] }]);
  });

  it('says what a move cost, and that nothing came of an attack', () => {
    const mines = [turn(tern), moves(tern), loses(tern, 3), line([tern, ' is lost.'], { cue: { is: 'gone' } })];
    const [beat] = turnStory(mines, second)?.beats ?? [];
    expect(beat && beatWords(beat).detail).toBe('4.2″, Tern loses 3, Tern is lost');
    const nothing = turnStory([turn(tern), fires(tern, onyx), turn(onyx)], second) as Story;
    expect(headlineOf(nothing).title).toBe('Tern attacked, and nothing got through');
    expect(headlineOf(turnStory([turn(tern), moves(tern)], second) as Story)).toEqual({
      title: 'Tern moved',
      note: '',
    });
    expect(namesIn(mines[1] as SceneLine)[0]?.name).toBe('Tern');
  });
});
