/** Where tokens fly: freely, so far in a round. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { inTheWay, upTo } from '../../open-table/index.ts';
import type { StandingGround } from '../ground.ts';
import type { FighterId, Point } from '../ids.ts';
import { inches } from '../names.ts';
import type { Squadron } from '../records.ts';
import { flying, isFlying, type PlacedFighter } from '../ships.ts';
import type { Table } from '../table.ts';
import type { MoveFighterOffer } from './schema.ts';

export interface Flight {
  readonly fighter: FighterId;
  readonly to: Point;
}

export interface FlightRules {
  readonly ground: StandingGround;
  readonly reachMils: number;
  /** It acts with the squadron that is acting now. */
  fliesWith(state: Table, squadron: Squadron, fighter: PlacedFighter): boolean;
  /** Whose fighters fly now, at the end of a refusal. */
  readonly whose: string;
  /** What no token flies across on this way. */
  barred(state: Table, from: Point, to: Point): { readonly name: string } | undefined;
  readonly acts: RuleId;
  readonly once: RuleId;
  readonly reach: RuleId;
  readonly bar: RuleId;
  readonly overlap: RuleId;
}

export interface Flying {
  /** Why a token may not fly there, or undefined. */
  readonly flightFault: (state: Table, squadron: Squadron, flight: Flight) => Rejection | undefined;
  readonly flightOffers: (state: Table, squadron: Squadron) => MoveFighterOffer[];
  readonly sampleFlight: (state: Table, squadron: Squadron, id: FighterId, random: Random) => Point;
}

function faultOf(rules: FlightRules, state: Table, squadron: Squadron, { fighter: id, to }: Flight) {
  const { ground } = rules;
  const fighter = state.fighters[id];
  if (fighter === undefined || !isFlying(fighter) || !rules.fliesWith(state, squadron, fighter)) {
    const named = fighter === undefined ? 'That fighter' : fighter.name;
    const sentence = `${named} does not fly with ${squadron.name} now. ${rules.whose}`;
    return refuse('not-its-fighter', rules.acts, sentence);
  }
  if (fighter.moved)
    return refuse('fighter-moved', rules.once, `${fighter.name} has flown this round. Move another fighter.`);
  const length = distanceMils(fighter.at, to);
  if (length > rules.reachMils + ground.tape.distanceMils) {
    const sentence = `${fighter.name} would fly ${inches(length)}. Fighters fly at most ${inches(rules.reachMils)}.`;
    return refuse('too-long', rules.reach, sentence);
  }
  const bar = rules.barred(state, fighter.at, to);
  if (bar !== undefined)
    return refuse('fighter-planet', rules.bar, `${fighter.name} would fly across ${bar.name}. Fly around it.`);
  const other = inTheWay({ at: to, radiusMils: ground.tokenRadiusMils }, ground.standing(state, [id]));
  if (other === undefined || length === 0) return undefined;
  const sentence = `${fighter.name} would end on ${other.name}. Stop edge to edge or clear of it.`;
  return refuse('overlap', rules.overlap, sentence);
}

const TRIES = 24;

export function flyingBy(rules: FlightRules): Flying {
  const { ground, reachMils } = rules;
  return {
    flightFault: (state, squadron, flight) => faultOf(rules, state, squadron, flight),
    flightOffers: (state, squadron) =>
      flying(state, squadron.seat)
        .filter((fighter) => !fighter.moved && rules.fliesWith(state, squadron, fighter))
        .map((fighter) => ({
          kind: 'move-fighter',
          label: `Move ${fighter.name}`,
          about: [`fighter:${fighter.id}`],
          rule: rules.reach,
          fighter: fighter.id,
          from: fighter.at,
          maxMils: reachMils,
          onTable: ground.tableFor(state, ground.tokenRadiusMils),
        })),
    sampleFlight: (state, squadron, id, random) => {
      const fighter = flying(state, squadron.seat).find((each) => each.id === id);
      if (fighter === undefined) throw new Error(`${id} is not on the table`);
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const to = {
          xMils: fighter.at.xMils + upTo(2 * reachMils, random) - reachMils,
          yMils: fighter.at.yMils + upTo(2 * reachMils, random) - reachMils,
        };
        if (!ground.onTheTable(state, { at: to, radiusMils: ground.tokenRadiusMils })) continue;
        if (faultOf(rules, state, squadron, { fighter: id, to }) === undefined) return to;
      }
      return fighter.at;
    },
  };
}
