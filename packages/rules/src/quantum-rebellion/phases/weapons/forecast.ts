/** Everything a player wants to know of an attack before giving the order, from the public state alone. */
import type { Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import type { Arc, FighterId, ShipId } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { compromised, isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import { criticalRating, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { bearingFrom } from './arcs.ts';
import type { Cover, DefenceSource, FireCommand, Pool, ShooterOrder } from './schema.ts';
import { interceptOn } from './cover.ts';
import { defenceSources, escortsOf, screensOf } from './defence.ts';
import { type Muster, muster, targetOf } from './muster.ts';
import { type Odds, oddsOf } from './odds.ts';
import { aimAt, type MountReadiness, readinessOf } from './readiness.ts';
import type { Sightline } from './sight.ts';
import { escortsByThemselves } from '../fighters/cover.ts';
import { liveGenerators } from './ordnance-results.ts';

export { mountReadiness, type MountReadiness } from './readiness.ts';
export { sightline, type Sightline, type SightStretch } from './sight.ts';

export interface ShooterForecast {
  readonly ship: ShipId;
  readonly rangeMils: number;
  /** Where the target lies as seen from the ship: 0 fore, 9000 starboard. */
  readonly bearingCdeg: number;
  readonly arcs: readonly Arc[];
  /** The arcs of the target that the line enters. */
  readonly targetArcs: readonly Arc[];
  readonly line: Sightline;
  /** Each weapon named in the order, and why it may not fire where it may not. */
  readonly mounts: readonly MountReadiness[];
}

export interface AttackForecast {
  readonly torpedo: boolean;
  /** The shortest distance, which decides. */
  readonly rangeMils: number;
  readonly pools: readonly Pool[];
  readonly attackDice: number;
  readonly cover: Cover;
  /** The lowest defence face that intercepts. */
  readonly interceptOn: number;
  /** With every screen and no escort: what holds where the defender says nothing. */
  readonly defence: readonly DefenceSource[];
  readonly defenceDice: number;
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
  readonly odds: Odds;
  /** Who may be asked what before the attack is over. */
  readonly asked: readonly { readonly seat: Seat; readonly what: string; readonly rule: RuleId }[];
}

export interface Forecast {
  readonly target: ShipId;
  /** Why the order is refused as it stands; null where it may be given. */
  readonly why: Rejection | null;
  readonly shooters: readonly ShooterForecast[];
  /** Null while the order is refused. */
  readonly attack: AttackForecast | null;
}

function shooterForecast(state: OpenTable, order: ShooterOrder, target: PlacedShip, by: Seat): ShooterForecast[] {
  const ship = state.ships[order.ship];
  if (ship === undefined || ship.seat !== by || !isPlaced(ship)) return [];
  const aim = aimAt(state, ship, target);
  return [
    {
      ship: ship.id,
      rangeMils: aim.rangeMils,
      bearingCdeg: bearingFrom(ship, target.at),
      arcs: aim.arcs,
      targetArcs: aim.targetArcs,
      line: aim.line,
      mounts: order.mounts.map(({ mount }) => readinessOf(aim, mount)),
    },
  ];
}

/** R-QR-187: the questions that the attack can raise. */
function questions(
  attack: Muster,
  by: Seat,
  screens: number,
  escorts: number,
  generators: number,
): AttackForecast['asked'] {
  const asked: { seat: Seat; what: string; rule: RuleId }[] = [];
  const { seat } = attack.target;
  const types = new Set(attack.pools.map(({ ordnance }) => ordnance));
  if (screens + escorts > 0) asked.push({ seat, what: 'who screens and escorts', rule: 'R-QR-125' });
  if (types.size > 1) asked.push({ seat, what: 'which Ordnance results are stopped', rule: 'R-QR-130' });
  if (screens > 0) asked.push({ seat, what: 'how hits are shared with the screens', rule: 'R-QR-126' });
  if (types.has('disruptor') && generators > 1)
    asked.push({ seat, what: 'which Shield Generator is destroyed', rule: 'R-QR-137' });
  if (types.has('gravitational')) asked.push({ seat: by, what: 'where the target is pushed', rule: 'R-QR-139' });
  return asked;
}

function attackForecast(state: OpenTable, attack: Muster, by: Seat): AttackForecast {
  const { target, torpedo, pools, cover, rangeMils } = attack;
  const screens = screensOf(state, target).map(({ id }) => id);
  const escorts = torpedo ? escortsOf(state, target).map(({ id }) => id) : [];
  const defence = defenceSources(state, target, screens, escortsByThemselves(state) ? escorts : []);
  const defenceDice = defence.reduce((sum, { dice }) => sum + dice, 0);
  const generators = liveGenerators(target).length;
  return {
    torpedo,
    rangeMils,
    pools,
    attackDice: pools.reduce((sum, { dice }) => sum + dice, 0),
    cover,
    interceptOn: interceptOn[cover.level],
    defence,
    defenceDice,
    screens,
    escorts,
    odds: oddsOf({
      pools,
      defenceDice,
      cover: cover.level,
      hull: target.hull,
      criticalRating: criticalRating(target),
      armored: working(target, 'armor-plating') > 0 && !compromised(target),
      screens: screens.length,
      generators,
    }),
    asked: questions(attack, by, screens.length, escorts.length, generators),
  };
}

/** The squadron that the order is for: that of its first ship. */
function squadronFor(state: OpenTable, command: FireCommand, by: Seat): Squadron | undefined {
  const ship = state.ships[command.shooters[0]?.ship ?? ''];
  return ship?.seat === by ? state.squadrons[ship.squadron] : undefined;
}

/** What the attack would be and what may come of it. Needs no dice and changes nothing. */
export function forecast(state: OpenTable, command: FireCommand, by: Seat): Forecast {
  const target = targetOf(state, command.target, by);
  if ('code' in target) return { target: command.target, why: target, shooters: [], attack: null };
  const shooters = command.shooters.flatMap((order) => shooterForecast(state, order, target, by));
  const squadron = squadronFor(state, command, by);
  if (squadron === undefined) {
    const why = refuse(
      'not-in-squadron',
      'QR-8.4.4.2a',
      'The first ship of the order is not yours. Name one of your own.',
    );
    return { target: target.id, why, shooters, attack: null };
  }
  const mustered = muster(state, squadron, command);
  if (!mustered.ok) return { target: target.id, why: mustered.reason, shooters, attack: null };
  return { target: target.id, why: null, shooters, attack: attackForecast(state, mustered.attack, by) };
}
