/** Orders of Darkmatter Armada through the page. What both games of the family ask is in the same hands. */
import type { Command, Offer, State } from '@broadside/rules/darkmatter-armada';
import { legEnd } from '@broadside/rules/geometry/table';
import type { Page } from 'playwright-core';
import { dragFrom } from '../hands/board.ts';
import { confirm, enter, orders, primary, question, take } from '../hands/desk.ts';
import { answerPlainly, deploySquadron, endSegment, placeTerrain } from '../hands/setting-up.ts';
import { flyTo } from '../hands/steering.ts';
import type { Turn } from '../hands/turn.ts';

export interface Moment {
  readonly page: Page;
  readonly seat: string;
  readonly state: State;
  readonly offers: readonly Offer[];
}

/** Fields that tell offers of one kind apart; a list is what the command chose from. */
const tells = ['ship', 'target', 'squadron', 'place', 'first', 'planet', 'segment', 'speed', 'ordnance', 'space'];

/** The offer that a command takes. */
function offerOf({ offers }: Moment, command: Command): Offer {
  const given = { ...command } as Readonly<Record<string, unknown>>;
  const fits = (offer: Offer): boolean =>
    offer.kind === command.kind &&
    Object.entries(offer).every(
      ([field, value]) => !tells.includes(field) || !(field in given) || value === given[field],
    );
  const found = offers.find(fits);
  if (!found) throw new Error(`Nothing of ${command.kind} is offered.`);
  return found;
}

/**
 * A laptop's figures are typed over what the page proposes. A phone has a ruler in their place: there the ghost is dragged
 * `byHand`, or sails as proposed.
 */
async function steer(moment: Moment, command: Extract<Command, { kind: 'move-ship' }>, byHand: boolean): Promise<void> {
  const { page } = moment;
  const offer = offerOf(moment, command);
  await take(asFamily(moment), offer as never);
  const typed = await orders(page).getByRole('textbox', { name: 'Distance', exact: true }).isVisible();
  if (typed) {
    await enter(page, 'Distance', command.distanceMils / 1000);
    if (command.distanceMils > 0) {
      await enter(page, 'Course', command.courseCdeg / 100);
      await enter(page, 'Facing', command.facingCdeg / 100);
    }
  } else if (byHand && offer.kind === 'move-ship') {
    await dragFrom(page, page.locator('[data-drag="ghost"] .hit'), legEnd(offer, command));
    // A thumb is not exact to the thousandth.
    if (await primary(page).isDisabled()) await orders(page).getByRole('button', { name: 'Reset' }).click();
  }
  await confirm(page);
}

/** The hands read names, labels and kinds, which both games call alike. */
const asFamily = (moment: Moment): Turn => moment as unknown as Turn;

/** `byHand`: where there is a choice, with the pointer on the board. Resolves when the order was pressed. */
export async function perform(moment: Moment, command: Command, byHand: boolean): Promise<void> {
  const turn = asFamily(moment);
  switch (command.kind) {
    case 'place-terrain':
      return placeTerrain(turn, command);
    case 'deploy-squadron':
      return deploySquadron(turn, command, byHand);
    case 'choose-deployer':
    case 'choose-order':
      return answerPlainly(turn, offerOf(moment, command).label);
    case 'end-segment':
      return endSegment(turn, command);
    case 'move-ship':
      return steer(moment, command, byHand);
    case 'move-fighter':
      return flyTo(turn, command);
    case 'concede':
      throw new Error('No player of these tests gives up.');
    default:
      if (await question(moment.page).isVisible()) return primary(moment.page).click();
      await take(turn, offerOf(moment, command) as never);
      return confirm(moment.page);
  }
}
