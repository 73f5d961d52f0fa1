/** Decisions that are a list: each line is set to what the command says, then the one button is pressed. */
import type { Locator } from 'playwright-core';
import { confirm, orders, question, take } from './desk.ts';
import { nameOf, offerFor, type OrderOf, type Turn } from './turn.ts';

/** What a line is to say: ticked or not, a figure, or a word. */
type Wish = boolean | number | string;

function line(list: Locator, label: string): Locator {
  return list.locator('ul.list > li').filter({ has: list.page().getByText(label, { exact: true }) });
}

async function setLine(row: Locator, wish: Wish): Promise<void> {
  if (typeof wish === 'boolean') {
    const box = row.getByRole('checkbox');
    if ((await box.isChecked()) !== wish) await box.click();
    return;
  }
  // Six presses lead round any list of words; a figure is stepped to.
  for (let press = 0; press < 40; press++) {
    if (typeof wish === 'string') {
      if ((await row.locator('.word').innerText()) === wish) return;
      await row.getByRole('button').click();
    } else {
      const now = Number(await row.locator('b').innerText());
      if (now === wish) return;
      await row.getByRole('button', { name: now < wish ? /: more$/ : /: less$/ }).click();
    }
  }
  throw new Error(`The line "${await row.innerText()}" cannot be set to ${String(wish)}.`);
}

async function answer(turn: Turn, place: Locator, wishes: ReadonlyMap<string, Wish>): Promise<void> {
  await place.first().waitFor();
  // Lines that are cleared come first, so that a limit on how many is not in the way.
  const ordered = [...wishes].sort(([, a], [, b]) => Number(a === true) - Number(b === true));
  for (const [label, wish] of ordered) await setLine(line(place, label), wish);
  await confirm(turn.page);
}

const ticks = (turn: Turn, all: readonly string[], chosen: readonly string[]): Map<string, Wish> =>
  new Map(all.map((id) => [nameOf(turn, id), chosen.includes(id)]));

/** Who helps a ship that is attacked; nobody is as plain an answer as somebody. */
export async function help(turn: Turn, command: OrderOf<'defend' | 'cover-ship' | 'repel'>): Promise<void> {
  const offer = offerFor(turn, command.kind);
  const asked = question(turn.page);
  if (command.screens.length + command.escorts.length === 0)
    return asked.getByRole('button', { name: /^Without help/ }).click();
  await answer(
    turn,
    asked,
    new Map([
      ...offer.screens.map((id) => [`Screen of ${nameOf(turn, id)}`, command.screens.includes(id)] as const),
      ...ticks(turn, offer.escorts, command.escorts),
    ]),
  );
}

export async function loseFighters(turn: Turn, command: OrderOf<'choose-fighters-lost'>): Promise<void> {
  const word = (id: string): string =>
    command.destroyed.includes(id) ? 'destroyed' : command.sentHome.includes(id) ? 'sent home' : 'stays';
  const { fighters } = offerFor(turn, 'choose-fighters-lost');
  await answer(turn, question(turn.page), new Map(fighters.map((id) => [nameOf(turn, id), word(id)])));
}

export async function callHome(
  turn: Turn,
  command: OrderOf<'recall-fighters' | 'return-from-dogfight'>,
): Promise<void> {
  const { fighters } = offerFor(turn, command.kind);
  await answer(turn, question(turn.page), ticks(turn, fighters, command.fighters));
}

export async function cancel(turn: Turn, command: OrderOf<'assign-cancels'>): Promise<void> {
  const { results, cancels } = offerFor(turn, 'assign-cancels');
  const asked = question(turn.page);
  await asked.waitFor();
  // Lines are in the order of the offer; each bears the name of its ordnance.
  const rows = await asked.locator('ul.list > li').all();
  for (const [index, { ordnance, results: some }] of results.entries()) {
    const wish = command.cancels[ordnance] ?? 0;
    const row = rows[index];
    if (row) await setLine(row, Math.min(some, cancels) === 1 ? wish === 1 : wish);
  }
  await confirm(turn.page);
}

export async function shareHits(turn: Turn, command: OrderOf<'assign-screen-hits'>): Promise<void> {
  const { screens } = offerFor(turn, 'assign-screen-hits');
  const wishes = screens.map(({ ship, least, most }): readonly [string, Wish] => {
    const hits = command.hits.find((each) => each.ship === ship)?.hits ?? least;
    return [nameOf(turn, ship), most - least === 1 ? hits === most : hits];
  });
  await answer(turn, question(turn.page), new Map(wishes));
}

export async function setShields(turn: Turn, command: OrderOf<'set-shields'>): Promise<void> {
  const offer = offerFor(turn, 'set-shields', (each) => each.ship === command.ship);
  await take(turn, offer);
  const now = turn.state.ships[command.ship]?.shields ?? {};
  const word = (space: (typeof offer.generators)[number]): string => {
    const arc = space in command.arcs ? command.arcs[space] : now[space];
    return arc ?? 'lowered';
  };
  const wishes = offer.generators.map((space) => [`Generator in ${space}`, word(space)] as const);
  await answer(turn, orders(turn.page), new Map(wishes));
}

export async function chooseRepairs(turn: Turn, command: OrderOf<'choose-repairs'>): Promise<void> {
  const { spaces } = offerFor(turn, 'choose-repairs', (each) => each.ship === command.ship);
  const chosen = new Set<string>(command.spaces);
  await answer(turn, question(turn.page), new Map(spaces.map((space) => [space, chosen.has(space)])));
}

export async function strike(turn: Turn, command: OrderOf<'attack-with-fighters'>): Promise<void> {
  const offer = offerFor(turn, 'attack-with-fighters', (each) => each.target === command.target);
  await take(turn, offer);
  await answer(turn, orders(turn.page), ticks(turn, offer.fighters, command.fighters));
}

export async function dogfight(turn: Turn, command: OrderOf<'dogfight'>): Promise<void> {
  const fits = (own: readonly string[]): boolean => command.fighters.every((id) => own.includes(id));
  const offer = offerFor(turn, 'dogfight', (each) => fits(each.fighters));
  await take(turn, offer);
  const chosen = [...command.fighters, ...command.enemies];
  await answer(turn, orders(turn.page), ticks(turn, [...offer.fighters, ...offer.enemies], chosen));
}

export async function board(turn: Turn, command: OrderOf<'board'>): Promise<void> {
  const offer = offerFor(turn, 'board');
  await take(turn, offer);
  const goal = (ship: string): string => {
    const assault = command.assaults.find((each) => each.ships.includes(ship));
    return assault ? `boards ${nameOf(turn, assault.target)}` : 'stays';
  };
  const ships = [...new Set(offer.targets.flatMap((each) => each.ships))];
  await answer(turn, orders(turn.page), new Map(ships.map((ship) => [nameOf(turn, ship), goal(ship)])));
}

export async function relaunch(turn: Turn, command: OrderOf<'relaunch-fighter'>): Promise<void> {
  await answer(turn, question(turn.page), new Map([['Fighter', nameOf(turn, command.fighter)]]));
}

export async function decline(turn: Turn): Promise<void> {
  await question(turn.page)
    .getByRole('button', { name: /^It stays aboard/ })
    .click();
}
