/** Gives an order through the page, as a person would: one hand for each kind of order. */
import type { Command } from '@broadside/rules/quantum-rebellion';
import * as answers from './answers.ts';
import { confirm, enter } from './desk.ts';
import { fire } from './gunnery.ts';
import { activate, answerPlainly, deploySquadron, endSegment, placeTerrain } from './setting-up.ts';
import { flyTo, goRound, launch, simply, steer } from './steering.ts';
import { offerFor, type OrderOf, type Turn } from './turn.ts';

const listKinds = [
  'defend',
  'cover-ship',
  'repel',
  'choose-fighters-lost',
  'recall-fighters',
  'return-from-dogfight',
  'assign-cancels',
  'assign-screen-hits',
  'set-shields',
  'choose-repairs',
  'attack-with-fighters',
  'dogfight',
  'board',
  'relaunch-fighter',
  'decline-relaunch',
] as const satisfies readonly Command['kind'][];
type ListKind = (typeof listKinds)[number];

/** `byHand`: where there is a choice, with the pointer on the board. Resolves when the order was pressed. */
export async function perform(turn: Turn, command: Command, byHand: boolean): Promise<void> {
  switch (command.kind) {
    case 'place-terrain':
      return placeTerrain(turn, command);
    case 'choose-deployer':
      return answerPlainly(turn, offerFor(turn, command.kind, (each) => each.first === command.first).label);
    case 'choose-order':
      return answerPlainly(turn, offerFor(turn, command.kind, (each) => each.place === command.place).label);
    case 'choose-generator':
      return answerPlainly(turn, offerFor(turn, command.kind, (each) => each.space === command.space).label);
    case 'deploy-squadron':
      return deploySquadron(turn, command, byHand);
    case 'activate-squadron':
      return activate(turn, command);
    case 'end-segment':
      return endSegment(turn, command);
    case 'move-ship':
    case 'full-thrust':
      return steer(turn, command, byHand);
    case 'split-s':
    case 'shut-down':
    case 'restart':
    case 'leave-by-portal':
    case 'repair':
      return simply(
        turn,
        offerFor(turn, command.kind, (each) => each.ship === command.ship),
      );
    case 'enter-orbit':
    case 'follow-orbit':
    case 'leave-orbit':
    case 'slingshot':
      return goRound(turn, command, byHand);
    case 'land-troops':
      return simply(
        turn,
        offerFor(turn, command.kind, (each) => each.ship === command.ship && each.space === command.space),
      );
    case 'orbital-bombardment':
      return simply(
        turn,
        offerFor(turn, command.kind, (each) => each.ship === command.ship && each.mount === command.mount),
      );
    case 'end-damage-control':
      return simply(turn, offerFor(turn, command.kind));
    case 'open-portal':
      return simply(
        turn,
        offerFor(turn, command.kind, (each) => each.ship === command.ship),
      );
    case 'launch-fighters':
    case 'catapult-fighters':
      return launch(turn, command);
    case 'move-fighter':
      return flyTo(turn, command);
    case 'fire':
      return fire(turn, command);
    case 'push-target':
      return push(turn, command.bearings);
    case 'concede':
      throw new Error('No player of these tests gives up.');
    default:
      if (isListed(command)) return decide(turn, command);
      throw new Error(`The small fleets of these tests never give ${command.kind}.`);
  }
}

const isListed = (command: Command): command is OrderOf<ListKind> =>
  (listKinds as readonly string[]).includes(command.kind);

/** Orders that are lists of small choices. */
function decide(turn: Turn, command: OrderOf<ListKind>): Promise<void> {
  switch (command.kind) {
    case 'defend':
    case 'cover-ship':
    case 'repel':
      return answers.help(turn, command);
    case 'choose-fighters-lost':
      return answers.loseFighters(turn, command);
    case 'recall-fighters':
    case 'return-from-dogfight':
      return answers.callHome(turn, command);
    case 'assign-cancels':
      return answers.cancel(turn, command);
    case 'assign-screen-hits':
      return answers.shareHits(turn, command);
    case 'set-shields':
      return answers.setShields(turn, command);
    case 'choose-repairs':
      return answers.chooseRepairs(turn, command);
    case 'attack-with-fighters':
      return answers.strike(turn, command);
    case 'dogfight':
      return answers.dogfight(turn, command);
    case 'board':
      return answers.board(turn, command);
    case 'relaunch-fighter':
      return answers.relaunch(turn, command);
    case 'decline-relaunch':
      return answers.decline(turn);
  }
}

/** One bearing for each result that pushes. */
async function push(turn: Turn, bearings: readonly number[]): Promise<void> {
  for (const [index, bearing] of bearings.entries())
    await enter(turn.page, bearings.length > 1 ? `Push ${index + 1}` : 'Bearing', bearing / 100);
  await confirm(turn.page);
}
