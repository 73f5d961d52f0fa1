/** Terrain and deployment. */
import { dragFrom } from './board.ts';
import { confirm, enter, orders, primary, take } from './desk.ts';
import { nameOf, offerFor, type OrderOf, type Turn } from './turn.ts';

/** The piece is ready where the rules suggest it, and is dragged where the command wants it elsewhere. */
export async function placeTerrain(turn: Turn, command: OrderOf<'place-terrain'>): Promise<void> {
  const offer = offerFor(turn, 'place-terrain', (each) => each.terrain === command.terrain);
  await take(turn, offer);
  if (offer.footprint.kind === 'rectangle' && command.facingCdeg !== undefined)
    await enter(turn.page, 'Turned', command.facingCdeg / 100);
  await confirm(turn.page);
}

/**
 * A squadron comes on in the formation that the page suggests. `byHand`: its first ship is dragged a little to and fro,
 * turned to a facing that is typed, and put back as it was.
 */
export async function deploySquadron(turn: Turn, command: OrderOf<'deploy-squadron'>, byHand: boolean): Promise<void> {
  const { page } = turn;
  await take(
    turn,
    offerFor(turn, 'deploy-squadron', (each) => each.squadron === command.squadron),
  );
  const [first] = command.ships;
  if (first && byHand) {
    const ghost = page.locator('.ghost').filter({ has: page.getByText(nameOf(turn, first.ship), { exact: true }) });
    await dragFrom(page, ghost.locator('.hit'), { xMils: first.at.xMils + 700, yMils: first.at.yMils });
    // Its fighters bear its name, too.
    await orders(page)
      .getByRole('button', { name: new RegExp(`^${nameOf(turn, first.ship)} \\d+°`) })
      .click();
    await enter(page, 'Facing', ((first.facingCdeg + 4500) % 36_000) / 100);
    await orders(page)
      .getByRole('button', { name: /^Reset/ })
      .click();
  }
  await confirm(page);
}

/** Who deploys first, who goes first: a question with two plain answers. */
export async function answerPlainly(turn: Turn, label: string): Promise<void> {
  await turn.page.locator('section.prompt').getByRole('button', { name: label, exact: true }).click();
}

export async function activate(turn: Turn, command: OrderOf<'activate-squadron'>): Promise<void> {
  const offer = offerFor(turn, 'activate-squadron', (each) => each.squadron === command.squadron);
  await turn.page
    .getByRole('complementary', { name: 'Fleets' })
    .getByRole('button', { name: new RegExp(`\\b${nameOf(turn, command.squadron)}\\b`) })
    .first()
    .click();
  await take(turn, offer);
  await confirm(turn.page);
}

/** The end of a segment stands last among the orders, or is the one thing left to press. */
export async function endSegment(turn: Turn, command: OrderOf<'end-segment'>): Promise<void> {
  const { label } = offerFor(turn, 'end-segment', (each) => each.segment === command.segment);
  const last = orders(turn.page).locator('button.o2.end');
  const only = primary(turn.page).filter({ hasText: label });
  await last.or(only).first().click();
}
