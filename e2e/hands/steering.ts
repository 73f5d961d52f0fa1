/** Movement: ships by exact figures or by dragging the ghost, fighters by dragging or by naming what they go to. */
import { legEnd } from '@broadside/rules/geometry/table';
import type { Offer } from '@broadside/rules/quantum-rebellion';
import { dragFrom } from './board.ts';
import { confirm, enter, orders, primary, take } from './desk.ts';
import { nameOf, offerFor, type OfferOf, type OrderOf, type Turn } from './turn.ts';

type Leg = OrderOf<'move-ship'> | OrderOf<'full-thrust'>;

/** `byHand`: the ghost is dragged to the place first; then the exact figures are typed over what the drag gave. */
export async function steer(turn: Turn, command: Leg, byHand: boolean): Promise<void> {
  const { page } = turn;
  const offer = offerFor(turn, command.kind, (each) => each.ship === command.ship);
  await take(turn, offer);
  if (byHand && command.distanceMils > 3000) await dragGhost(turn, offer, command);
  await enter(page, 'Distance', command.distanceMils / 1000);
  if (command.distanceMils > 0) {
    await enter(page, 'Course', command.courseCdeg / 100);
    await enter(page, 'Facing', command.facingCdeg / 100);
  }
  await confirm(page);
}

/** Drags the ghost to where the command ends; throws where the figures of the page do not follow. */
async function dragGhost(turn: Turn, offer: OfferOf<'move-ship' | 'full-thrust'>, command: Leg): Promise<void> {
  const { page } = turn;
  await dragFrom(page, page.locator('[data-drag="ghost"] .hit'), legEnd(offer, command));
  const shown = await orders(page).getByRole('textbox', { name: 'Distance', exact: true }).inputValue();
  const away = Math.abs(Number.parseFloat(shown) - command.distanceMils / 1000);
  if (!(away < 0.3))
    throw new Error(`The ghost was dragged ${command.distanceMils / 1000} inches; the page shows ${shown}.`);
}

type Route = OrderOf<'enter-orbit' | 'follow-orbit' | 'leave-orbit' | 'slingshot'>;

/** A way round a planet: the legs and the segments, as figures. `byHand`: the leg to the circle is dragged first. */
export async function goRound(turn: Turn, command: Route, byHand: boolean): Promise<void> {
  const { page } = turn;
  const offer = offerFor(
    turn,
    command.kind,
    (each) => each.ship === command.ship && 'planet' in each && each.planet === command.planet,
  );
  await take(turn, offer);
  await wayRound(turn, offer, command, byHand);
  // Planets of one name have orders of one name: the other then stands in the list.
  const other = orders(page)
    .locator('button.o2')
    .filter({ has: page.getByText(offer.label, { exact: true }) });
  if ((await primary(page).isDisabled()) && (await other.first().isVisible())) {
    await other.first().click();
    await wayRound(turn, offer, command, false);
  }
  await confirm(page);
}

/** The figures of a way round a planet. */
async function wayRound(
  { page }: Turn,
  offer: OfferOf<'enter-orbit' | 'follow-orbit' | 'leave-orbit' | 'slingshot'>,
  command: Route,
  byHand: boolean,
): Promise<void> {
  const approach =
    command.kind === 'enter-orbit' ? command : command.kind === 'slingshot' ? command.approach : undefined;
  if (approach && 'from' in offer) {
    if (byHand && approach.distanceMils > 0)
      await dragFrom(page, page.locator('[data-drag="ghost"] .hit'), legEnd(offer, { ...approach, facingCdeg: 0 }));
    await enter(page, 'Distance', approach.distanceMils / 1000);
    if (approach.distanceMils > 0) await enter(page, 'Course', approach.courseCdeg / 100);
  }
  await enter(page, 'Segments', command.segments);
  const exit = command.kind === 'leave-orbit' ? command : command.kind === 'slingshot' ? command.exit : undefined;
  if (exit && exit.distanceMils > 0) {
    await enter(page, 'Then away', exit.distanceMils / 1000);
    await enter(page, 'Away on', exit.courseCdeg / 100);
  }
}

/** Orders that leave nothing to choose: taken up, and pressed. */
export async function simply(turn: Turn, offer: Offer): Promise<void> {
  await take(turn, offer);
  await confirm(turn.page);
}

export async function launch(
  turn: Turn,
  command: OrderOf<'launch-fighters'> | OrderOf<'catapult-fighters'>,
): Promise<void> {
  await take(
    turn,
    offerFor(turn, command.kind, (each) => each.ship === command.ship),
  );
  await enter(turn.page, 'Fighters', command.fighters.length);
  await confirm(turn.page);
}

/**
 * The token is dragged to its place by hand; a hand is not exact to the thousandth, so that the page may refuse the
 * place or not touch the base: then the button that names the ship beside it does the rest.
 */
export async function flyTo(turn: Turn, command: OrderOf<'move-fighter'>): Promise<void> {
  const { page, state } = turn;
  const offer = offerFor(turn, 'move-fighter', (each) => each.fighter === command.fighter);
  await take(turn, offer);
  await dragFrom(page, page.locator('[data-drag="disc"] .hit'), command.to);
  const beside = Object.values(state.ships)
    .flatMap(({ id, at, place }) => (at && place === 'table' ? [{ id, at }] : []))
    .find(({ at }) => Math.hypot(at.xMils - command.to.xMils, at.yMils - command.to.yMils) < 1600);
  const named = beside && orders(page).getByRole('button', { name: nameOf(turn, beside.id), exact: true });
  if (named && (await named.first().isVisible())) await named.first().click();
  if (await primary(page).isDisabled())
    throw new Error(`The page finds no place for ${nameOf(turn, command.fighter)}.`);
  await confirm(page);
}
