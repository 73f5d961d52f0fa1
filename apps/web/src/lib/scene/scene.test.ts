/** Scenes made of what real matches of every ruleset say. */
import { catalog } from '@broadside/rules/catalog';
import { describe, expect, it } from 'vitest';
import { logOf } from '../../../test/told-match.ts';
import { beatsOf } from './beats.ts';
import { isAttack, lastScene, scenesOf, type SceneLine, type AttackScene } from './scene.ts';
import { newsOf, rowsOf, rulesOf, sentenceOf, spokenOf, verdictOf } from './words.ts';

const facesOf = (rolls: SceneLine['rolls']): number[] => (rolls ?? []).flatMap(({ faces }) => faces).sort();

describe.each(Object.entries(catalog))('attacks of %s', { timeout: 120_000 }, (_, load) => {
  const told = load().then((ruleset) => logOf(ruleset, 7, { kind: 'public' }));

  it('have all their dice in one scene, and no other dice', async () => {
    const log = await told;
    const scenes = scenesOf(log);
    expect(scenes.length).toBeGreaterThan(8);
    for (const scene of scenes) {
      const rolled = scene.lines.flatMap(({ rolls }) => facesOf(rolls)).sort();
      const shown = scene.throws.flatMap(({ dice }) => dice.map(({ face }) => face));
      const beside = scene.effects.flatMap(({ rolls }) => facesOf(rolls));
      expect([...shown, ...beside].sort(), spokenOf(scene).join(' ')).toEqual(rolled);
    }
    const all = log.filter(({ rolls }) => rolls?.some(({ use }) => use !== undefined && use !== 'check'));
    expect(all.filter((line) => !scenes.some(({ lines }) => lines.includes(line)))).toEqual([]);
  });

  it('name who, at whom, and end with a verdict that has a rule', async () => {
    for (const scene of scenesOf(await told)) {
      expect(scene.target, spokenOf(scene).join(' ')).toBeDefined();
      expect(scene.actors.map(({ record }) => record)).not.toContain(scene.target?.record);
      expect(scene.came).not.toBe('open');
      expect(verdictOf(scene).figure).not.toBe('');
      expect(rulesOf(scene).length).toBeGreaterThan(0);
      expect(spokenOf(scene)).toHaveLength(2);
    }
  });

  it('tell every loss with what is left, and strike a hit for each die that stops one', async () => {
    const scenes = scenesOf(await told);
    const harmed = scenes.filter(({ losses }) => losses.length > 0);
    expect(harmed.length).toBeGreaterThan(4);
    for (const { losses } of harmed)
      for (const [at, loss] of losses.entries()) {
        const before = losses
          .slice(0, at)
          .findLast((each) => each.who.record === loss.who.record && each.what === loss.what);
        expect(loss.lost).toBeGreaterThan(0);
        if (before) expect(loss.left, loss.who.name).toBe(before.left - loss.lost);
      }
    for (const { throws } of scenes) {
      const stops = throws.filter(({ use }) => use === 'defence').reduce((sum, { counted }) => sum + counted, 0);
      const struck = throws.flatMap(({ dice }) => dice.filter((die) => die.struck));
      expect(struck.length).toBeLessThanOrEqual(stops);
      expect(struck.every(({ counts }) => counts)).toBe(true);
    }
    expect(scenes.some(({ came, losses }) => came === 'stopped' && losses.length === 0)).toBe(true);
  });

  it('grow line by line under one id, as frames bring them', async () => {
    const log = await told;
    const [whole] = scenesOf(log).filter(({ lines }) => new Set(lines.map(({ seq }) => seq)).size > 1);
    const at = log.indexOf(whole?.lines[0] as SceneLine);
    const seen = (whole?.lines ?? []).map((_line, index) => lastScene(log.slice(0, at + index + 1)) as AttackScene);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set([whole?.id]));
    expect(seen.at(-1)).toEqual(whole);
    expect(seen[0]?.came).toBe('open');
  });

  it('take as long as there is to show, less in brisk, and end with the verdict', async () => {
    for (const scene of scenesOf(await told)) {
      const beats = beatsOf(scene);
      expect(beats.at(-1)?.name).toBe('verdict');
      expect(beats.at(-1)?.from).toBeLessThanOrEqual(3600);
      for (const [index, beat] of beats.entries()) expect(beat.from).toBeGreaterThanOrEqual(beats[index - 1]?.to ?? 0);
      if (beats.length === 1) continue;
      expect(beatsOf(scene, 'brisk').at(-1)?.from).toBeLessThan(beats.at(-1)?.from ?? 0);
      expect(beats.some(({ name }) => name === 'fire')).toBe(scene.throws.some(isAttack));
    }
  });

  it('lay throws of one weapon with one number to reach in one row', async () => {
    for (const { throws } of scenesOf(await told)) {
      const rows = rowsOf(throws);
      expect(rows.flatMap(({ dice }) => dice).length).toBe(throws.flatMap(({ dice }) => dice).length);
      expect(rows.reduce((sum, { counted }) => sum + counted, 0)).toBe(
        throws.reduce((sum, each) => sum + each.counted, 0),
      );
      for (const { dice } of rows)
        expect(dice.map(({ face }) => face)).toEqual(dice.map(({ face }) => face).sort((a, b) => b - a));
    }
  });

  it('say what came of the hits in the words of the log', async () => {
    const stopped = scenesOf(await told).filter(({ came }) => came === 'stopped');
    for (const scene of stopped) expect(sentenceOf(scene)).not.toBe('');
  });
});

