/** Quantum Rebellion by ear: what is decided follows from what is said, for no two matches are alike. */
import { expect } from 'vitest';
import type { Watcher } from '../watcher.ts';
import { answerQuestion, exactly, primaryOf, type KeyboardPerson } from './person.ts';

/** 'Wye' of 'button "Wye, destroyer, yours. …"'. */
const shipOf = (said: string): string => /^button "(.+?), /.exec(said)?.[1] ?? '';
export const onBoard = /^button "[^"]+, [^"]+, (?:yours|enemy)\b/;
/** Tab goes through the ships that may be ordered, in the order of the offers, and then to the figures. */
export async function walkBoard(person: KeyboardPerson, watcher: Watcher): Promise<void> {
  const { ships } = watcher.table;
  const offered = watcher.offers('seat-1').flatMap(({ about }) => about);
  const names = [...new Set(offered)].flatMap((record) => ships[record.replace(/^ship:/, '')]?.name ?? []);
  const walked = [shipOf(await person.seek(onBoard))];
  for (let said = await person.press('Tab'); said !== undefined && onBoard.test(said); said = await person.press('Tab'))
    walked.push(shipOf(said));
  expect(walked).toEqual(names);
  expect(await person.focus()).toMatch(/^textbox "Distance"/);
  expect(shipOf((await person.press('Shift+Tab')) ?? '')).toBe(names.at(-1));
  await strayAndReturn(person, names);
}

/** Arrows lead to what is no stop, Tab back to the first of what may be ordered, Esc from the board to the orders. */
async function strayAndReturn(person: KeyboardPerson, names: readonly string[]): Promise<void> {
  let there = names.at(-1) ?? '';
  for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'])
    for (let steps = 0; steps < 4 && names.includes(there); steps++) there = shipOf((await person.press(arrow)) ?? '');
  expect(names).not.toContain(there);
  expect(shipOf((await person.press('Tab')) ?? '')).toBe(names[0]);
  expect(await person.press('Escape')).toMatch(/^button "Move /);
}

/** Takes up another ship than the one that lies open, gives it another course, and moves it. */
export async function moveAnother(person: KeyboardPerson): Promise<void> {
  const open = /heading "Move (.+?)"/.exec(await person.orders())?.[1] ?? '';
  let ship = '';
  do ship = shipOf(await person.seek(onBoard, 'Shift+Tab'));
  while (ship === open);
  await person.press('Enter');
  await expect.poll(() => person.orders(), { timeout: 30_000 }).toContain(`heading "Move ${ship}"`);
  for (const distance of ['4', '6', '3', '8', '2']) {
    await person.seek(/^textbox "Distance"/);
    await person.type(distance);
    await person.press('Enter');
    await person.seek(/^textbox "Course"/);
    await person.press('Shift+ArrowUp');
    if (!primaryOf(await person.orders()).disabled) break;
    await person.seek(onBoard, 'Shift+Tab');
  }
  const sent = await person.give(`Move ${ship} 15° to starboard`, async () => {
    await person.to(exactly('button', `Move ${ship}`));
    await person.press('Enter');
  });
  expect(sent.command).toMatchObject({ kind: 'move-ship' });
}

/** Takes the last order back, which costs nobody anything. */
export async function takeBack(person: KeyboardPerson, watcher: Watcher): Promise<void> {
  const { seq } = watcher.now;
  const plan = await person.orders();
  await person.press('z');
  await watcher.until((state) => state.seq > seq);
  await person.reach(watcher.now.seq);
  await expect.poll(() => person.orders(), { timeout: 30_000 }).not.toBe(plan);
  await person.landed('Take the move back', 'take-back');
}

/** Fires at another target than the one that lies open, where there is another. */
async function fire(person: KeyboardPerson): Promise<void> {
  const aim = /button "Fire .+? at (.+?)"/.exec(await person.orders())?.[1] ?? '';
  const targets = new Set<string>();
  let said = await person.seek(onBoard, 'Shift+Tab');
  for (; onBoard.test(said); said = (await person.press('Shift+Tab')) ?? '')
    if (said.includes(', enemy')) targets.add(shipOf(said));
  const other = [...targets].find((name) => name !== aim);
  if (other !== undefined) {
    await person.seek(new RegExp(`^button "${other}, `));
    await person.press('Enter');
    await expect.poll(() => person.orders(), { timeout: 30_000 }).toMatch(new RegExp(`button "Fire .+ at ${other}"`));
  }
  await person.give(`Fire at ${other ?? aim}${other === undefined ? '' : `, not at ${aim}`}`, async () => {
    await person.to(/^button "Fire /);
    await person.press('Enter');
  });
}

/** Orders that answer no question. */
const usual = /^(?:move|fire|end|activate|take)/;

/** One decision, whatever is asked; `done` are the orders given so far. */
export async function decide(person: KeyboardPerson, done: readonly string[]): Promise<void> {
  await person.turn();
  if ((await person.question().count()) > 0)
    return answerQuestion(person, done.some((kind) => !usual.test(kind)) ? 'Enter' : undefined);
  const orders = await person.orders();
  if (/button "Fire \d/.test(orders) && done.filter((kind) => kind === 'fire').length < 3) return fire(person);
  const end = /button "(End [^"]+?)(?: \d+ unmoved)?"/.exec(orders)?.[1];
  const moved = done.filter((kind) => kind === 'move-ship').length;
  const { name, disabled } = primaryOf(orders);
  if (end !== undefined && (disabled || moved > 2 || !name.startsWith('Move '))) {
    await person.give(end, async () => {
      await person.to(/^button "End /);
      await person.press('Enter');
    });
    return;
  }
  expect({ name, disabled }, orders).toMatchObject({ disabled: false });
  await person.give(name, async () => {
    await person.to(exactly('button', name));
    await person.press('Enter');
  });
}
