/** Whether a squadron may be placed so: its ships and the tokens beside them. */
import { type CircleBase, inContact } from '../../../geometry/table/index.ts';
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { setBeside, standsInOwn } from '../../open-table/index.ts';
import type { StandingGround, SettingDown, StandingPiece } from '../ground.ts';
import type { FighterId, Point, ShipId } from '../ids.ts';
import type { Fighter, Side, Squadron } from '../records.ts';
import { zonesOfSide } from '../seats.ts';
import { membersOf } from '../ships.ts';
import type { OpenTable, Ship, Table } from '../table.ts';

/** By which rules a game deploys, and what only it can say. */
export interface DeployRules {
  readonly ground: StandingGround;
  isScout(ship: Ship): boolean;
  /** It stands in contact with its commander by choice, who is safer behind it. */
  isScreen(ship: Ship): boolean;
  readonly commandRadiusMils: number;
  /** Why a ship that needs no zone cannot stand there; null where it needs one. */
  awayFromZone(state: OpenTable, ship: Ship, base: CircleBase): Rejection | undefined | null;
  readonly ship: SettingDown;
  readonly token: SettingDown;
  readonly zone: RuleId;
  readonly beside: RuleId;
  readonly whole: RuleId;
  readonly fightersOut: RuleId;
  readonly scouts: RuleId;
  readonly turn: RuleId;
  readonly reserve: RuleId;
}

export interface Placing {
  readonly ships: readonly { readonly ship: ShipId; readonly at: Point }[];
  readonly fighters: readonly { readonly fighter: FighterId; readonly at: Point }[];
}

/** Squadrons that wait off the table. */
export const undeployed = (state: Pick<Table, 'squadrons'>, seat: Seat): readonly Squadron[] =>
  Object.values(state.squadrons).filter((squadron) => squadron.seat === seat && !squadron.deployed);

/** The ships that are still to be placed: one that has laid mines is on the table already. */
export const stillOff = (state: Pick<Table, 'ships'>, squadron: Squadron): readonly Ship[] =>
  membersOf(state, squadron).filter((ship) => ship.place === 'off');

/** All squadrons that wait have only ships with Scout: they may be kept for last. */
export const scoutsOnly = (rules: DeployRules, state: Table, seat: Seat): boolean =>
  undeployed(state, seat).every((squadron) => membersOf(state, squadron).every((ship) => rules.isScout(ship)));

/** The fighters that may come out with their squadron: all those aboard its carriers. */
export const squadronFighters = (state: Pick<Table, 'fighters'>, squadron: Squadron): readonly Fighter[] =>
  Object.values(state.fighters).filter(
    (fighter) => fighter.place === 'aboard' && squadron.ships.includes(fighter.carrier),
  );

/** Why nothing of this size can stand there, in a zone or not; a squadron that was found out is set down so, too. */
export const groundFault = (
  { ground, ship: how }: DeployRules,
  state: Table,
  ship: Ship,
  base: CircleBase,
  others: readonly StandingPiece[],
): Rejection | undefined => ground.settingFault(state, ship, base, others, how);

/** In its zone; at its own edge where that has no room for its base. */
function zoneFault(
  rules: DeployRules,
  state: Table,
  side: Side,
  ship: Ship,
  base: CircleBase,
  others: readonly StandingPiece[],
): Rejection | undefined {
  const isFree = (at: Point) => groundFault(rules, state, ship, { ...base, at }, others) === undefined;
  if (standsInOwn(base, zonesOfSide(side), state.match.table, isFree, rules.ground.tape)) return undefined;
  const sentence = `${ship.name} would not stand wholly in the deployment zone of ${side.fleet}. Place its whole base inside.`;
  return refuse('outside-zone', rules.zone, sentence, { ship: ship.id });
}

/** Why the ship cannot stand there, `others` being all that stands on the table by then. */
export function stationFault(
  rules: DeployRules,
  state: OpenTable,
  ship: Ship,
  base: CircleBase,
  others: readonly StandingPiece[],
): Rejection | undefined {
  const side = state.sides[ship.seat];
  const away = rules.awayFromZone(state, ship, base);
  const outside = away === null && side !== undefined ? zoneFault(rules, state, side, ship, base, others) : away;
  return outside ?? groundFault(rules, state, ship, base, others);
}

