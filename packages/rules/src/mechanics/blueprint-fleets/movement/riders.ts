/** Fighters that ride along with a ship, and where its moves lead. */
import * as z from 'zod';
import type { Envelope } from '../../../geometry/table/index.ts';
import type { LogPart, Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type LegTerms, legTerms, type Pose, ridersSeated } from '../../open-table/index.ts';
import type { StandingGround } from '../ground.ts';
import { fighterId, type FighterId, point, type Point, type ShipId } from '../ids.ts';
import { fighterName, listed } from '../names.ts';
import { flying, isFlying, type Placed, type PlacedFighter } from '../ships.ts';
import type { Ship, State, Table } from '../table.ts';

/** A token that rides along, as an event tells it. */
export const carriedToken = z.strictObject({ fighter: fighterId, from: point, to: point });
export type Carried = z.infer<typeof carriedToken>[];

/** Where one straight move may lead; beyond its table the ship is lost. */
export interface LegEnvelope extends LegTerms {
  readonly ship: ShipId;
  /** Fighters that may ride along. */
  readonly carry: readonly FighterId[];
}

export interface RidingRules {
  readonly ground: StandingGround;
  touching(a: Placed | PlacedFighter, b: Placed | PlacedFighter): boolean;
  readonly ride: RuleId;
  readonly planet: RuleId;
}

export interface Riding {
  /** Tokens of its side in contact with the ship, whatever their squadron. */
  readonly carriable: (state: Table, ship: Placed) => readonly PlacedFighter[];
  /** Where a straight move of the ship may lead within these limits, and who may ride along. */
  readonly legOffered: (state: Table, ship: Placed, envelope: Envelope) => LegEnvelope;
  /** Where the tokens end; undefined where one of them finds no room. `ids` are tokens in contact with the ship. */
  readonly placeCarried: (state: Table, ship: Placed, to: Pose, ids: readonly FighterId[]) => Carried | undefined;
  /** Why these tokens do not ride along; `carried` is where they would end. */
  readonly ridersFault: (
    state: Table,
    ship: Placed,
    carried: Carried | undefined,
    carry: readonly FighterId[],
  ) => Rejection | undefined;
  /** The first of the tokens that its way would take across a planet, refused. */
  readonly barredFault: (
    state: Table,
    carried: Carried | undefined,
    bars: (rider: Carried[number]) => boolean,
  ) => Rejection | undefined;
}

export function ridingBy(rules: RidingRules): Riding {
  const { ground, ride, planet } = rules;
  const touching = (ship: Placed, fighter: PlacedFighter) => rules.touching(ship, fighter);
  const carriable = (state: Table, ship: Placed): readonly PlacedFighter[] =>
    flying(state, ship.seat).filter((fighter) => touching(ship, fighter));
  return {
    carriable,
    legOffered: (state, ship, envelope) => ({
      ship: ship.id,
      ...legTerms(envelope, state.match.table, ground.radiusOf(ship)),
      carry: carriable(state, ship).map(({ id }) => id),
    }),
    placeCarried: (state, ship, to, ids) => {
      if (ids.length === 0) return [];
      const radiusMils = ground.radiusOf(ship);
      const shipStays = ground.onTheTable(state, { at: to.at, radiusMils });
      const seated = ridersSeated(
        {
          from: ship,
          to,
          radiusMils,
          riderRadiusMils: ground.tokenRadiusMils,
          blockers: ground.standing(state, [ship.id, ...ids]).map((other) => other.base),
          fits: (token) => (!shipStays || ground.onTheTable(state, token)) && !ground.planetUnder(state, token),
        },
        carriable(state, ship).filter(({ id }) => ids.includes(id)),
      );
      return seated?.map(({ rider, to: end }) => ({ fighter: rider.id, from: rider.at, to: end }));
    },
    ridersFault: (state, ship, carried, carry) => {
      const seen = new Set<string>();
      for (const id of carry) {
        const fighter = state.fighters[id];
        const rides =
          fighter !== undefined &&
          !seen.has(id) &&
          fighter.seat === ship.seat &&
          isFlying(fighter) &&
          touching(ship, fighter);
        if (!rides) {
          const named = fighter === undefined ? 'That fighter' : fighter.name;
          const sentence = `${named} cannot ride along. Name own fighters that touch ${ship.name}, each once.`;
          return refuse('not-carried', ride, sentence);
        }
        seen.add(id);
      }
      if (carried !== undefined) return undefined;
      const sentence = `There is no room around ${ship.name} there for all its fighters. Leave some behind.`;
      return refuse('no-room', ride, sentence);
    },
    barredFault: (state, carried, bars) => {
      const barred = carried?.find(bars);
      if (barred === undefined) return undefined;
      const name = state.fighters[barred.fighter]?.name ?? barred.fighter;
      const sentence = `${name} would fly across a planet. Leave it behind, or take another course.`;
      return refuse('fighter-planet', planet, sentence);
    },
  };
}

interface Moved {
  readonly ship: ShipId;
  readonly to: Point;
  readonly facingCdeg: number;
  readonly carried: readonly { readonly fighter: FighterId; readonly to: Point }[];
}

/** A ship stands where its move ends, and so do the fighters that ride along. The ship; undefined where there is none. */
export function arrive<S extends Ship>(
  draft: Pick<State, 'fighters'> & { ships: { [id: string]: S } },
  { ship: id, to, facingCdeg, carried }: Moved,
): S | undefined {
  const ship = draft.ships[id];
  if (ship === undefined) return undefined;
  ship.at = to;
  ship.facingCdeg = facingCdeg;
  for (const along of carried) {
    const fighter = draft.fighters[along.fighter];
    if (fighter !== undefined) fighter.at = along.to;
  }
  return ship;
}

/** Which fighters ride along, in the middle of a line of the log. */
export const carrying = (before: Table, carried: Moved['carried']): LogPart[] =>
  carried.length === 0 ? [] : [', carrying ', ...listed(carried.map(({ fighter }) => fighterName(before, fighter)))];
