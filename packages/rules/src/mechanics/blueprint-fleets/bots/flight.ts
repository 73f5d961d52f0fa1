/** How a captain uses fighters: out when there is something to strike, onto what they can hurt. */
import { bearingCdeg, distanceMils, firstFreeContact, insideTable } from '../../../geometry/table/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { FighterAttackOffer, LaunchTerms, MoveFighterOffer } from '../fighters/schema.ts';
import type { Base } from '../ground.ts';
import type { FighterId, Point, ShipId } from '../ids.ts';
import { opponentOf } from '../seats.ts';
import { flying, onTable, type Placed, type PlacedFighter, placedShips, shipOf } from '../ships.ts';
import type { Ship } from '../table.ts';
import { firstLegal, type BotJudging, type TableOf } from './thoughts.ts';

const STRIKE_MILS = 26_000;

/** What a game tells the captain's pilots. */
export interface PilotRules<S extends Ship> extends BotJudging {
  readonly tokenRadiusMils: number;
  baseOf(piece: Placed<S> | PlacedFighter): Base;
  /** Ships that are worth a flight, the best first. */
  targets(state: TableOf<S>, by: Seat): readonly Placed<S>[];
}

interface Launch {
  kind: 'launch-fighters';
  ship: ShipId;
  fighters: { fighter: FighterId; at: Point }[];
}
interface Flight {
  kind: 'move-fighter';
  fighter: FighterId;
  to: Point;
}

export interface Flights<S extends Ship> {
  /** A token of those that may move, to the best target that it reaches. */
  readonly fly: (state: TableOf<S>, offers: readonly MoveFighterOffer[], by: Seat) => Flight | undefined;
  /** Tokens beside their carrier, towards the enemy, as many as go without a price. */
  readonly launch: (state: TableOf<S>, offers: readonly LaunchTerms[], by: Seat) => Launch | undefined;
}

export function flightsBy<S extends Ship>(rules: PilotRules<S>): Flights<S> {
  const { tokenRadiusMils } = rules;
  const baseOf = (piece: Placed<S> | PlacedFighter): Base => rules.baseOf(piece);
  /** All bases that a token may not overlap, itself left out. */
  const blockers = (state: TableOf<S>, fighter: FighterId): Base[] => [
    ...placedShips(state).map(baseOf),
    ...flying(state)
      .filter((each) => each.id !== fighter)
      .map(baseOf),
  ];
  const beside = (state: TableOf<S>, base: Base, from: Point, towards: Point, others: readonly Base[]) =>
    firstFreeContact(base, tokenRadiusMils, {
      preferredCdeg: bearingCdeg(from, towards),
      blockers: others,
      stepCdeg: 500,
      fits: (token) => insideTable(token, state.match.table),
    });

  function* ways(state: TableOf<S>, offer: MoveFighterOffer, by: Seat): Generator<Flight> {
    for (const target of rules.targets(state, by)) {
      if (distanceMils(offer.from, target.at) > offer.maxMils) continue;
      const at = beside(state, baseOf(target), target.at, offer.from, blockers(state, offer.fighter));
      if (at !== undefined) yield { kind: 'move-fighter', fighter: offer.fighter, to: at };
    }
  }

  function launched(state: TableOf<S>, terms: LaunchTerms, by: Seat): Launch[] {
    const carrier = shipOf(state, terms.ship);
    if (carrier.at === null) return [];
    const post = carrier.at;
    const enemies = onTable(state, opponentOf(state, by));
    const near = enemies.find((enemy) => distanceMils(enemy.at, post) <= STRIKE_MILS);
    if (near === undefined) return [];
    const base = { at: post, radiusMils: terms.ringMils - tokenRadiusMils };
    const placed: { fighter: FighterId; at: Point }[] = [];
    for (const fighter of terms.fighters.slice(0, terms.free)) {
      const out = placed.map((each) => ({ at: each.at, radiusMils: tokenRadiusMils }));
      const at = beside(state, base, post, near.at, [...blockers(state, fighter), ...out]);
      if (at !== undefined) placed.push({ fighter, at });
    }
    return placed.length === 0 ? [] : [{ kind: 'launch-fighters', ship: terms.ship, fighters: placed }];
  }

  return {
    fly: (state, offers, by) =>
      firstOfEach(offers, (offer) => firstLegal(rules, state as TableOf<Ship>, by, ways(state, offer, by))),
    launch: (state, offers, by) =>
      firstOfEach(offers, (terms) => firstLegal(rules, state as TableOf<Ship>, by, launched(state, terms, by))),
  };
}

/** The first answer that there is. */
function firstOfEach<T, A>(things: readonly T[], answer: (thing: T) => A | undefined): A | undefined {
  for (const thing of things) {
    const found = answer(thing);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All tokens that touch a ship go for it together. */
export const strikeShips = (
  judging: BotJudging,
  state: TableOf<Ship>,
  offers: readonly FighterAttackOffer[],
  by: Seat,
): { kind: 'attack-with-fighters'; target: ShipId; fighters: FighterId[] } | undefined =>
  firstLegal(
    judging,
    state,
    by,
    offers.map(({ target, fighters }) => ({
      kind: 'attack-with-fighters' as const,
      target,
      fighters: [...fighters],
    })),
  );
