/** The strip over a whole match of bots of every game: read by somebody who does not know it, from its text alone. */
import { catalog } from '@broadside/rules/catalog';
import {
  type Explaining,
  type LogPart,
  play,
  playSeed,
  ScriptedDice,
  scoreIn,
  type Seat,
  type View,
} from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import type { SceneLine } from '../../scene/scene.ts';
import { type ExplainStrip, scoreSentence, stripOf } from './explain.ts';

const watcher = { kind: 'public' } as const;
const textOf = (parts: readonly LogPart[] | undefined): string =>
  (parts ?? []).map((part) => (typeof part === 'string' ? part : part.name)).join('');

interface Read {
  readonly strip: ExplainStrip;
  readonly score: string;
  readonly asked: readonly string[];
  readonly over: boolean;
  readonly rolled: boolean;
}

/** What a watcher reads at each moment of a match that bots play, with who is really asked. */
async function readMatch(id: string, seed: number): Promise<readonly Read[]> {
  const ruleset = await catalog[id]!();
  const explaining = (await ruleset.explaining!()) as Explaining<View>;
  const preset = ruleset.presets.find(({ first }) => first) ?? ruleset.presets[0]!;
  const [bot] = ruleset.bots;
  const played = playSeed(ruleset, seed, { setup: preset.setup, bots: () => bot! });
  if (!played.ok) throw new Error(played.problem);
  const faces = [...played.startFaces, ...played.entries.flatMap((entry) => entry.faces)];
  const match = play(ruleset, played.setup, new ScriptedDice(faces));
  const log: SceneLine[] = [];
  const read: Read[] = [];
  const look = (): void => {
    const view = match.view(watcher) as View;
    const lines = match.narration(watcher).map((line) => ({ ...line, seq: match.seq }));
    log.push(...lines);
    const sides = ruleset.story!.standing(view).sides;
    const named = (seat: Seat): string => sides.find(({ seats }) => seats.includes(seat))?.name ?? '';
    read.push({
      strip: stripOf({ explaining, view, log: log.slice(-60), seq: match.seq }),
      score: scoreSentence(scoreIn(ruleset, view) ?? []),
      asked: match.awaiting.map(named),
      over: match.outcome !== undefined,
      rolled: lines.some(({ rolls = [] }) => rolls.some(({ need, use }) => need !== null || use === 'gun')),
    });
  };
  look();
  for (const { by, command } of played.entries) {
    match.apply(command, by);
    look();
  }
  return read;
}

const explained = (
  await Promise.all(Object.entries(catalog).map(async ([id, load]) => ((await load()).explaining ? [id] : [])))
).flat();

describe.each(explained)('[WATCH-30] %s, read by a newcomer', async (id) => {
  const read = await readMatch(id, 3);
  it('says whose turn it is and what for, as a sentence', () => {
    for (const { strip, asked, over } of read) {
      const now = textOf(strip.now);
      expect(now).toMatch(/^[\p{Lu}\d].{12,}\.$/u);
      expect(now).not.toMatch(/undefined|null|\[object|[a-z]-\d|seat-\d/);
      for (const name of over ? [] : asked) expect(now).toContain(name);
    }
  });
  it('says how long it goes on', () => {
    for (const { strip, over } of read)
      expect(strip.heading).toMatch(
        over ? /^Match over\.$/ : /^(Round \d+( of \d+|, without a limit)|Setting up.*)\. .+\.$/,
      );
  });
  it('says who leads, by how much', () => {
    for (const { score } of read)
      expect(score).toMatch(/^(Nobody leads: \d.* each\.|.+ leads with \d+.*, .+ has \d+.*\.)$/);
  });
  it('says what a roll was: dice, what they needed and how likely, what came, what was to be expected', () => {
    const rolls = read.filter(({ rolled, strip }) => rolled && strip.roll !== undefined);
    expect(rolls.length).toBeGreaterThan(read.filter(({ rolled }) => rolled).length / 2);
    const told = rolls.filter(({ strip }) => /Expected \d/.test(strip.roll?.luck ?? ''));
    expect(told.length).toBeGreaterThan(0);
    for (const { strip } of told) {
      expect(strip.roll?.before).toMatch(/\bd\d+|\d+ dic?e .*\d in 100/);
      expect(strip.roll?.after).toMatch(/\d/);
      expect(strip.roll?.luck).toMatch(
        /^Expected \d+(\.\d)?\. ((Better|Worse) than \d+ in 100|Neither lucky nor unlucky)\.$/,
      );
      expect(textOf(strip.did)).toMatch(/.+\.$/);
    }
  });
});
