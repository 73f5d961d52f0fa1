import { throwUses } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { cueNames, lengthOf, mostMs, patienceOf, recipeOf, type GivenCue } from './recipes.ts';

/** Every way in which a cue can be given. */
const given: readonly GivenCue[] = cueNames.flatMap((name): readonly GivenCue[] =>
  name === 'volley'
    ? throwUses.map((use) => ({ name, use }))
    : name === 'dice'
      ? [0, 3, 4, 5, 30].map((count) => ({ name, count }))
      : [{ name }],
);

describe('recipes', () => {
  it.each(given)('of $name $use$count are short and no louder than two of them may be', (cue) => {
    const recipe = recipeOf(cue);
    expect(lengthOf(recipe)).toBeGreaterThanOrEqual(30);
    expect(lengthOf(recipe)).toBeLessThanOrEqual(mostMs);
    for (const { hz, toHz = hz, gain, ms } of recipe) {
      expect(Math.min(hz, toHz)).toBeGreaterThan(60);
      expect(Math.max(hz, toHz)).toBeLessThan(2000);
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThan(0.5);
      expect(ms).toBeGreaterThan(0);
    }
  });

  it('click as often as dice fall, three to five times', () => {
    const clicks = [1, 3, 4, 5, 24].map((count) => recipeOf({ name: 'dice', count }).length);
    expect(clicks).toEqual([3, 3, 4, 5, 5]);
  });

  it('tell by the noise what crosses the board; a volley of guns is the loudest', () => {
    const of = (use: GivenCue['use']) => recipeOf({ name: 'volley', use })[0];
    expect([of('gun')?.hz, of('beam')?.hz, of('missile')?.hz, of('craft')?.hz, of(undefined)?.hz]).toEqual([
      900, 1400, 300, 900, 900,
    ]);
    expect(of('missile')?.toHz).toBeGreaterThan(300);
    expect(Math.max(of('beam')?.gain ?? 1, of('missile')?.gain ?? 1)).toBeLessThan(of('gun')?.gain ?? 0);
  });

  it('of what calls back to the table rise for a reply, and fall for a turn', () => {
    const rises = (name: 'turn' | 'reply') => {
      const [first, second] = recipeOf({ name });
      return (second?.hz ?? 0) > (first?.hz ?? 0);
    };
    expect([rises('turn'), rises('reply')]).toEqual([false, true]);
    expect(patienceOf('reply')).toBeGreaterThan(patienceOf('bell'));
  });
});