/** Why a token cannot stand there beside its carrier. */
export function besideFault(
  { ground, beside, token }: DeployRules,
  state: Table,
  fighter: Fighter,
  at: Point,
  carrier: { readonly name: string; readonly base: CircleBase },
  others: readonly StandingPiece[],
): Rejection | undefined {
  const base = { at, radiusMils: ground.tokenRadiusMils };
  if (inContact(base, carrier.base, ground.tape.contactMils))
    return ground.settingFault(state, fighter, base, others, token);
  const sentence = `${fighter.name} would not touch ${carrier.name}. Place it edge to edge with its carrier.`;
  return refuse('not-touching', beside, sentence);
}

/** A ship or token that the command is about to place, as something that stands in the way of the next. */
export const placedAs = (piece: Ship | Fighter, base: CircleBase): StandingPiece => ({
  id: piece.id,
  name: piece.name,
  piece: { ...piece, place: 'table', at: base.at },
  base,
});

/** Tokens set down in contact with a base, one after the other until one finds no room; `others` grows. */
export const tokensBeside = (
  rules: DeployRules,
  state: Table,
  fighters: readonly Fighter[],
  carrier: { readonly name: string; readonly base: CircleBase },
  others: StandingPiece[],
  preferredCdeg: number,
  stepCdeg?: number,
): { fighter: FighterId; at: Point }[] =>
  setBeside(carrier.base, fighters, rules.ground.tokenRadiusMils, {
    preferredCdeg,
    others,
    fits: (fighter, { at }) => besideFault(rules, state, fighter, at, carrier, others) === undefined,
    stands: placedAs,
    ...(stepCdeg === undefined ? {} : { stepCdeg }),
  }).map(({ token, at }) => ({ fighter: token.id, at }));

/** Why these are not the squadron's ships that wait, each once. */
export function wholeFault(
  state: Table,
  squadron: Squadron,
  ships: Placing['ships'],
  rule: RuleId,
): Rejection | undefined {
  const members = stillOff(state, squadron);
  const named = new Set(ships.map((each) => each.ship));
  if (ships.length === members.length && members.every((ship) => named.has(ship.id))) return undefined;
  const names = members.map((ship) => ship.name).join(', ');
  const sentence = `${squadron.name} is placed as a whole. Place each of its ships once: ${names}.`;
  return refuse('whole-squadron', rule, sentence);
}

/** Why the ships may not be placed so, one after the other, each by what `faultOf` says; `others` grows. */
export function shipsFault(
  { ground }: DeployRules,
  state: Table,
  ships: Placing['ships'],
  others: StandingPiece[],
  faultOf: (ship: Ship, base: CircleBase) => Rejection | undefined,
): Rejection | undefined {
  for (const { ship: id, at } of ships) {
    const ship = state.ships[id];
    if (ship === undefined) continue;
    const base = { at, radiusMils: ground.radiusOf(ship) };
    const fault = faultOf(ship, base);
    if (fault !== undefined) return fault;
    others.push(placedAs(ship, base));
  }
  return undefined;
}

/** Why the fighters may not come out so; the squadron's ships are among `others`, which grows. */
export function fightersFault(
  rules: DeployRules,
  state: Table,
  squadron: Squadron,
  { fighters }: Pick<Placing, 'fighters'>,
  others: StandingPiece[],
): Rejection | undefined {
  const free = squadronFighters(state, squadron);
  const named = new Set<string>();
  for (const { fighter: id, at } of fighters) {
    const fighter = free.find((each) => each.id === id);
    if (fighter === undefined || named.has(id))
      return refuse(
        'not-aboard',
        rules.fightersOut,
        `Only fighters aboard carriers of ${squadron.name} deploy with it, each once. Choose from those.`,
      );
    named.add(id);
    const carrier = others.find((each) => each.id === fighter.carrier);
    if (carrier === undefined) throw new Error(`no carrier ${fighter.carrier}`);
    const fault = besideFault(rules, state, fighter, at, carrier, others);
    if (fault !== undefined) return fault;
    others.push(placedAs(fighter, { at, radiusMils: rules.ground.tokenRadiusMils }));
  }
  return undefined;
}
