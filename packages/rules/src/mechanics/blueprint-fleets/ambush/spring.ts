/** A squadron that was found out takes its places: on or touching its disc. */
import type * as z from 'zod';
import { baseGapMils, bearingCdeg, distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId } from '../../../kernel/contract.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { nearestWithin } from '../../open-table/index.ts';
import type { Base, StandingPiece } from '../ground.ts';
import type { Point, SquadronId } from '../ids.ts';
import type { FlowProcedure, Handler, FlowPart } from '../procedure.ts';
import { opponentOf } from '../seats.ts';
import {
  type DeployRules,
  fightersFault,
  groundFault,
  placedAs,
  shipsFault,
  squadronFighters,
  wholeFault,
} from '../setup/deploying.ts';
import { fightersBeside } from '../setup/formation.ts';
import { membersOf, onTable } from '../ships.ts';
import type { Ship, State, Table } from '../table.ts';
import type { ambushCommands, ambushFrame } from './schema.ts';
import type { AmbushEvent } from './events.ts';
import type { SpringAmbushOffer } from './offers.ts';

type Frame = z.infer<typeof ambushFrame>;
type Command = z.infer<(typeof ambushCommands)[number]>;
type Spring = Extract<Command, { kind: 'spring-ambush' }>;
type P = FlowProcedure<AmbushEvent, Frame>;

export interface SpringRules {
  readonly deploying: DeployRules;
  readonly discRadiusMils: number;
  readonly found: RuleId;
  /** Revealed by its owner the squadron activates now; found by an enemy, on a later turn of the round. */
  activate(p: P, squadron: SquadronId): void;
}

const onDisc = ({ deploying, discRadiusMils }: SpringRules, base: Base, at: Point): boolean =>
  baseGapMils(base, { at, radiusMils: discRadiusMils }) <= deploying.ground.tape.contactMils;

type Others = readonly StandingPiece[];

function roomOnDisc(rules: SpringRules, table: Table, ship: Ship, at: Point, others: Others): Point | undefined {
  const radiusMils = rules.deploying.ground.radiusOf(ship);
  return nearestWithin(at, [rules.discRadiusMils + radiusMils], (point) => {
    const base = { at: point, radiusMils };
    return onDisc(rules, base, at) && groundFault(rules.deploying, table, ship, base, others) === undefined;
  });
}

/** The free place nearest to the disc, for a ship that finds no room on it. */
function roomNearby({ deploying }: SpringRules, table: Table, ship: Ship, at: Point, others: Others): Point {
  const radiusMils = deploying.ground.radiusOf(ship);
  const isFree = (point: Point) => groundFault(deploying, table, ship, { at: point, radiusMils }, others) === undefined;
  const found = nearestWithin(at, [8000, 24_000, 100_000], isFree);
  if (found === undefined) throw new Error(`no room on the table for ${ship.name}`);
  return found;
}

/** Why the squadron may not come out so, or undefined. */
function springFault(rules: SpringRules, table: Table, frame: Frame, command: Spring): Rejection | undefined {
  const { deploying, found } = rules;
  const squadron = table.squadrons[frame.squadron];
  if (squadron === undefined || command.squadron !== frame.squadron)
    return refuse('other-squadron', found, 'Another squadron has been found. Place the ships of that one.');
  const others = [...deploying.ground.standing(table)];
  const faultOf = (ship: Ship, base: Base): Rejection | undefined => {
    const fault = groundFault(deploying, table, ship, base, others);
    if (fault !== undefined || onDisc(rules, base, frame.at)) return fault;
    if (roomOnDisc(rules, table, ship, frame.at, others) === undefined) return undefined;
    const sentence = `${ship.name} would stand away from the disc. Place it on the disc or touching it.`;
    return refuse('off-disc', found, sentence, { ship: ship.id });
  };
  return (
    wholeFault(table, squadron, command.ships, found) ??
    shipsFault(deploying, table, command.ships, others, faultOf) ??
    fightersFault(deploying, table, squadron, command, others)
  );
}

/** Places found, by the state they were looked for in: offers, answers and bots all ask for them. */
const springs = keptUnder<State, string, Spring>();

/** Everybody as near to the middle of the disc as there is room, looking at the nearest enemy, fighters out. */
export const suggestSpring = (rules: SpringRules, state: State, frame: Frame): Spring =>
  springs(state, frame.squadron, () => drawUp(rules, state, frame));

function drawUp(rules: SpringRules, state: State, frame: Frame): Spring {
  const { ground } = rules.deploying;
  const squadron = state.squadrons[frame.squadron];
  if (squadron === undefined) throw new Error(`no squadron ${frame.squadron}`);
  const enemies = onTable(state, opponentOf(state, frame.seat));
  const nearest = [...enemies].sort((a, b) => distanceMils(a.at, frame.at) - distanceMils(b.at, frame.at))[0];
  const others = [...ground.standing(state)];
  const members = membersOf(state, squadron);
  const ships = members.map((ship) => {
    const at = roomOnDisc(rules, state, ship, frame.at, others) ?? roomNearby(rules, state, ship, frame.at, others);
    others.push(placedAs(ship, { at, radiusMils: ground.radiusOf(ship) }));
    return { ship: ship.id, at, facingCdeg: nearest === undefined ? 0 : bearingCdeg(at, nearest.at) };
  });
  const fighters = fightersBeside(rules.deploying, state, members, others, 18_000);
  return { kind: 'spring-ambush', squadron: squadron.id, ships, fighters };
}

/** The same places with other facings, and some of the fighters kept aboard. */
function randomSpring(rules: SpringRules, state: State, frame: Frame, random: Random): Spring {
  const { ships, fighters, ...rest } = suggestSpring(rules, state, frame);
  return {
    ...rest,
    ships: ships.map((each) => ({ ...each, facingCdeg: Math.floor(random() * 36_000) })),
    fighters: random() < 0.7 ? fighters : [],
  };
}

export const ambushBy = (
  rules: SpringRules,
): Handler<FlowPart<Frame, Command, AmbushEvent, SpringAmbushOffer>, Frame> => ({
  awaiting: (_state, frame) => [frame.seat],
  advance: () => {
    throw new Error('an ambush waits for its owner');
  },
  offers: (state, frame) => {
    const squadron = state.squadrons[frame.squadron];
    if (squadron === undefined) return [];
    return [
      {
        kind: 'spring-ambush',
        label: `Place ${squadron.name}`,
        about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
        rule: rules.found,
        squadron: squadron.id,
        ships: squadron.ships,
        fighters: squadronFighters(state, squadron).map((fighter) => fighter.id),
        around: frame.at,
        radiusMils: rules.discRadiusMils,
      },
    ];
  },
  check: (state, frame, command) => {
    if (command.kind === 'spring-ambush') return springFault(rules, state, frame, command);
    const name = state.squadrons[frame.squadron]?.name ?? frame.squadron;
    return refuse('not-now', rules.found, `${name} has been found. Place its ships first.`);
  },
  resolve: (p, frame, command, by) => {
    if (command.kind !== 'spring-ambush') return;
    const { squadron, ships, fighters } = command;
    p.emit({ kind: 'ambush-sprung', squadron, by, ships, fighters });
    p.pop();
    if (frame.activates) rules.activate(p, squadron);
  },
  sample: (state, frame, _offer, _by, random) => randomSpring(rules, state, frame, random),
  standingAnswer: (state, frame) => suggestSpring(rules, state, frame),
});
