/** The Reinforce action: one unit leaves its bay, arrives from the reserve or is built (R-FC-172). */
import { sameHex } from '../../../geometry/hex/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { unitCards } from '../../data/units.ts';
import type { Hex, UnitCardId } from '../../ids.ts';
import { judge } from '../../objectives/judge.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { freshUnit, label } from '../../start/units.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { cardOf, isCapital, isCrippled } from '../../unit/stats.ts';
import { hazardAttack } from '../../phases/attacks/declaration.ts';
import type { ActionRules } from '../../game.ts';
import { arrivalHexes, bayHexes, buildable, reserveOf, tubesSpent } from './bays.ts';

/** Why nothing can leave the bays of this ship now; crippled bays let nobody out (FC-DMG-11). */
function checkBays(table: OpenTable, parent: Unit): Rejection | undefined {
  if (parent.hulk || parent.place !== 'board')
    return refuse('parent-away', 'FC-REI-3', `${parent.name} is not on the board. Bring it on first.`);
  if (isCrippled(parent, 'bays'))
    return refuse('bays-crippled', 'R-FC-76', `The bays of ${parent.name} are crippled. Repair them first.`);
  if (tubesSpent(table, parent))
    return refuse(
      'tubes-used',
      'R-FC-173',
      `${parent.name} has launched all that it can this round. Wait for the next.`,
    );
  return bayHexes(table, parent).length > 0
    ? undefined
    : refuse('no-free-hex', 'R-FC-175', `No hex next to ${parent.name} is free. Clear one first.`);
}

function checkFactory(table: OpenTable, unit: Unit): Rejection | undefined {
  if (cardOf(unit).abilities.factory === undefined)
    return refuse(
      'not-in-reserve',
      'FC-REI-2',
      `${unit.name} is on the board. Name a unit aboard, in reserve, or a factory.`,
    );
  const bays = checkBays(table, unit);
  if (bays !== undefined) return bays;
  return buildable(table, unit).length > 0
    ? undefined
    : refuse(
        'too-few-stars',
        'R-FC-170',
        `${unit.name} has ${unit.stars}★ on its card, too few to build. Harvest more.`,
      );
}

function checkReserve(table: OpenTable, unit: Unit): Rejection | undefined {
  if (unit.side === 'neutral' || !isCapital(unit))
    return refuse('needs-parent', 'R-FC-180', `${unit.name} needs a ship that carries it. Bring on a capital ship.`);
  const { fromRound } = reserveOf(table, unit.side);
  if (table.match.round < fromRound)
    return refuse('too-early', 'FC-REI-1', `Reserves arrive from round ${fromRound}. Wait until then.`, { fromRound });
  return arrivalHexes(table, unit).length > 0
    ? undefined
    : refuse('no-free-hex', 'R-FC-175', 'No hex of the zone is free. Clear one first.');
}

/** Why the unit cannot come onto the board, or build, by a Reinforce action. */
export function checkReinforcement(table: OpenTable, unit: Unit): Rejection | undefined {
  if (unit.place === 'board') return checkFactory(table, unit);
  if (unit.place === 'reserve') return checkReserve(table, unit);
  const parent = unit.parent === null ? undefined : table.units[unit.parent];
  if (unit.place !== 'embarked' || parent === undefined)
    return refuse(
      'not-in-reserve',
      'FC-REI-2',
      `${unit.name} is neither aboard a ship nor in reserve. Name another unit.`,
    );
  if (unit.activated)
    return refuse('already-activated', 'R-FC-174', `${unit.name} has had its order this round. Choose another unit.`);
  return checkBays(table, parent);
}

/** Where the unit can be put. */
export function placesFor(table: OpenTable, unit: Unit): readonly Hex[] {
  if (unit.place === 'reserve') return arrivalHexes(table, unit);
  const parent = unit.place === 'board' ? unit : unit.parent === null ? undefined : table.units[unit.parent];
  return parent === undefined ? [] : bayHexes(table, parent);
}

