import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roundAndRound, type Turning } from './round-and-round.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const everyMs = 4000;
const builtIn = (): Promise<readonly string[]> => Promise.resolve(['b1', 'b2', 'b3']);
/** What was shown after so many intervals. */
async function shownAfter(turns: number, some: Partial<Turning<string>>): Promise<readonly string[]> {
  const shown: string[] = [];
  const show = (moment: string, recorded: boolean): void => void shown.push(`${moment}${recorded ? ' recorded' : ''}`);
  const stop = roundAndRound({ record: undefined, builtIn, show, still: false, seen: () => true, everyMs, ...some });
  await vi.advanceTimersByTimeAsync(turns * everyMs);
  stop();
  await vi.advanceTimersByTimeAsync(10 * everyMs);
  return shown;
}
const told = (): Promise<readonly string[]> => Promise.resolve(['r1', 'r2']);

describe('a match told round and round', () => {
  it('goes on from the first moment of the built-in one, which stands there', async () => {
    expect(await shownAfter(4, {})).toEqual(['b2', 'b3', 'b1', 'b2']);
  });
  it('shows the first moment of a record when it comes', async () => {
    expect(await shownAfter(2, { record: told })).toEqual(['r1 recorded', 'r2 recorded', 'r1 recorded']);
  });
  it('is the built-in one where the record has no moments or cannot be had', async () => {
    expect(await shownAfter(1, { record: () => Promise.resolve([]) })).toEqual(['b2']);
    expect(await shownAfter(1, { record: () => Promise.reject(new Error('away')) })).toEqual(['b2']);
  });
  it('stands still for whoever wants less motion: one moment of the record, or none', async () => {
    expect(await shownAfter(3, { record: told, still: true })).toEqual(['r1 recorded']);
    const fetched = vi.fn(builtIn);
    expect(await shownAfter(3, { builtIn: fetched, still: true })).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });
  it('waits while nobody sees it', async () => {
    expect(await shownAfter(3, { seen: () => false })).toEqual([]);
  });
  it('shows nothing that comes after it was stopped', async () => {
    const late = (): Promise<readonly string[]> => new Promise((come) => setTimeout(() => come(['late']), everyMs * 2));
    expect(await shownAfter(1, { record: late })).toEqual([]);
  });
});
