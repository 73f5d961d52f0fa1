/** Laying mines before the fleets deploy: QR-5.2.4, R-QR-53. */
import type { Rejection } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { made } from '../../../kernel/ruleset/offer.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { tableFor } from '../../ship/clearance.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { legOrder, movementPart } from '../../phases/movement/part.ts';
import { fieldRadiusMils, layFault, layingStrength, minelayers, randomLay, resolveLay } from './laying.ts';
import type { ShipId } from '../../ids.ts';

type MineFrame = Extract<Frame, { kind: 'mine-laying' }>;
type LayFrame = Extract<MineFrame, { step: 'lay' }>;
type MoveFrame = Extract<MineFrame, { step: 'move' }>;

/** The next side with a Minelayer lays, or deployment begins; squadrons that are out entirely are deployed by then. */
function handOn(p: Procedure, turn: MineFrame['turn'], declined: readonly ShipId[]): void {
  const next = [turn, opponentOf(p.state, turn)].find((seat) => minelayers(p.state, seat, declined).length > 0);
  if (next !== undefined) return p.replace({ kind: 'mine-laying', step: 'lay', turn: next, declined: [...declined] });
  const deployed = Object.values(p.state.squadrons)
    .filter(({ deployed: out, ships }) => !out && ships.every((id) => p.state.ships[id]?.place !== 'off'))
    .map(({ id }) => id);
  p.emit({ kind: 'mine-laying-ended', deployed });
  p.replace({ kind: 'deployment', step: 'roll' });
}

function squadronOf(state: OpenTable, id: ShipId): Squadron | undefined {
  const ship = state.ships[id];
  return ship === undefined ? undefined : state.squadrons[ship.squadron];
}

function layOffers(state: OpenTable, frame: LayFrame): Offer[] {
  return minelayers(state, frame.turn, frame.declined).flatMap((ship): Offer[] => {
    const about = [`ship:${ship.id}`];
    return [
      {
        kind: 'lay-mines',
        label: `Lay mines with ${ship.name}`,
        about,
        rule: 'QR-5.2.4a',
        ship: ship.id,
        region: tableFor(state, baseRadiusMils(ship)),
        fieldRadiusMils,
        strength: layingStrength(ship),
      },
      { kind: 'keep-mines', label: `Lay no mines with ${ship.name}`, about, rule: 'R-QR-53', ship: ship.id },
    ];
  });
}

/** The free Standard Movement: the offer of the Movement segment for this ship alone. */
function moveOffers(state: OpenTable, frame: MoveFrame): Offer[] {
  const squadron = squadronOf(state, frame.ship);
  if (squadron === undefined) return [];
  const moves = made(movementPart.offers(state, squadron, frame.turn)).filter(
    (offer) => offer.kind === 'move-ship' && offer.ship === frame.ship,
  );
  const name = state.ships[frame.ship]?.name ?? frame.ship;
  const about = [`ship:${frame.ship}`];
  return [...moves, { kind: 'stay-on-field', label: `${name} stays`, about, rule: 'QR-5.2.4d', ship: frame.ship }];
}

function checkLay(state: OpenTable, frame: LayFrame, command: Command): Rejection | undefined {
  if (command.kind !== 'lay-mines' && command.kind !== 'keep-mines')
    return refuse('not-now', 'QR-5.2a', 'Minelayers go before the fleets deploy. Lay mines with one, or keep them.');
  const ship = minelayers(state, frame.turn, frame.declined).find((each) => each.id === command.ship);
  if (ship === undefined)
    return refuse(
      'no-minelayer',
      'QR-5.2.4a',
      'That ship lays no mines now. Name a Minelayer of yours that still may.',
    );
  return command.kind === 'lay-mines' ? layFault(state, ship, command) : undefined;
}

function checkMove(state: OpenTable, frame: MoveFrame, command: Command, by: MineFrame['turn']): Rejection | undefined {
  const squadron = squadronOf(state, frame.ship);
  const mine = 'ship' in command && command.ship === frame.ship;
  if (mine && command.kind === 'stay-on-field') return undefined;
  if (mine && command.kind === 'move-ship' && squadron !== undefined)
    return legOrder.check(state, squadron, command, by);
  const name = state.ships[frame.ship]?.name ?? frame.ship;
  return refuse('not-now', 'QR-5.2.4d', `${name} has laid its mines. Make its free move with it, or let it stay.`);
}

const present = (state: OpenTable, id: ShipId): boolean => {
  const ship = state.ships[id];
  return ship !== undefined && isPlaced(ship);
};

export const mineLaying: HandlerOf<'mine-laying'> = {
  awaiting: (state, frame) => {
    const due =
      frame.step === 'lay' ? minelayers(state, frame.turn, frame.declined).length > 0 : present(state, frame.ship);
    return due ? [frame.turn] : [];
  },
  advance: (p, frame) =>
    handOn(p, frame.step === 'move' ? opponentOf(p.state, frame.turn) : frame.turn, frame.declined),
  offers: (state, frame) => (frame.step === 'lay' ? layOffers(state, frame) : moveOffers(state, frame)),
  check: (state, frame, command, by) =>
    frame.step === 'lay' ? checkLay(state, frame, command) : checkMove(state, frame, command, by),
  resolve: (p, frame, command, by) => {
    const { declined } = frame;
    if (command.kind === 'keep-mines') {
      p.emit({ kind: 'mines-kept', by, ship: command.ship });
      return handOn(p, by, [...declined, command.ship]);
    }
    if (command.kind === 'lay-mines') {
      p.replace({ kind: 'mine-laying', step: 'move', turn: by, declined, ship: command.ship });
      return resolveLay(p, command, by);
    }
    if (frame.step !== 'move') return;
    const squadron = squadronOf(p.state, frame.ship);
    if (command.kind === 'move-ship' && squadron !== undefined) legOrder.resolve(p, squadron, command, by);
    handOn(p, opponentOf(p.state, by), declined);
  },
  sample: (state, frame, offer, by, random) => {
    if (offer.kind === 'keep-mines') return { kind: 'keep-mines', ship: offer.ship };
    if (offer.kind === 'stay-on-field') return { kind: 'stay-on-field', ship: offer.ship };
    const ship = offer.kind === 'lay-mines' ? state.ships[offer.ship] : undefined;
    if (ship !== undefined) return randomLay(state, ship, random) ?? { kind: 'keep-mines', ship: ship.id };
    const squadron = frame.step === 'move' ? squadronOf(state, frame.ship) : undefined;
    if (squadron === undefined || offer.kind !== 'move-ship')
      throw new Error(`mine laying does not offer ${offer.kind}`);
    return legOrder.sample(state, squadron, offer, by, random);
  },
  standingAnswer: (state, frame) => {
    if (frame.step === 'move') return { kind: 'stay-on-field', ship: frame.ship };
    const [ship] = minelayers(state, frame.turn, frame.declined);
    if (ship === undefined) throw new Error('asked to lay mines without a Minelayer');
    return { kind: 'keep-mines', ship: ship.id };
  },
};
