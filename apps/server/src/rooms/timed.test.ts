import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { timed } from './timed.ts';

it('tells the time that the rules took, also where they throw, and writes down where that was long', async () => {
  const said: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  const { rooms: observer, registry } = createMetrics();
  const longest = async (): Promise<number> => {
    const { values = [] } = (await registry.getSingleMetric('broadside_rules_longest_seconds')?.get()) ?? {};
    return values[0]?.value ?? 0;
  };
  expect(timed({ observer, logger }, 'quick', () => 'decided')).toBe('decided');
  const slow = (): never => {
    for (const until = performance.now() + 101; performance.now() < until;);
    throw new Error('wrong');
  };
  expect(() => timed({ observer, logger }, 'slow', slow)).toThrow('wrong');
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ match: 'slow', msg: 'the rules kept everybody waiting' });
  expect(await longest()).toBeGreaterThan(0.1);
  // Since it was read last.
  expect(await longest()).toBe(0);
});
