/** Whether a squadron may deploy so: QR-5.2.5a, QR-5.2.5.3a, QR-5.2.5.1a. */
import { distanceMils, inContact } from '../../../geometry/table/index.ts';
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { setBeside, standsInOwn } from '../../../mechanics/open-table/index.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { optionOf, type Ship } from '../../table.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import {
  type Base,
  onTheTable,
  settingFault,
  type SettingDown,
  type StandingPiece,
  standing,
} from '../../ship/clearance.ts';
import { placedShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Fighter, Side, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { hideFault } from '../../specials/ambush/hiding.ts';
import { reserveFault } from '../reserve/reserve.ts';
import { zonesOfSide } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { FighterId } from '../../ids.ts';

type Deployment = CommandOf<'deploy-squadron'>;

/** Squadrons that wait off the table. */
export const undeployed = (state: OpenTable, seat: Seat): readonly Squadron[] =>
  Object.values(state.squadrons).filter((squadron) => squadron.seat === seat && !squadron.deployed);

export const squadronMembers = (state: OpenTable, squadron: Squadron): readonly Ship[] =>
  squadron.ships.flatMap((id) => state.ships[id] ?? []);

/** The ships that are still to be placed: a Minelayer that has laid is on the table already (R-QR-53). */
export const stillOff = (state: OpenTable, squadron: Squadron): readonly Ship[] =>
  squadronMembers(state, squadron).filter((ship) => ship.place === 'off');

/** All squadrons that wait have only ships with Scout: they may be kept for last (QR-5.2.6a). */
export const scoutsOnly = (state: OpenTable, seat: Seat): boolean =>
  undeployed(state, seat).every((squadron) =>
    squadronMembers(state, squadron).every((ship) => hasCustomization(ship, 'scout')),
  );

/** The fighters that may deploy outside: all those aboard the squadron's carriers. */
export const squadronFighters = (state: OpenTable, squadron: Squadron): readonly Fighter[] =>
  Object.values(state.fighters).filter(
    (fighter) => fighter.place === 'aboard' && squadron.ships.includes(fighter.carrier),
  );

/** Scouts go anywhere more than 12" from enemies where the players have agreed so (R-QR-62). */
function freeArea(state: OpenTable): boolean {
  const frame = state.frames.at(-1);
  const scouts = frame?.kind === 'deployment' && frame.step === 'scouts';
  return scouts && optionOf(state.match, 'scoutArea') === 'anywhere-12-from-enemy';
}

const SCOUT_CLEARANCE = 12_000;

function freeFault(state: OpenTable, ship: Ship, base: Base): Rejection | undefined {
  if (!onTheTable(state, base))
    return refuse('off-table', 'QR-8.2.5a', `${ship.name} would reach over the table's edge. Place it on the table.`);
  const near = placedShips(state).find(
    (enemy) => enemy.seat !== ship.seat && distanceMils(enemy.at, base.at) <= SCOUT_CLEARANCE,
  );
  if (near === undefined) return undefined;
  return refuse('near-enemy', 'R-QR-62', `${ship.name} would stand within 12″ of ${near.name}. Place it farther off.`);
}

/** In its zone; at its own edge where that has no room for its base (QR-5.2.5.3b, R-QR-59, R-QR-226). */
function zoneFault(state: OpenTable, side: Side, ship: Ship, base: Base, others: readonly StandingPiece[]) {
  const isFree = (at: Base['at']) => groundFault(state, ship, { ...base, at }, others) === undefined;
  if (standsInOwn(base, zonesOfSide(side), state.match.table, isFree)) return undefined;
  const sentence = `${ship.name} would not stand wholly in the deployment zone of ${side.fleet}. Place its whole base inside.`;
  return refuse('outside-zone', 'QR-5.2.5.3a', sentence, { ship: ship.id });
}

/** Why the ship cannot stand there, `others` being all that stands on the table by then. */
export function stationFault(
  state: OpenTable,
  ship: Ship,
  base: Base,
  others: readonly StandingPiece[],
): Rejection | undefined {
  const side = state.sides[ship.seat];
  const free = side === undefined || freeArea(state);
  const outside = free ? freeFault(state, ship, base) : zoneFault(state, side, ship, base, others);
  return outside ?? groundFault(state, ship, base, others);
}

const DEPLOYED: SettingDown = {
  edge: ['QR-8.2.5a', 'Place it on the table.'],
  overlap: ['QR-8.2.3a', 'Place its base clear of it.'],
  planet: 'ship',
};

/** Why nothing of this size can stand there, in a zone or not; a squadron that was found out is set down so, too. */
export const groundFault = (
  state: OpenTable,
  ship: Ship,
  base: Base,
  others: readonly StandingPiece[],
): Rejection | undefined => settingFault(state, ship, base, others, DEPLOYED);

const BESIDE: SettingDown = {
  edge: ['QR-8.2.5a', 'Place it on the table.'],
  overlap: ['R-QR-162', 'Place it clear of it.'],
  planet: 'token',
};

/** Why a token cannot stand there beside its carrier. */
export function besideFault(
  state: OpenTable,
  fighter: Fighter,
  at: Base['at'],
  carrier: { name: string; base: Base },
  others: readonly StandingPiece[],
): Rejection | undefined {
  const base = { at, radiusMils: fighterRadiusMils };
  if (!inContact(base, carrier.base, distances.contactMils))
    return refuse(
      'not-touching',
      'QR-8.3.7a',
      `${fighter.name} would not touch ${carrier.name}. Place it edge to edge with its carrier.`,
    );
  return settingFault(state, fighter, base, others, BESIDE);
}

/** A ship or token that the command is about to place, as something that stands in the way of the next. */
export const placedAs = (piece: Ship | Fighter, base: Base): StandingPiece => ({
  id: piece.id,
  name: piece.name,
  piece: { ...piece, place: 'table', at: base.at },
  base,
});

/** Tokens set down in contact with a base, one after the other until one finds no room; `others` grows. */
export const tokensBeside = (
  state: OpenTable,
  fighters: readonly Fighter[],
  carrier: { name: string; base: Base },
  others: StandingPiece[],
  preferredCdeg: number,
  stepCdeg?: number,
): { fighter: FighterId; at: Base['at'] }[] =>
  setBeside(carrier.base, fighters, fighterRadiusMils, {
    preferredCdeg,
    others,
    fits: (fighter, { at }) => besideFault(state, fighter, at, carrier, others) === undefined,
    stands: placedAs,
    ...(stepCdeg === undefined ? {} : { stepCdeg }),
  }).map(({ token, at }) => ({ fighter: token.id, at }));

/** Why these are not the squadron's ships, each once. */
export function wholeFault(
  state: OpenTable,
  squadron: Squadron,
  ships: Deployment['ships'],
  rule: RuleId,
): Rejection | undefined {
  const members = stillOff(state, squadron);
  const named = new Set(ships.map((each) => each.ship));
  if (ships.length === members.length && members.every((ship) => named.has(ship.id))) return undefined;
  const names = members.map((ship) => ship.name).join(', ');
  const sentence = `${squadron.name} is placed as a whole. Place each of its ships once: ${names}.`;
  return refuse('whole-squadron', rule, sentence);
}

function shipsFault(
  state: OpenTable,
  squadron: Squadron,
  { ships }: Deployment,
  others: StandingPiece[],
): Rejection | undefined {
  const whole = wholeFault(state, squadron, ships, 'QR-5.2.5a');
  if (whole !== undefined) return whole;
  for (const { ship: id, at } of ships) {
    const ship = state.ships[id];
    if (ship === undefined) continue;
    const base = { at, radiusMils: baseRadiusMils(ship) };
    const fault = stationFault(state, ship, base, others);
    if (fault !== undefined) return fault;
    others.push(placedAs(ship, base));
  }
  return undefined;
}

/** Why the fighters may not come out so; the squadron's ships are among `others`, which grows. */
export function fightersFault(
  state: OpenTable,
  squadron: Squadron,
  { fighters }: Pick<Deployment, 'fighters'>,
  others: StandingPiece[],
): Rejection | undefined {
  const free = squadronFighters(state, squadron);
  const named = new Set<string>();
  for (const { fighter: id, at } of fighters) {
    const fighter = free.find((each) => each.id === id);
    if (fighter === undefined || named.has(id))
      return refuse(
        'not-aboard',
        'QR-5.2.5.1a',
        `Only fighters aboard carriers of ${squadron.name} deploy with it, each once. Choose from those.`,
      );
    named.add(id);
    const carrier = others.find((each) => each.id === fighter.carrier);
    if (carrier === undefined) throw new Error(`no carrier ${fighter.carrier}`);
    const fault = besideFault(state, fighter, at, carrier, others);
    if (fault !== undefined) return fault;
    others.push(placedAs(fighter, { at, radiusMils: fighterRadiusMils }));
  }
  return undefined;
}

/** Why the side may not keep its last squadrons back (QR-5.2.6a, R-QR-62). */
function holdFault(state: OpenTable, by: Seat): Rejection | undefined {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'deployment' && frame.step === 'scouts')
    return refuse('scouts-now', 'QR-5.2.6a', 'Everybody else has deployed. Deploy your scouts now.');
  if (scoutsOnly(state, by)) return undefined;
  const sentence = 'Only squadrons whose ships all have Scout are kept for last. Deploy your other squadrons first.';
  return refuse('not-scouts', 'QR-5.2.6a', sentence);
}

/** Why the squadron may not deploy so, or undefined. */
export function checkDeployment(state: OpenTable, command: Command, by: Seat): Rejection | undefined {
  if (command.kind === 'hold-scouts') return holdFault(state, by);
  if (command.kind !== 'deploy-squadron' && command.kind !== 'reserve-squadron' && command.kind !== 'hide-squadron')
    return refuse('not-now', 'QR-5.2.5b', 'The fleets are deploying. Deploy one of your squadrons.');
  const squadron = state.squadrons[command.squadron];
  if (squadron === undefined || squadron.seat !== by)
    return refuse('not-your-squadron', 'QR-5.2.5b', 'That is not a squadron of your fleet. Deploy one of your own.');
  if (squadron.deployed)
    return refuse('deployed', 'QR-5.2.5b', `${squadron.name} is deployed. Choose a squadron that still waits.`);
  if (command.kind === 'reserve-squadron') return reserveFault(state, squadron);
  if (command.kind === 'hide-squadron') return hideFault(state, squadron, command);
  const others = [...standing(state)];
  return shipsFault(state, squadron, command, others) ?? fightersFault(state, squadron, command, others);
}