describe('a scene of bare lines', () => {
  const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
  const onyx = { record: 'ship:o', name: 'Onyx', seat: 'seat-2' } as const;
  const guns = { label: 'Tern: Guns (fore)', seat: 'seat-1', sides: 6, need: 4, counted: 3, use: 'gun' } as const;
  const line = (parts: SceneLine['parts'], more: Partial<SceneLine> = {}): SceneLine => ({
    seq: 3,
    parts,
    rules: ['X-1'],
    tone: 'act',
    ...more,
  });
  const fires = line([tern, ' fires at ', onyx, '.'], { cue: { is: 'attack' } });
  const hits = line([tern, ' hits.'], { rolls: [{ ...guns, faces: [6, 1, 5, 4] }] });
  const stops = line([onyx, ' defends.'], {
    rolls: [{ label: 'defence', seat: 'seat-2', sides: 6, need: 4, counted: 1, use: 'defence', faces: [2, 5] }],
  });
  const loses = (lost: number, left: number): SceneLine =>
    line([onyx, ` loses ${lost} hull (Tern 9): ${left + lost} to ${left}.`], { cue: { is: 'loss', what: 'hull' } });

  it('strikes the lowest hit, sums up the losses and says what is left', () => {
    const scene = lastScene([fires, hits, stops, loses(2, 5), loses(1, 4)]) as AttackScene;
    expect(scene.throws[0]?.dice).toEqual([
      { face: 6, counts: true, struck: false },
      { face: 5, counts: true, struck: false },
      { face: 4, counts: true, struck: true },
      { face: 1, counts: false, struck: false },
    ]);
    expect(verdictOf(scene)).toEqual({ figure: '2 + 1', what: 'hull lost', who: 'Onyx', fell: [7, 4], besides: [] });
    expect(spokenOf(scene)).toEqual(['Tern fires at Onyx.', '2 + 1 hull lost, Onyx, 4 left of 7.']);
    expect(beatsOf(scene).map(({ name }) => name)).toEqual([
      'aim',
      'fire',
      'count',
      'defence',
      'stops',
      'crosses',
      'verdict',
    ]);
    expect(beatsOf(scene).at(-1)?.from).toBeLessThan(2400);
  });

  it('says of one what it says of several', () => {
    const loss = line([onyx, ' loses 1 ship: 1 left'], { cue: { is: 'loss', what: 'ships' } });
    expect(verdictOf(lastScene([fires, loss]) as AttackScene)).toMatchObject({
      figure: '1',
      what: 'ship lost',
      fell: [2, 1],
    });
    expect(verdictOf(lastScene([fires, loss, loss]) as AttackScene)).toMatchObject({
      figure: '1 + 1',
      what: 'ships lost',
    });
  });

  it('stays open at the aim until dice fall, and ends where a phase begins', () => {
    expect(lastScene([fires])).toMatchObject({ came: 'open', throws: [] });
    expect(beatsOf(lastScene([fires]) as AttackScene)).toEqual([{ name: 'verdict', from: 0, to: 0 }]);
    const phase = line(['Next.'], { tone: 'phase' });
    expect(lastScene([fires, hits, phase, loses(1, 3)])?.losses).toEqual([]);
    expect(lastScene([fires, stops, phase]), 'nobody was left to attack').toMatchObject({ came: 'stopped' });
    expect(lastScene([phase])).toBeUndefined();
  });

  it('is said in two sentences: the act when it is told, and once what came of it', () => {
    const log = [fires, { ...hits, seq: 4 }, { ...stops, seq: 4 }, { ...loses(2, 5), seq: 4 }];
    const next = line(['Next.'], { tone: 'phase', seq: 5 });
    expect(newsOf(log.slice(0, 1), 2)).toEqual(['Tern fires at Onyx.']);
    expect(newsOf(log, 3)).toEqual(['2 hull lost, Onyx, 5 left of 7.']);
    expect(newsOf([...log, next], 2)).toEqual(['Tern fires at Onyx.', '2 hull lost, Onyx, 5 left of 7.', 'Next.']);
    expect(newsOf([...log, next], 5)).toEqual([]);
  });

  it('counts no throw that was thrown anew, and is told faster the second time', () => {
    const again = line([tern, ' throws anew.'], { cue: { is: 'anew' }, rolls: [{ ...guns, faces: [6, 6, 6, 1] }] });
    const scene = lastScene([fires, hits, again, stops, fires, hits]) as AttackScene;
    expect(scene).toMatchObject({ again: true, throws: [{ void: false }] });
    const [first] = scenesOf([fires, hits, again, stops]);
    expect(first?.throws.map((each) => each.void)).toEqual([true, false, false]);
    expect(first?.throws[0]?.dice.some((die) => die.struck)).toBe(false);
  });
});
