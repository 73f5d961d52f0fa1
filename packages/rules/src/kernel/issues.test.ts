import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { issuesOf, placedSentences } from './issues.ts';
import { positionSetup } from './position-setup.ts';

const position = z.strictObject({ units: z.array(z.strictObject({ side: z.enum(['red', 'blue']) })) });
const drawn = z.strictObject({ fleets: z.array(z.strictObject({ name: z.string() })), points: z.int().min(1) });
const setup = z.union([drawn, positionSetup(position)]);

const found = (given: unknown): string[] => {
  const parsed = setup.safeParse(given);
  return parsed.success ? [] : placedSentences(parsed.error, 'setup');
};

describe('issues of a union', () => {
  it('are those of what was written', () => {
    expect(found({ position: { units: [{ side: 'red' }, { side: 'green' }] } })).toEqual([
      'setup.position.units[1].side: Invalid option: expected one of "red"|"blue"',
    ]);
    expect(found({ position: 5 })).toEqual(['setup.position: Invalid input: expected object, received number']);
    expect(found({ fleets: [], points: 0 })).toEqual(['setup.points: Too small: expected number to be >=1']);
    expect(found({ fleets: [{}], points: 1 })[0]).toMatch(/^setup\.fleets\[0\]\.name: /);
    expect(found({ fleets: [], points: 1 })).toEqual([]);
  });

  it('are told as they are outside of one', () => {
    const parsed = drawn.safeParse({ points: 1.5 });
    if (parsed.success) throw new Error('half a point was taken');
    expect(issuesOf(parsed.error).map(({ path }) => path)).toEqual([['fleets'], ['points']]);
  });
});