function checkCommand(table: OpenTable, unit: Unit, command: CommandOf<'reinforce'>): Rejection | undefined {
  const possible = checkReinforcement(table, unit);
  if (possible !== undefined) return possible;
  if (!placesFor(table, unit).some((hex) => sameHex(hex, command.at)))
    return unit.place === 'reserve'
      ? refuse('wrong-hex', 'FC-REI-5', 'Reserves arrive in a free hex of their zone. Choose one of those.')
      : refuse('wrong-hex', 'R-FC-175', 'It goes to a free hex next to its ship. Choose one of those.');
  if (unit.place !== 'board')
    return command.build === undefined
      ? undefined
      : refuse('not-a-factory', 'FC-REI-9', `${unit.name} comes itself. Name no card to build.`);
  if (command.build === undefined)
    return refuse('nothing-named', 'FC-REI-9', `${unit.name} builds a unit. Name its card.`);
  if (buildable(table, unit).includes(command.build)) return undefined;
  const card = unitCards[command.build];
  return (cardOf(unit).abilities.factory ?? []).includes(card.type)
    ? refuse(
        'cannot-build',
        'R-FC-176',
        `${unit.name} cannot build ${card.name} with ${unit.stars}★ and the models left.`,
      )
    : refuse('wrong-type', 'FC-REI-10', `The factory of ${unit.name} does not build ${card.name}. Name another card.`);
}

/** Puts a unit on the board, where the fields of its hex attack it (R-FC-172). */
export function bringOn(p: Procedure, unit: Unit, at: Hex, facing: number, build?: UnitCardId): void {
  let id = unit.id;
  if (unit.place === 'board') {
    if (build === undefined) return;
    const { stars } = unitCards[build];
    const given = label(p.state.units, unit.side, build);
    const built = freshUnit({ ...given, card: build, side: unit.side, seat: unit.seat, at, facing, activated: true });
    id = built.id;
    p.emit({ kind: 'unit-built', factory: unit.id, unit: built, cost: stars });
  } else if (unit.place === 'reserve') p.emit({ kind: 'unit-arrived', unit: id, at, facing });
  else p.emit({ kind: 'unit-launched', unit: id, parent: unit.parent ?? '', at, facing });
  judge(p);
  if (p.state.match.outcome !== null) return;
  for (const { id: feature, at: there } of Object.values(p.state.features))
    if (there !== null && sameHex(there, at)) hazardAttack(p, { feature, unit: id });
}

export const reinforceAction: ActionRules = {
  possible: (table, _order, unit) => checkReinforcement(table, unit) === undefined,
  offers: (sight, _order, unit) => {
    const hexes = placesFor(sight, unit);
    const about = [`unit:${unit.id}`];
    const common = { kind: 'reinforce' as const, about, unit: unit.id, hexes };
    if (unit.place !== 'board')
      return [{ ...common, label: `Bring on ${unit.name}`, rule: 'R-FC-172', build: null, cost: 0 }];
    return buildable(sight, unit).map((build) => {
      const { name, stars: cost } = unitCards[build];
      return { ...common, label: `Build ${name} for ${cost}★`, rule: 'FC-REI-9', build, cost };
    });
  },
  check: (sight, _order, unit, command) =>
    command.kind === 'reinforce'
      ? checkCommand(sight, unit, command)
      : refuse(
          'not-now',
          'R-FC-172',
          `Say where ${unit.place === 'board' ? 'the new unit' : unit.name} goes, or skip it.`,
        ),
  resolve: (p, _order, unit, command) => {
    if (command.kind === 'reinforce') bringOn(p, unit, command.at, command.facing, command.build);
  },
  sample: (_sight, _order, offer, _by, random) => {
    if (offer.kind !== 'reinforce') throw new Error(`a Reinforce action does not offer ${offer.kind}`);
    const at = offer.hexes[Math.floor(random() * offer.hexes.length)] ?? { col: 0, row: 0 };
    const facing = Math.floor(random() * 6);
    return { kind: 'reinforce', at, facing, ...(offer.build === null ? {} : { build: offer.build }) };
  },
};
