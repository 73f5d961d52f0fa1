/** Measuring by keys and by ear, on every board alike. */
import { expect } from 'vitest';
import type { KeyboardPerson } from './person.ts';

/** 'Wye' of 'button "Wye, destroyer, yours. …"'. */
const nameOf = (said: string): string => /^\w+ "([^",.]+)/.exec(said)?.[1] ?? '';

/** With `M`, from one thing of the board (`onBoard` knows what is said of them) to another: both ends and `between` are spoken. */
export async function measure(person: KeyboardPerson, onBoard: RegExp, between: RegExp): Promise<void> {
  const heard: string[] = [];
  const hears = (words: RegExp): Promise<void> =>
    expect
      .poll(() => {
        heard.push(...person.heard());
        return heard.join('\n');
      })
      .toMatch(words);
  await person.press('m');
  await hears(/^Measure: choose two things with Enter/m);
  const first = nameOf(await person.seek(onBoard));
  await person.press('Enter');
  await hears(new RegExp(`^From ${first} to what\\?`, 'm'));
  let other = first;
  for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'])
    if (other === first) other = nameOf((await person.press(arrow)) ?? '');
  expect(other).not.toBe(first);
  await person.press('Enter');
  await hears(new RegExp(`^From ${first} to ${other}: ${between.source}\\.$`, 'm'));
  await person.press('Escape');
  // It has put the measure away, and left the focus where it was.
  expect(nameOf((await person.focus()) ?? '')).toBe(other);
}
