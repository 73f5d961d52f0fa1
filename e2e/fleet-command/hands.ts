/** Gives an order of Fleet Command through the page, as a person would: by its cards, its chips, its hexes and its buttons. */
import type { Locator, Page } from 'playwright-core';
import type { Command, Offer, Sight } from '@broadside/rules/fleet-command';
import { weapons, type CardId } from '@broadside/rules/fleet-command/data';
import { neighbour } from '@broadside/rules/geometry/hex';
import { pressHex, stack } from './hex-board.ts';

export interface Turn {
  readonly page: Page;
  readonly sight: Sight;
  readonly offers: readonly Offer[];
}
type OrderOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
type Hex = Parameters<typeof neighbour>[0];

const orders = (page: Page): Locator => page.getByRole('region', { name: 'Orders', exact: true });
export const question = (page: Page): Locator => page.locator('section.prompt');
/** Buttons leave out whose unit it is. */
const nameOf = ({ sight }: Turn, id: string): string => (sight.units[id]?.name ?? id).replace(/^(Kushan|Taiidan) /, '');
/** A label that ends with these words. */
const ending = (words: string): RegExp => new RegExp(`(^|\\s)${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** The button that the table waits for: a question's own, or that of the orders. */
async function confirm({ page }: Turn): Promise<void> {
  const asked = question(page);
  const place = (await asked.count()) > 0 ? asked : orders(page);
  await place.locator('button.primary').click();
}

/** Esc declines what is asked. */
const decline = async ({ page }: Turn): Promise<void> =>
  question(page).getByRole('button').filter({ hasText: 'Esc' }).click();

/** Takes up another way to act from the list under the orders; the one that is open already is not in it. */
async function take({ page }: Turn, label: string | RegExp): Promise<void> {
  const row = orders(page).locator('.alt').getByRole('button', { name: label });
  if ((await row.count()) > 0) await row.first().click();
}

async function press(button: Locator): Promise<void> {
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}

async function pressChip(place: Locator, group: string, label: string): Promise<void> {
  const chips = place.getByRole('group', { name: group });
  if ((await chips.count()) > 0) await press(chips.getByRole('button', { name: ending(label) }));
}

async function pressCard({ page, sight }: Turn, id: CardId): Promise<void> {
  const index = sight.own?.cards.indexOf(id) ?? -1;
  const card = page.getByRole('region', { name: 'Your hand' }).locator('button.cd').nth(index);
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
}

/** Which cards go: each is a line of the list at the side. */
async function putAway(turn: Turn, wanted: readonly string[]): Promise<void> {
  const left = [...wanted];
  const lines = orders(turn.page).getByRole('list', { name: 'Your hand' }).getByRole('button');
  for (const [index, card] of (turn.sight.own?.cards ?? []).entries()) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    const line = lines.nth(index);
    if (((await line.getAttribute('aria-pressed')) === 'true') !== at >= 0) await line.click();
  }
  await confirm(turn);
}

const basicNames = { move: 'Move', attack: 'Attack', reinforce: 'Reinforce', harvest: 'Harvest' } as const;

async function giveOrder(turn: Turn, command: OrderOf<'play-order' | 'play-basic'>): Promise<void> {
  const place = orders(turn.page);
  await take(turn, 'Give an order');
  await pressCard(turn, command.card);
  const face = command.kind === 'play-order' ? 'Special order' : basicNames[command.order];
  await press(place.getByRole('group', { name: 'Face of the card' }).getByRole('button', { name: face, exact: true }));
  const units = command.kind === 'play-order' ? command.units : [command.unit];
  const lines = place.locator('section.line');
  for (const [index, unit] of units.entries()) {
    const chips = lines.nth(index).locator('.chips button');
    for (const chip of await chips.all())
      if ((await chip.getAttribute('aria-pressed')) === 'true' && unit === null) await chip.click();
    if (unit !== null) await press(chips.filter({ hasText: ending(nameOf(turn, unit)) }));
  }
  await confirm(turn);
}

/** Hex by hex on the board, or the facing on the wheel. */
async function steer(turn: Turn, unit: string, path: readonly number[], facing: number | undefined): Promise<void> {
  const { page, sight } = turn;
  let at: Hex | null | undefined = sight.units[unit]?.at;
  for (const step of path) {
    if (!at) throw new Error(`${unit} is not on the board.`);
    at = neighbour(at, step);
    await pressHex(page, at);
  }
  if (facing !== undefined && path.length === 0) await page.getByRole('radio').nth(facing).click();
  await confirm(turn);
}

const unitOfOffer = (turn: Turn, kinds: readonly Offer['kind'][]): string => {
  const offer = turn.offers.find(({ kind }) => kinds.includes(kind));
  return offer && 'unit' in offer && typeof offer.unit === 'string' ? offer.unit : '';
};

interface Aim {
  readonly unit?: string;
  readonly target: string;
  readonly mode: string;
  readonly weapon?: keyof typeof weapons | undefined;
}

/** Attacker and means by their chips, the target on the board. */
async function aim(turn: Turn, place: Locator, { unit, target, mode, weapon }: Aim): Promise<void> {
  if (unit !== undefined)
    await pressChip(place, /prompt/.test(await classOf(place)) ? 'Who attacks' : 'Attacker', nameOf(turn, unit));
  const chosen = await stack(turn.page, target).getAttribute('class');
  if (!/\b(aim|chosen)\b/.test(chosen ?? '')) {
    const spot = turn.sight.units[target]?.at;
    if (spot) await pressHex(turn.page, spot);
  }
  const means = weapon ? weapons[weapon].name : mode === 'ram' ? 'Ram' : 'Boarding';
  await pressChip(place, /prompt/.test(await classOf(place)) ? 'With what' : 'Weapon', means);
}
const classOf = async (place: Locator): Promise<string> => (await place.getAttribute('class')) ?? '';

async function interrupt(turn: Turn, { use }: OrderOf<'play-interrupt'>): Promise<void> {
  const asked = question(turn.page);
  const titles = {
    attack: 'Interrupt Attack',
    move: 'Interrupt Move',
    repairs: 'Interrupt Repairs',
    'counter-intelligence': /Counter-Intelligence/,
  };
  const chips = asked.getByRole('group', { name: 'What to play' });
  if ((await chips.count()) > 0) await press(chips.getByRole('button', { name: titles[use.use] }));
  if (use.use === 'attack') await aim(turn, asked, use);
  if (use.use === 'move') {
    await pressChip(asked, 'Who moves', nameOf(turn, use.unit));
    return steer(turn, use.unit, use.path, use.facing);
  }
  await confirm(turn);
}

/** An answer of one word: a button of the question, a chip in it, or a line of the list at the side. */
async function answer(turn: Turn, label: string): Promise<void> {
  const asked = question(turn.page);
  if ((await asked.count()) === 0) {
    await press(orders(turn.page).getByRole('list', { name: 'Answers' }).getByRole('button', { name: label }));
    return confirm(turn);
  }
  const chip = asked.getByRole('group', { name: 'Which' }).getByRole('button', { name: label });
  if ((await chip.count()) === 0) return asked.getByRole('button', { name: label }).click();
  await press(chip);
  return confirm(turn);
}

async function reroll(turn: Turn, dice: readonly number[]): Promise<void> {
  const places = question(turn.page).getByRole('group', { name: 'Dice' }).getByRole('button');
  await places.first().waitFor();
  for (const [place, die] of (await places.all()).entries())
    if (((await die.getAttribute('aria-pressed')) === 'true') !== dice.includes(place)) await die.click();
  if (dice.length === 0) return decline(turn);
  return confirm(turn);
}

async function plainly(turn: Turn, kind: 'pass' | 'skip-action'): Promise<void> {
  const offer = turn.offers.find((each) => each.kind === kind);
  await take(turn, offer?.label ?? '');
  await confirm(turn);
}

const removals = { 'focus-fire': 'Focus Fire', 'crew-damage': 'Crew Damage' } as const;

/** Resolves when the order was pressed; throws on one that scenario 1 has no use for. */
export async function perform(turn: Turn, command: Command): Promise<void> {
  switch (command.kind) {
    case 'discard-cards':
    case 'bid-initiative':
      return putAway(turn, command.cards);
    case 'play-order':
    case 'play-basic':
      return giveOrder(turn, command);
    case 'pass':
    case 'skip-action':
      return plainly(turn, command.kind);
    case 'decline':
      return decline(turn);
    case 'move':
      await take(turn, /^Move/);
      return steer(turn, unitOfOffer(turn, ['move']), command.path, undefined);
    case 'turn':
      await take(turn, /^Move/);
      return steer(turn, unitOfOffer(turn, ['turn']), [], command.facing);
    case 'go-on':
      return steer(turn, unitOfOffer(turn, ['go-on']), command.path, undefined);
    case 'attack':
      await take(turn, /^Attack/);
      await aim(turn, orders(turn.page), command);
      return confirm(turn);
    case 'play-interrupt':
      return interrupt(turn, command);
    case 'reroll':
      return reroll(turn, command.dice);
    case 'roll-again':
      if (command.by === null) return decline(turn);
      return answer(turn, command.by === 'valour' ? 'Roll again with Valour' : 'Roll again, Ferocious Attack');
    case 'defensive-fire':
      return command.weapon === null ? decline(turn) : answer(turn, `Fire ${weapons[command.weapon].name}`);
    case 'overrun':
      return command.go ? answer(turn, 'Move into') : decline(turn);
    case 'damage-control': {
      const offer = turn.offers.find((each) => each.kind === 'damage-control' && each.roll === command.roll);
      return command.roll ? answer(turn, offer?.label ?? '') : decline(turn);
    }
    case 'remove-token':
      return answer(turn, removals[command.remove as keyof typeof removals] ?? command.remove);
    case 'choose-basic':
      return answer(turn, `${nameOf(turn, command.unit)}: ${basicNames[command.order]}`);
    default:
      throw new Error(`Nobody in these matches gives ${command.kind}.`);
  }
}
