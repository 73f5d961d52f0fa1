/** The End Phase: end of the game, damage control, markers, Disorder, next round (9.0, R-QR-174). */
import type { Seat } from '../../../kernel/contract.ts';
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import type { ShipId, SpaceId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { seats } from '../../../mechanics/blueprint-fleets/seats.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import { powerBeacons } from '../../../mechanics/blueprint-fleets/beacons/power.ts';
import { pick } from '../../../kernel/dice.ts';
import { beginRound } from '../initiative/handler.ts';
import { adjustMarkers, checkDisorder, closeMarkers } from './markers.ts';
import type { EndOffer } from './schema.ts';
import { endMatch, endOfMatch } from './score.ts';
import { automaticRepairs, damagedSpaces, locationsMended, repairable, repairDice, repairNeed } from './teams.ts';

type EndFrame = Extract<Frame, { kind: 'end' }>;
type RepairsFrame = Extract<EndFrame, { step: 'repairs' }>;

/** Ships that the side may still roll for. */
const stillToRoll = (state: OpenTable, frame: RepairsFrame) =>
  repairable(state, frame.seat).filter((ship) => !frame.done.includes(ship.id));

function beginEnd(p: Procedure): void {
  p.emit({ kind: 'end-phase-began', round: p.state.match.round });
  const why = endOfMatch(p.state);
  if (why !== undefined) {
    p.pop();
    return endMatch(p, why);
  }
  const order = p.state.match.order.length > 0 ? p.state.match.order : seats(p.state).map((side) => side.seat);
  const [first, ...waiting] = order;
  if (first === undefined) throw new Error('an End Phase without sides');
  p.replace({ kind: 'end', step: 'repairs', seat: first, done: [], waiting });
}

/** The next side rolls, or the step is over. */
function nextSide(p: Procedure, frame: RepairsFrame): void {
  const [seat, ...waiting] = frame.waiting;
  p.replace(seat === undefined ? { kind: 'end', step: 'markers' } : { ...frame, seat, waiting, done: [] });
}

/** Throws for one ship; a choice among its locations is asked for, nothing else (R-QR-175). */
function rollRepairs(p: Procedure, frame: RepairsFrame, shipId: ShipId): void {
  p.replace({ ...frame, done: [...frame.done, shipId] });
  const ship = shipOf(p.state, shipId);
  const faces = [...p.dice.roll(6, repairDice(ship), `damage control of ${ship.name}`)];
  const { need, rule } = repairNeed(p.state, ship);
  const damaged = damagedSpaces(ship);
  const results = faces.filter((face) => face >= need).length;
  const repairs = Math.min(damaged.length, locationsMended(ship, results) + automaticRepairs(p.state, ship));
  p.emit({ kind: 'damage-control-rolled', ship: shipId, faces, need, rule, repairs });
  if (repairs === 0) return;
  if (repairs === damaged.length) p.emit({ kind: 'spaces-repaired', ship: shipId, spaces: [...damaged] });
  else p.push({ kind: 'damage-control', ship: shipId, repairs });
}

function repairOffers(state: OpenTable, frame: RepairsFrame): EndOffer[] {
  const ships = stillToRoll(state, frame);
  const offers: EndOffer[] = ships.map((ship) => {
    const [dice, { need, rule }] = [repairDice(ship), repairNeed(state, ship)];
    const label = `Repair ${ship.name}: ${dice} dice, ${need === 6 ? '6' : `${need} to 6`} repairs`;
    return { kind: 'repair', label, ship: ship.id, dice, need, rule, about: [`ship:${ship.id}`] };
  });
  const about = ships.map((ship) => `ship:${ship.id}`);
  return [...offers, { kind: 'end-damage-control', label: 'End damage control', rule: 'R-QR-175', about }];
}

function whyNoRepair(state: OpenTable, seat: Seat, id: ShipId) {
  const ship = state.ships[id];
  if (ship === undefined || ship.seat !== seat || ship.place !== 'table')
    return refuse('not-your-ship', 'QR-9.2a', 'Damage control works aboard your own ships on the table. Name one.');
  if (damagedSpaces(ship).length === 0)
    return refuse(
      'nothing-to-repair',
      'QR-9.2a',
      `${ship.name} has nothing offline that can be repaired. Name another ship.`,
    );
  if (repairDice(ship) > 0)
    return refuse('rolled-already', 'R-QR-175', `${ship.name} has rolled in this End Phase. Name another ship.`);
  const { crew, disorder, name } = ship;
  return disorder >= crew
    ? refuse(
        'no-teams',
        'QR-9.2a',
        `${name} has ${crew} crew and ${disorder} Disorder, so no team is free. Name another ship.`,
      )
    : refuse('unmanned', 'QR-11.4.19e', `${name} is unmanned and repairs nothing. Name another ship.`);
}

export const end: HandlerOf<'end'> = {
  awaiting: (state, frame) => (frame.step === 'repairs' && stillToRoll(state, frame).length > 0 ? [frame.seat] : []),
  advance: (p, frame) => {
    switch (frame.step) {
      case 'check':
        return beginEnd(p);
      case 'repairs':
        return nextSide(p, frame);
      case 'markers':
        p.replace({ kind: 'end', step: 'closing' });
        adjustMarkers(p);
        return powerBeacons(p);
      case 'closing':
        p.replace({ kind: 'end', step: 'disorder' });
        return closeMarkers(p);
      case 'disorder':
        checkDisorder(p);
        // Nobody has won by now, so that the next round begins with its initiative (QR-9.5a).
        return beginRound(p, p.state.match.round + 1);
    }
  },
  offers: (state, frame) => (frame.step === 'repairs' ? repairOffers(state, frame) : []),
  check: (state, frame, command, by) => {
    if (command.kind === 'end-damage-control') return undefined;
    if (command.kind !== 'repair' || frame.step !== 'repairs')
      return refuse(
        'not-now',
        'QR-9.0a',
        'This is the End Phase. Roll repairs for a damaged ship, or end damage control.',
      );
    if (stillToRoll(state, frame).some((ship) => ship.id === command.ship)) return undefined;
    return whyNoRepair(state, by, command.ship);
  },
  resolve: (p, frame, command, by) => {
    if (frame.step !== 'repairs') return;
    if (command.kind === 'repair') return rollRepairs(p, frame, command.ship);
    p.emit({ kind: 'damage-control-ended', by });
    nextSide(p, frame);
  },
  sample: (_state, _frame, offer) =>
    offer.kind === 'repair' ? { kind: 'repair', ship: offer.ship } : { kind: 'end-damage-control' },
  // Rolling costs nothing, so a seat whose time is up rolls for its next ship.
  standingAnswer: (state, frame) => {
    const next = frame.step === 'repairs' ? stillToRoll(state, frame)[0] : undefined;
    return next === undefined ? { kind: 'end-damage-control' } : { kind: 'repair', ship: next.id };
  },
};

const locations = (count: number): string => (count === 1 ? '1 location' : `${count} locations`);

export const damageControl: HandlerOf<'damage-control'> = {
  awaiting: (state, frame) => [shipOf(state, frame.ship).seat],
  advance: () => {
    throw new Error('damage control waits for its owner');
  },
  offers: (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const label = `Choose ${locations(frame.repairs)} of ${ship.name} to repair`;
    const [spaces, about] = [damagedSpaces(ship), [`ship:${ship.id}`]];
    return [{ kind: 'choose-repairs', label, ship: ship.id, spaces, count: frame.repairs, rule: 'R-QR-175', about }];
  },
  check: (state, frame, command) => {
    const ship = shipOf(state, frame.ship);
    if (command.kind !== 'choose-repairs' || command.ship !== ship.id)
      return refuse(
        'not-now',
        'R-QR-175',
        `The teams of ${ship.name} repair ${locations(frame.repairs)}. Say first which.`,
      );
    const damaged = damagedSpaces(ship);
    const right = new Set(command.spaces).size === frame.repairs && command.spaces.length === frame.repairs;
    if (right && command.spaces.every((space) => damaged.includes(space))) return undefined;
    return refuse(
      'wrong-repairs',
      'R-QR-175',
      `The teams of ${ship.name} repair ${locations(frame.repairs)}. Choose among ${damaged.join(', ')}, each once.`,
      { spaces: [...damaged], count: frame.repairs },
    );
  },
  resolve: (p, frame, command) => {
    if (command.kind !== 'choose-repairs') return;
    p.pop();
    p.emit({ kind: 'spaces-repaired', ship: frame.ship, spaces: command.spaces });
  },
  sample: (state, frame, _offer, _by, random) => {
    const left = [...damagedSpaces(shipOf(state, frame.ship))];
    const spaces: SpaceId[] = [];
    while (spaces.length < frame.repairs) {
      const space = pick(left, random);
      left.splice(left.indexOf(space), 1);
      spaces.push(space);
    }
    return { kind: 'choose-repairs', ship: frame.ship, spaces };
  },
  standingAnswer: (state, frame) => ({
    kind: 'choose-repairs',
    ship: frame.ship,
    spaces: damagedSpaces(shipOf(state, frame.ship)).slice(0, frame.repairs),
  }),
};
