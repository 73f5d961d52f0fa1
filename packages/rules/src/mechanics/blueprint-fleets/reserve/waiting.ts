/** Squadrons in hyperspace: who may wait there, what they are worth, when they are lost. */
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { ShipId, SquadronId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { Portal, Squadron } from '../records.ts';
import { opponentOf } from '../seats.ts';
import { membersOf, worthHalfPoints } from '../ships.ts';
import type { Ship, Table } from '../table.ts';
import type { ReserveEvent } from './events.ts';

/** What a game says of its reserve: when it is lost, who can be in it, and which rules those are. */
export interface ReserveRules {
  /** Squadrons still in hyperspace in this round are lost; absent where they may come whenever they like. */
  readonly lostFromRound?: number;
  /** It can come out of hyperspace by itself, whole or damaged. */
  hasHyperdrive(ship: Ship): boolean;
  readonly late: RuleId;
  readonly called: RuleId;
  readonly flagship: RuleId;
  readonly whole: RuleId;
  readonly hyperdrive: RuleId;
  readonly share: RuleId;
  /** A side has at most so many portals open; absent where it may have any number. */
  readonly mostOpen?: { readonly portals: number; readonly rule: RuleId };
}

/** Of the largest fleet that the match allows. */
const SHARE_PERCENT = 30;

const pointsOf = (table: Table, squadron: Squadron): number =>
  membersOf(table, squadron).reduce((sum, ship) => sum + ship.cost, 0);

/** Squadrons of `seat`, or of both sides, that wait in hyperspace. */
export const inReserve = (table: Pick<Table, 'squadrons'>, seat?: Seat): readonly Squadron[] =>
  Object.values(table.squadrons).filter(
    (squadron) => squadron.reserve && (seat === undefined || squadron.seat === seat),
  );

/** The portal by which the squadron comes in this round. */
export const entryPortalOf = (table: Pick<Table, 'portals'>, squadron: Squadron): Portal | undefined =>
  squadron.reserve ? Object.values(table.portals).find((portal) => portal.entry === squadron.id) : undefined;

/** Reserved squadrons of `seat` that have no portal yet. */
export const waiting = (table: Table, seat: Seat): readonly Squadron[] =>
  inReserve(table, seat).filter((squadron) => entryPortalOf(table, squadron) === undefined);

/** The side has as many portals open as it may. */
export const portalsFull = ({ mostOpen }: ReserveRules, { portals }: Pick<Table, 'portals'>, seat: Seat): boolean =>
  mostOpen !== undefined && Object.values(portals).filter((portal) => portal.seat === seat).length >= mostOpen.portals;

/** Why the side opens no more portals now, or undefined. */
export function fullFault(rules: ReserveRules, table: Pick<Table, 'portals'>, seat: Seat): Rejection | undefined {
  const { mostOpen } = rules;
  if (mostOpen === undefined || !portalsFull(rules, table, seat)) return undefined;
  const sentence = `You have ${mostOpen.portals} portals open, and a side never has more. Use those first.`;
  return refuse('portals-full', mostOpen.rule, sentence);
}

/** Nobody comes out of hyperspace any more. */
export const isClosed = ({ lostFromRound }: ReserveRules, { match }: Table): boolean =>
  lostFromRound !== undefined && match.round >= lostFromRound;

export function closedFault(rules: ReserveRules, table: Table): Rejection | undefined {
  const { lostFromRound = Infinity, late } = rules;
  if (!isClosed(rules, table)) return undefined;
  const sentence = `From round ${lostFromRound} on nobody comes in from hyperspace. The last portals open in round ${lostFromRound - 1}.`;
  return refuse('too-late', late, sentence);
}

/** Why no way in opens for that squadron, wherever, or undefined. */
export function callFault(rules: ReserveRules, table: Table, id: SquadronId, by: Seat): Rejection | undefined {
  const squadron = table.squadrons[id];
  if (squadron === undefined || squadron.seat !== by)
    return refuse('not-your-squadron', rules.called, 'That is not a squadron of your fleet. Choose one of your own.');
  const late = closedFault(rules, table);
  if (late !== undefined) return late;
  const { name } = squadron;
  if (!squadron.reserve)
    return refuse(
      'not-in-reserve',
      rules.called,
      `${name} is not in reserve. Choose a squadron that waits in hyperspace.`,
    );
  if (entryPortalOf(table, squadron) === undefined) return fullFault(rules, table, by);
  return refuse('has-portal', rules.called, `${name} has its portal. Choose a squadron that still waits, or pass.`);
}

const mostPoints = ({ match }: Table): number => Math.floor((match.maxPoints * SHARE_PERCENT) / 100);

/** The points that the side's reserve may still take, in whole points. */
export function reserveRoom(table: Table, seat: Seat): number {
  const taken = inReserve(table, seat).reduce((sum, squadron) => sum + pointsOf(table, squadron), 0);
  return mostPoints(table) - taken;
}

/** Why the squadron cannot wait in hyperspace, or undefined. It is known to be the side's own and not deployed. */
export function reserveFault(rules: ReserveRules, table: Table, squadron: Squadron): Rejection | undefined {
  const { name } = squadron;
  const ships = membersOf(table, squadron);
  const flagship = ships.find((ship) => table.sides[ship.seat]?.flagship === ship.id);
  if (flagship !== undefined)
    return refuse(
      'flagship',
      rules.flagship,
      `${flagship.name} is the flagship, so ${name} stays out of reserve. Deploy it on the table.`,
    );
  const out = ships.find((ship) => ship.place !== 'off');
  if (out !== undefined)
    return refuse(
      'not-whole',
      rules.whole,
      `${out.name} of ${name} is placed already, and only whole squadrons wait in hyperspace. Deploy the rest of it.`,
    );
  const bound = ships.find((ship) => !rules.hasHyperdrive(ship));
  if (bound !== undefined)
    return refuse(
      'no-hyperdrive',
      rules.hyperdrive,
      `${bound.name} of ${name} has no Hyperdrive. Deploy it on the table.`,
    );
  const [points, room] = [pointsOf(table, squadron), reserveRoom(table, squadron.seat)];
  if (points <= room) return undefined;
  const sentence = `${name} costs ${points} points and the reserve takes ${room} more of ${mostPoints(table)}. Deploy it on the table.`;
  return refuse('reserve-full', rules.share, sentence, { points, room });
}

/** What each ship of the sides' reserves scores for the other when the game ends. */
export const reserveScores = (table: Table): { ship: ShipId; for: Seat; halfPoints: number }[] =>
  inReserve(table).flatMap((squadron) =>
    membersOf(table, squadron).map((ship) => ({
      ship: ship.id,
      for: opponentOf(table, ship.seat),
      halfPoints: worthHalfPoints(ship, true),
    })),
  );

/** Every squadron that is still in hyperspace is lost. */
export function strand(p: Pick<Procedure<ReserveEvent>, 'state' | 'emit'>): void {
  for (const squadron of inReserve(p.state)) {
    const ships = membersOf(p.state, squadron);
    const ids = ships.map(({ id }) => id);
    p.emit({
      kind: 'squadron-stranded',
      squadron: squadron.id,
      round: p.state.match.round,
      to: opponentOf(p.state, squadron.seat),
      ships: ships.map((ship) => ({ ship: ship.id, halfPoints: worthHalfPoints(ship, true) })),
      fighters: Object.values(p.state.fighters)
        .filter((fighter) => ids.includes(fighter.carrier))
        .map(({ id }) => id),
    });
  }
}
