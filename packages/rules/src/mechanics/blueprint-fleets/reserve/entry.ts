/** Placing the ships of a squadron that comes in by its portal. */
import type * as z from 'zod';
import { baseGapMils, distanceMils, inContact } from '../../../geometry/table/index.ts';
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { atDisc, besideOneOf, beyondDisc, type Landing } from '../../open-table/index.ts';
import type { Base, SettingDown, StandingPiece } from '../ground.ts';
import type { Point } from '../ids.ts';
import type { Portal, Squadron } from '../records.ts';
import { type DeployRules, fightersFault, placedAs, shipsFault, wholeFault } from '../setup/deploying.ts';
import type { Ship, Table } from '../table.ts';
import type { reserveCommands } from './schema.ts';
import type { EntryPortalRules } from './portal-spots.ts';
import { entryPortalOf } from './waiting.ts';

export type Entry = Extract<z.infer<(typeof reserveCommands)[number]>, { kind: 'enter-squadron' }>;

export interface EntryRules {
  readonly deploying: DeployRules;
  readonly portal: EntryPortalRules;
  readonly comingOut: SettingDown;
  /** It comes in in the round of its portal. */
  readonly must: RuleId;
  /** At the portal … */
  readonly enter: RuleId;
  /** … and where that is full, beside a mate or as near as may be. */
  readonly crowded: RuleId;
  /** Fighters stay aboard while their carrier comes in, by this rule; absent where they may come out with it. */
  readonly fightersStay?: RuleId;
}

/** The scene of an entry: the disc, the squadron's ships placed so far, and all that stands on the table by now. */
export interface Arrival {
  readonly rules: EntryRules;
  readonly table: Table;
  readonly disc: Base;
  readonly mates: StandingPiece[];
  readonly others: StandingPiece[];
}

export const arrivalAt = (rules: EntryRules, table: Table, portal: Portal): Arrival => ({
  rules,
  table,
  disc: { at: portal.at, radiusMils: rules.portal.discRadiusMils },
  mates: [],
  others: [...rules.portal.ground.standing(table)],
});

export function arrive({ rules, mates, others }: Arrival, ship: Ship, at: Point): void {
  const placed = placedAs(ship, { at, radiusMils: rules.portal.ground.radiusOf(ship) });
  mates.push(placed);
  others.push(placed);
}

/** Why no ship may come out there, portal or not. */
const clearFault = ({ rules, table, others }: Arrival, ship: Ship, base: Base): Rejection | undefined =>
  rules.portal.ground.settingFault(table, ship, base, others, rules.comingOut);

const landingOf = (arrival: Arrival, ship: Ship, preferredCdeg: number): Landing => ({
  radiusMils: arrival.rules.portal.ground.radiusOf(ship),
  preferredCdeg,
  blockers: arrival.others.map((other) => other.base),
  fits: (base) => clearFault(arrival, ship, base) === undefined,
});

/** On its rim by choice, else overlapping it. */
const placeAtDisc = (arrival: Arrival, ship: Ship, preferredCdeg: number): Point | undefined =>
  atDisc(arrival.disc, landingOf(arrival, ship, preferredCdeg));

/** A free place touching a ship placed before. */
const placeAtMate = (arrival: Arrival, ship: Ship, preferredCdeg: number): Point | undefined =>
  besideOneOf(
    arrival.mates.map((mate) => mate.base),
    landingOf(arrival, ship, preferredCdeg),
  );

/** The nearest clear place beyond the disc, for a ship that finds no room at it nor beside its mates. */
const placeNearby = (arrival: Arrival, ship: Ship): Point | undefined =>
  beyondDisc(arrival.disc, landingOf(arrival, ship, 0), arrival.table.match.table);

/** Where the ship comes out, as near to the bearing from the portal as may be. */
export const placeFor = (arrival: Arrival, ship: Ship, preferredCdeg: number): Point | undefined =>
  placeAtDisc(arrival, ship, preferredCdeg) ?? placeAtMate(arrival, ship, preferredCdeg) ?? placeNearby(arrival, ship);

/** At the portal; where that is full, touching a mate; where that is full too, as near as may be. */
function portalFault(arrival: Arrival, ship: Ship, base: Base): Rejection | undefined {
  const { disc, mates, rules } = arrival;
  const { contactMils } = rules.portal.ground.tape;
  if (baseGapMils(base, disc) <= contactMils) return undefined;
  const away = refuse(
    'not-at-portal',
    rules.enter,
    `${ship.name} would not touch the portal. Place its base touching or overlapping the disc.`,
    { ship: ship.id },
  );
  if (placeAtDisc(arrival, ship, 0) !== undefined) return away;
  if (mates.some((mate) => inContact(base, mate.base, contactMils))) return undefined;
  if (placeAtMate(arrival, ship, 0) !== undefined)
    return refuse(
      'not-at-portal',
      rules.crowded,
      `There is no room left at the portal for ${ship.name}. Place it touching a ship that has come in before it.`,
      { ship: ship.id },
    );
  const nearest = placeNearby(arrival, ship);
  const reach = nearest === undefined ? 0 : distanceMils(disc.at, nearest) + contactMils;
  return distanceMils(disc.at, base.at) <= reach ? undefined : away;
}

const isEntry = (command: Kind): command is Entry => command.kind === 'enter-squadron';

/** Why the squadron may not come in so, or undefined. */
export function checkEntry(rules: EntryRules, table: Table, squadron: Squadron, command: Kind): Rejection | undefined {
  const portal = entryPortalOf(table, squadron);
  if (!isEntry(command) || command.squadron !== squadron.id || portal === undefined)
    return refuse(
      'must-enter',
      rules.must,
      `${squadron.name} has its portal and comes in now. Place each of its ships at the portal.`,
    );
  const whole = wholeFault(table, squadron, command.ships, rules.enter);
  if (whole !== undefined) return whole;
  const arrival = arrivalAt(rules, table, portal);
  const { others, mates } = arrival;
  const faultOf = (ship: Ship, base: Base): Rejection | undefined => {
    const fault = clearFault(arrival, ship, base) ?? portalFault(arrival, ship, base);
    if (fault === undefined) mates.push(placedAs(ship, base));
    return fault;
  };
  const { fightersStay } = rules;
  if (fightersStay !== undefined && command.fighters.length > 0) {
    const sentence = `The fighters of ${squadron.name} come in aboard. Launch them in a later activation.`;
    return refuse('fighters-stay', fightersStay, sentence);
  }
  return (
    shipsFault(rules.deploying, table, command.ships, others, faultOf) ??
    fightersFault(rules.deploying, table, squadron, command, others)
  );
}
