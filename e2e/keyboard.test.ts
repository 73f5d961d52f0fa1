/** A match by keys alone, known only from the accessibility tree: from the front page through ten decisions, of each game. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { GameServer } from './game-server.ts';
import * as hexTable from './keyboard/hex-table.ts';
import { measure } from './keyboard/measure.ts';
import * as openTable from './keyboard/open-table.ts';
import * as speedTable from './keyboard/speed-table.ts';
import { KeyboardPerson } from './keyboard/person.ts';
import { Transcript } from './keyboard/transcript.ts';
import { Watcher } from './watcher.ts';

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([GameServer.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** From the front page to a table against the computer. */
async function begin(link: RegExp, title: string): Promise<KeyboardPerson> {
  const person = await KeyboardPerson.arrive(browser, server.url, new Transcript(title));
  await person.seek(link);
  await person.press('Enter');
  await sitDown(person);
  return person;
}
async function sitDown(person: KeyboardPerson): Promise<void> {
  await person.turn();
  // What looks after the keys of a table comes with the first of them.
  await person.press('Tab');
  person.heard();
  await person.page.locator('[data-keys]').waitFor({ state: 'attached' });
}
/** A match may be over before every kind of order was given; then there is another one. */
async function playAgain(person: KeyboardPerson, ruleset: string): Promise<void> {
  await person.page.goto(`${server.url}/play?ruleset=${ruleset}`);
  await sitDown(person);
}
const matchOf = ({ page }: KeyboardPerson): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
/** All of them are among the orders. */
const includes = (orders: readonly string[], wanted: readonly RegExp[]): boolean =>
  wanted.every((kind) => orders.some((order) => kind.test(order)));

it('takes ten decisions of Quantum Rebellion by keys, without seeing the board', async () => {
  const person = await begin(/^link "Play now"/, 'Quantum Rebellion');
  const watcher = new Watcher(server.url, matchOf(person));
  await watcher.until(({ awaiting }) => awaiting.includes('seat-1'));
  await openTable.walkBoard(person, watcher);
  await measure(person, openTable.onBoard, /\d+\.\d inches, bearing \d{3} degrees, \w+(?: or \w+)? arc, [\w ]+/);
  await openTable.moveAnother(person);
  await openTable.takeBack(person, watcher);
  const wanted = [/^move-ship$/, /^take-back$/, /^end-segment$/, /^fire$/, /^activate-squadron$/];
  const { transcript } = person;
  const answers = (): number => transcript.orders.filter((kind) => !wanted.some((each) => each.test(kind))).length;
  while (transcript.decisions.length < 10 || !includes(transcript.orders, wanted) || answers() === 0) {
    expect(transcript.decisions.length, transcript.orders.join()).toBeLessThan(60);
    await openTable.decide(person, transcript.orders);
  }
  transcript.write('quantum-rebellion');
  expect(person.visitor.faults).toEqual([]);
  watcher.leave();
  await person.visitor.leave();
});

it('takes ten decisions of Fleet Command by keys, without seeing the board', async () => {
  const person = await begin(/^link "Play now: Fleet Command"/, 'Fleet Command');
  await measure(person, hexTable.onBoard, /\d+ hex(?:es)?, (?:between )?(?:north|south)[\w -]*/);
  const wanted = [/^play-basic$/, /^move$/, /^pass/];
  const { transcript } = person;
  const asked = (): boolean => transcript.decisions.some(({ what }) => what.includes('?'));
  const enough = (): boolean => transcript.decisions.length >= 10 && includes(transcript.orders, wanted);
  // The enemy asks for an answer when it attacks, which its cards may put off.
  while (!enough() || (!asked() && transcript.decisions.length < 18)) {
    expect(transcript.decisions.length, transcript.orders.join()).toBeLessThan(60);
    if (await person.turn()) await hexTable.decide(person, transcript.orders, asked());
    else await playAgain(person, 'fleet-command');
  }
  transcript.write('fleet-command');
  expect(person.visitor.faults).toEqual([]);
  await person.visitor.leave();
});

it('takes ten decisions of Darkmatter Armada by keys, without seeing the board', async () => {
  const person = await begin(/^link "Play now: Darkmatter Armada"/, 'Darkmatter Armada');
  await measure(person, openTable.onBoard, /\d+\.\d inches, bearing \d{3} degrees, \w+(?: or \w+)? arc, [\w ]+/);
  const wanted = [/^set-speed$/, /^move-ship$/, /^fire$/, /^end-segment$/, /^activate-squadron$/, /^choose-order$/];
  const { transcript } = person;
  while (transcript.decisions.length < 10 || !includes(transcript.orders, wanted)) {
    // Dice and the computer decide when a target is in range.
    expect(transcript.decisions.length, transcript.orders.join()).toBeLessThan(160);
    if (await person.turn()) await speedTable.decide(person, transcript.orders);
    else await playAgain(person, 'darkmatter-armada');
  }
  transcript.write('darkmatter-armada');
  expect(person.visitor.faults).toEqual([]);
  await person.visitor.leave();
});
