/** What the pages around one table show, to be held against what the server sent. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { RollShown } from '@broadside/rules/kernel';
import type { Visitor } from './browser.ts';
import { shipsSeen } from './hands/board.ts';
import { atSeq } from './play.ts';
import type { ClientState } from '@broadside/client';

/** Inches by which a drawn ship may be off its place: a pixel and a half at the smallest scale. */
const tolerance = 0.2;

/** A table of ships as somebody in Node sees it. */
interface Table {
  readonly now: ClientState;
  readonly table: {
    readonly ships: Readonly<
      Record<
        string,
        {
          readonly id: string;
          readonly name: string;
          readonly at: { readonly xMils: number; readonly yMils: number } | null;
          readonly place: string;
          readonly hull: number;
          readonly hullMax: number;
        }
      >
    >;
  };
}

/** Every page shows every ship where it is, with its hull. */
export async function expectSameTable(visitors: readonly Visitor[], watcher: Table): Promise<void> {
  const { seq } = watcher.now;
  const ships = Object.values(watcher.table.ships).flatMap((ship) =>
    ship.at && ship.place === 'table' ? [{ ...ship, at: ship.at }] : [],
  );
  for (const visitor of visitors) {
    await atSeq(visitor, seq);
    const seen = new Map((await shipsSeen(visitor.page)).map((each) => [each.record, each]));
    expect([...seen.keys()].sort(), `${visitor.name} at ${seq}`).toEqual(ships.map(({ id }) => `ship:${id}`).sort());
    for (const { id, name, at, hull, hullMax } of ships) {
      const mark = seen.get(`ship:${id}`);
      expect(mark?.words, `${visitor.name} at ${seq}`).toMatch(new RegExp(`^${name}, .*\\b${hull} of ${hullMax} hull`));
      const off = Math.hypot((mark?.xInches ?? 0) - at.xMils / 1000, (mark?.yInches ?? 0) - at.yMils / 1000);
      expect(off, `${name} on the page of ${visitor.name} at ${seq}`).toBeLessThan(tolerance);
    }
  }
}

/** The clock that runs is that of the side which is asked, and only its page says so in the title. */
export async function expectTurn(
  visitors: readonly Visitor[],
  watcher: Pick<Table, 'now'>,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const asked = watcher.now.awaiting.map((seat) => names.get(seat) ?? seat);
  for (const { page, name } of visitors) {
    const clocks = await page
      .getByRole('timer')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));
    expect(clocks, `clocks of ${name}`).toEqual(asked.map((each) => `${each} decides, for`));
    expect((await page.title()).startsWith('Your turn:'), `title of ${name}: ${await page.title()}`).toBe(
      asked.includes(name),
    );
    if (!asked.includes(name))
      await page
        .getByRole('region', { name: 'Waiting' })
        .getByText(`${asked.join(' and ')} decides.`)
        .waitFor();
  }
}

/** A spectator is asked nothing and can press nothing. */
export async function expectOnlyLooking({ page }: Visitor): Promise<void> {
  expect(await page.locator('button.primary').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Orders', exact: true }).count()).toBe(0);
  expect(await page.locator('section.prompt').count()).toBe(0);
}

const sorted = (faces: readonly number[]): readonly number[] => faces.toSorted((a, b) => b - a);

/** The dice on a page are those of the last entry: in the newest lines of the log, and in the tray; how many lie there. */
export async function expectDice(page: Page, rolls: readonly RollShown[]): Promise<number> {
  const inLog = await page
    .locator('ol.log .dice > .roll')
    .evaluateAll((nodes) =>
      nodes.map((node) => [...node.querySelectorAll('i')].map((face) => Number(face.textContent))),
    );
  const newest = rolls.toReversed().map(({ faces }) => sorted(faces));
  const byLine = (throws: readonly (readonly number[])[]): string =>
    JSON.stringify(throws.map((faces) => faces.join(' ')).sort());
  expect(byLine(inLog.slice(0, rolls.length))).toBe(byLine(newest));
  const inTray = (
    await page
      .getByRole('region', { name: 'Dice' })
      .locator('[data-faces]')
      .evaluateAll((nodes) => nodes.map((node) => (node.getAttribute('data-faces') ?? '').split(' ').map(Number)))
  ).flat();
  // The tray holds the whole attack that was last, of which this entry may tell a part; or dice of no attack, as many as it has room for.
  const wanted = rolls.flatMap(({ faces }) => faces);
  const within = (some: readonly number[], all: readonly number[]): boolean =>
    some.every((face) => some.filter((each) => each === face).length <= all.filter((each) => each === face).length);
  expect(within(inTray, wanted) || within(wanted, inTray), `${inTray.join(' ')} for ${wanted.join(' ')}`).toBe(true);
  return inTray.length;
}
