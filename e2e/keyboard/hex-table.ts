/** Fleet Command by ear: what is decided follows from what is said, for no two matches are alike. */
import { expect } from 'vitest';
import { answerQuestion, exactly, primaryOf, type KeyboardPerson } from './person.ts';

const arrows = ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'Shift+ArrowLeft', 'ArrowRight'];
export const onBoard = /^button "[^"]+, column \d+, row \d+/;
const count = (done: readonly string[], kind: RegExp): number => done.filter((each) => kind.test(each)).length;
const headingOf = (orders: string): string => /heading "(.+?)" \[level=2\]/.exec(orders)?.[1] ?? '';

/** Presses Enter on the button of the orders. */
const confirm = (person: KeyboardPerson, what: string): Promise<unknown> =>
  person.give(what, async () => {
    const { name } = primaryOf(await person.orders());
    await person.to(exactly('button', name));
    await person.press('Enter');
  });

/** Puts the first card away, and as many more as have to go. */
async function discard(person: KeyboardPerson): Promise<void> {
  for (let card = 1; card === 1 || (card <= 9 && primaryOf(await person.orders()).disabled); card++)
    await person.press(String(card));
}

/** Takes a card of the hand, then its back for a basic order, a move before all others, and the unit that is to follow it. */
async function playBack(person: KeyboardPerson, done: readonly string[]): Promise<void> {
  // A card that was taken already is laid back by Enter, and taken by the next.
  for (let tries = 0; tries < 5 && !(await person.orders()).includes('group "Face of the card"'); tries++) {
    // The hand lies before the orders; where Shift+Tab does not lead there, the figure on a card takes it.
    const card = await person.seek(/^button "(?:Order|Interrupt) /, 'Shift+Tab').catch(() => undefined);
    await person.press(card === undefined ? String(tries + 1) : 'Enter');
  }
  const may = (order: string, orders: string): boolean => !orders.includes(`button "${order}" [disabled]`);
  const orders = await person.orders();
  const wanted = done.includes('move') ? ['Attack', 'Move'] : ['Move', 'Attack'];
  const order = wanted.find((each) => may(each, orders)) ?? 'Move';
  await person.seek(exactly('button', order));
  await person.press('Enter');
  const units = /group "Unit":\n((?: {4,}- .*\n)+)/.exec(await person.orders())?.[1] ?? '';
  if (primaryOf(await person.orders()).disabled) {
    await person.seek(exactly('button', /button "(.+?)"/.exec(units)?.[1] ?? ''));
    await person.press('Enter');
  }
  await confirm(person, primaryOf(await person.orders()).name);
}

/** Takes the first card that may be played, by its number, as it lies. */
async function playFront(person: KeyboardPerson): Promise<boolean> {
  for (const figure of ['1', '2', '3', '4', '5']) {
    await person.press(figure);
    const orders = await person.orders();
    if (!/button "Special order" \[pressed\]/.test(orders)) continue;
    const { name, disabled } = primaryOf(orders);
    if (disabled) continue;
    await confirm(person, name);
    return true;
  }
  return false;
}

/** The wheel of facings is one stop of Tab; arrows, Home and End turn it, and what is set has the focus. */
async function turnWheel(person: KeyboardPerson): Promise<void> {
  await person.seek(/^radio "[^"]+" \[checked\]/);
  expect(await person.press('Tab')).not.toMatch(/^radio/);
  expect(await person.press('Shift+Tab')).toMatch(/^radio "[^"]+" \[checked\]/);
  const round = ['North', 'North-east', 'South-east', 'South', 'South-west', 'North-west'];
  const turned = [await person.press('Home')];
  for (let side = 1; side < round.length; side++) turned.push(await person.press('ArrowRight'));
  expect(turned).toEqual(round.map((name) => `radio "${name}" [checked]`));
  expect(await person.press('ArrowDown')).toBe('radio "North" [checked]');
  expect(await person.press('ArrowLeft')).toBe('radio "North-west" [checked]');
  expect(await person.press('ArrowUp')).toBe('radio "South-west" [checked]');
  expect(await person.press('End')).toBe('radio "North-west" [checked]');
  await person.press('Tab');
}

/** Steps the ghost, or from target to target, with arrows until the order can be given; skips what none of them allows. */
async function sail(person: KeyboardPerson): Promise<void> {
  if ((await person.orders()).includes('radiogroup "Facing"')) await turnWheel(person);
  for (const arrow of arrows) {
    for (let steps = 0; steps < 3; steps++) await person.press(arrow);
    if (!primaryOf(await person.orders()).disabled) break;
  }
  if (primaryOf(await person.orders()).disabled) {
    await person.seek(/^button "Skip /);
    await person.press('Enter');
  }
  await confirm(person, primaryOf(await person.orders()).name);
}

/**
 * One decision, whatever is asked, when it is this person's turn; `done` are the orders given so far, `asked` whether a question
 * was answered before.
 */
export async function decide(person: KeyboardPerson, done: readonly string[], asked: boolean): Promise<void> {
  if ((await person.question().count()) > 0) return answerQuestion(person, asked ? 'Escape' : undefined);
  const orders = await person.orders();
  const heading = headingOf(orders);
  if (heading === 'Give an order') {
    if (count(done, /^play-/) === 1 && (await playFront(person))) return;
    // Attacks that are interrupted and answered may take all orders of a round: it goes on until a unit has moved.
    if (count(done, /^play-/) < 5 || !done.includes('move')) return playBack(person, done);
    await person.seek(/^button "Pass/);
    await person.press('Enter');
    await confirm(person, 'Pass for the rest of the round');
    return;
  }
  // Its first card is put away by its number; a hand above its limit must put one away.
  if (primaryOf(orders).name.startsWith('Discard nothing')) await discard(person);
  else if (primaryOf(orders).disabled) return sail(person);
  await confirm(person, primaryOf(await person.orders()).name);
}
