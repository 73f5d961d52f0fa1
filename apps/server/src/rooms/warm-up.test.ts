import { synthetic } from '@broadside/bench/synthetic';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

interface Line {
  readonly level: number;
  readonly ruleset: string;
  readonly moves?: number;
  readonly err?: { readonly message: string };
}

async function warmed(
  catalog: Readonly<Record<string, () => Promise<AnyRuleset>>>,
  budgetMs: number,
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  await warmUp(catalog, budgetMs, logger);
  return lines;
}

/** Long enough for all moves that are played at most. */
const plenty = 600_000;

it('plays moves of every ruleset, and no more of one than it may', async () => {
  const own = (): Promise<AnyRuleset> => Promise.resolve(synthetic);
  const lines = await warmed({ one: own, other: own }, plenty);
  expect(lines.map(({ level, ruleset, moves }) => ({ level, ruleset, moves }))).toEqual([
    { level: 30, ruleset: 'one', moves: 500 },
    { level: 30, ruleset: 'other', moves: 500 },
  ]);
});

it('tells of rules that fail, and warms the others', async () => {
  const broken = {
    ...synthetic,
    decide: () => {
      throw new Error('no rules today');
    },
  };
  const lines = await warmed(
    { broken: () => Promise.resolve(broken), sound: () => Promise.resolve(synthetic) },
    plenty,
  );
  expect(lines[0]).toMatchObject({ level: 40, ruleset: 'broken', err: { message: 'no rules today' } });
  expect(lines[1]).toMatchObject({ level: 30, ruleset: 'sound', moves: 500 });
});

it('loads nothing where it may take no time', async () => {
  const never = (): Promise<AnyRuleset> => Promise.reject(new Error('loaded'));
  expect(await warmed({ never }, 0)).toEqual([]);
});
