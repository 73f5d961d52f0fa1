/** Deployment: the sides place their units in turn, one at a time (R-FC-207). */
import { sameHex } from '../../../geometry/hex/index.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import type { Hex, SideId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { hexName } from '../../names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { handOf } from '../../sight.ts';
import type { OpenTable, Sight } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { zoneHexes } from '../../unit/zones.ts';
import { deployers, deploymentHexes, nextToDeploy, suggestPlace, undeployed } from './deployment.ts';
import type { DeploymentFrame, DeployUnitOffer } from './schema.ts';

/** The units that this seat may place: those of its hand's members (R-FC-203). */
function ownUnits(table: OpenTable, side: SideId, by: Seat): readonly Unit[] {
  const seats = handOf(table, by)?.seats ?? [];
  return undeployed(table, side).filter(({ seat }) => seat !== null && seats.includes(seat));
}

function checkPlace(sight: Sight, { side }: DeploymentFrame, unit: Unit, at: Hex): Rejection | undefined {
  if (!zoneHexes(sight, side, unit).some((hex) => sameHex(hex, at))) {
    const corner = sight.match.zones.some((zone) => zone.side === side && zone.seat !== undefined);
    const zone = corner ? `the corner of the player of ${unit.name}` : 'your set-up zone';
    return refuse(
      'outside-zone',
      corner ? 'R-FC-246' : 'FC-FB-10',
      `${hexName(at)} is not in ${zone}. Place the unit in a free hex of it.`,
    );
  }
  if (deploymentHexes(sight, side, unit).some((hex) => sameHex(hex, at))) return undefined;
  return refuse('hex-taken', 'FC-MOV-6', `${hexName(at)} is taken. Place the unit in a free hex of your set-up zone.`);
}

function check(sight: Sight, frame: DeploymentFrame, command: Command, by: Seat): Rejection | undefined {
  if (command.kind !== 'deploy-unit')
    return refuse('not-now', 'R-FC-207', 'The fleets are being placed. Place one of your units first.');
  const own = ownUnits(sight, frame.side, by);
  const unit = own.find(({ id }) => id === command.unit);
  if (unit === undefined) {
    const names = own.map(({ name }) => name).join(', ');
    return refuse(
      'nothing-to-deploy',
      'R-FC-207',
      `That unit is not yours to place now. Place one of these: ${names}.`,
    );
  }
  return checkPlace(sight, frame, unit, command.at);
}

/** Hands on to the other side, or leaves the frame when everything stands. */
function handOn(p: Procedure, after: SideId): void {
  const next = nextToDeploy(p.state, after);
  if (next === undefined) p.pop();
  else p.replace({ kind: 'deployment', side: next });
}

function offersOf(sight: Sight, frame: DeploymentFrame, by: Seat): readonly DeployUnitOffer[] {
  return ownUnits(sight, frame.side, by).map((unit) => ({
    kind: 'deploy-unit',
    label: `Place ${unit.name}`,
    about: [`unit:${unit.id}`],
    rule: 'R-FC-207',
    unit: unit.id,
    hexes: deploymentHexes(sight, frame.side, unit),
  }));
}

export const deployment: HandlerOf<'deployment'> = {
  awaiting: (table, frame) => deployers(table, frame.side),
  advance: (p, frame) => {
    const unit = undeployed(p.state, frame.side)[0];
    if (unit === undefined) return handOn(p, frame.side);
    const place = suggestPlace(p.state, frame.side, unit);
    if (place === undefined) throw new Error(`no hex is left for ${unit.name}`);
    p.emit({ kind: 'unit-deployed', unit: unit.id, by: null, ...place });
    handOn(p, frame.side);
  },
  offers: offersOf,
  check,
  resolve: (p, frame, command, by) => {
    if (command.kind !== 'deploy-unit') return;
    const { unit, at, facing } = command;
    p.emit({ kind: 'unit-deployed', unit, by, at, facing });
    handOn(p, frame.side);
  },
  sample: (_sight, _frame, offer, _by, random) => {
    const hexes = offer.kind === 'deploy-unit' && 'hexes' in offer ? offer.hexes : [];
    const at = hexes[Math.floor(random() * hexes.length)];
    if (offer.kind !== 'deploy-unit' || at === undefined) throw new Error(`deployment does not offer ${offer.kind}`);
    return { kind: 'deploy-unit', unit: offer.unit, at, facing: Math.floor(random() * 6) };
  },
  standingAnswer: (sight, frame, by) => {
    const unit = ownUnits(sight, frame.side, by)[0];
    const place = unit === undefined ? undefined : suggestPlace(sight, frame.side, unit);
    if (unit === undefined || place === undefined) throw new Error('asked to deploy without a unit or a hex');
    return { kind: 'deploy-unit', unit: unit.id, ...place };
  },
};
