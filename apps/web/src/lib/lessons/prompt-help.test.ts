/** When 'What is this?' opens by itself, and with which dice. */
import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset, RollShown } from '@broadside/rules/kernel';
import { teachingOf } from '@broadside/rules/kernel/lessons';
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { rooted } from '../../../test/rooted.svelte.ts';
import { metIn, PromptHelpDesk } from './prompt-help.svelte.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
const slow = { timeout: 60_000 };

const roll = (seat: 'seat-1' | 'seat-2', faces: readonly number[]): RollShown => ({
  ...{ label: 'dice', seat, sides: 6, faces, need: 5, counted: 1 },
});

/** A table at which a prompt with help, the one whose steps speak of dice, stands. */
async function asked(
  opponent: 'person' | 'bot',
  before: readonly object[] = [],
): Promise<{ help: PromptHelpDesk; ruleset: AnyRuleset; kind: string }> {
  const [load] = Object.values(catalog);
  const ruleset = (await load?.()) as AnyRuleset;
  const entry = (await teachingOf(ruleset))?.help.find(({ steps }) => steps.some(({ dice }) => dice === 'theirs'));
  if (!entry) throw new Error('no help with dice');
  const seats = [
    { seat: 'seat-1', kind: 'person' },
    { seat: 'seat-2', kind: opponent },
  ];
  const log = [...before, { seq: 4, rolls: [roll('seat-2', [6, 5]), roll('seat-1', [6, 1])] }];
  const state = { log, match: { ruleset: ruleset.id, seats } };
  const session = { ruleset, offers: [{ kind: entry.asks }], state, seat: 'seat-1', shared: true };
  const { it } = rooted(() => new PromptHelpDesk(session as unknown as MatchSession, () => true));
  flushSync();
  await vi.waitFor(() => {
    flushSync();
    expect(it.entry?.asks).toBe(entry.asks);
  });
  return { help: it, ruleset, kind: entry.asks };
}

test('against the computer it opens the first time, and is a link from then on', slow, async () => {
  const first = await asked('bot');
  expect(first.help.open).toBe(true);
  expect(metIn(first.ruleset.id)).toContain(first.kind);
  const again = await asked('bot');
  expect(again.help.open).toBe(false);
  again.help.toggle();
  expect(again.help.open).toBe(true);
});

test('against people it is a link', slow, async () => {
  const { help } = await asked('person');
  expect(help.open).toBe(false);
  help.toggle();
  expect(help.open).toBe(true);
});

test('who does not want it has the link alone', slow, async () => {
  const first = await asked('bot');
  first.help.explain(false);
  kept.delete(`broadside.prompts-met.${first.ruleset.id}`);
  expect((await asked('bot')).help.open).toBe(false);
});

test('dice of the phase before do not, though the same entry tells of them', slow, async () => {
  const before = [
    { seq: 4, tone: 'roll', rolls: [roll('seat-2', [4, 4])] },
    { seq: 4, tone: 'phase' },
  ];
  const { help } = await asked('bot', before);
  expect(help.steps.flatMap(({ rolls }) => rolls.map(({ faces }) => faces))).not.toContainEqual([4, 4]);
  expect(help.steps.flatMap(({ rolls }) => rolls.map(({ faces }) => faces))).toContainEqual([6, 5]);
});

test('the dice of the moment stand beside what is said of them', slow, async () => {
  const { help } = await asked('bot');
  const theirs = help.steps.find(({ rolls }) => rolls.some(({ seat }) => seat === 'seat-2'));
  expect(theirs?.rolls.map(({ faces }) => faces)).toEqual([[6, 5]]);
});
