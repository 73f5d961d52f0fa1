/** Assaults being fought: the patrol, the dice, what they cost, the way home (DA-9.4.10.3, R-DA-138). */
import { someOf } from '../../../kernel/dice.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { loseCrew } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { sufferCriticals } from '../../damage/critical.ts';
import type { Frame } from '../../frames.ts';
import type { HandlerOf } from '../../game.ts';
import type { FighterId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { actingShip, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { sendHome } from '../fighters/home.ts';
import { patrolFault, patrolOf, patrolOffer } from '../fighters/patrol.ts';
import { attackDice, defenceDice, type Planned } from './assault.ts';
import type { BoardingDie } from './schema.ts';

type BoardingFrame = Extract<Frame, { kind: 'boarding' }>;

function targetOf(state: OpenTable, frame: BoardingFrame): PlacedShip {
  const ship = shipOf(state, frame.target);
  if (!isPlaced(ship)) throw new Error(`${frame.target} is boarded, but not on the table`);
  return ship;
}

const thrown = (p: Procedure, dice: readonly Planned[], why: string): BoardingDie[] =>
  dice.map(({ from, sides }) => ({ from, sides, face: p.dice.roll(sides, 1, `${why}: ${from}`)[0] ?? 1 }));

const totalOf = (dice: readonly BoardingDie[]): number => dice.reduce((sum, { face }) => sum + face, 0);

/** Boarders who win by the crew of the freighter take it; by less they do nothing to it (DA-15.4b, R-DA-161). */
function capture(p: Procedure, { seat, squadron }: PlacedShip, target: PlacedShip, by: number): void {
  if (by >= target.crew) p.emit({ kind: 'freighter-captured', ship: target.id, by: seat, squadron });
}

function fight(p: Procedure, frame: BoardingFrame, patrol: readonly FighterId[]): void {
  const target = targetOf(p.state, frame);
  const ship = actingShip(p.state, frame.ship);
  if (patrol.length > 0) p.emit({ kind: 'patrol-flown', target: target.id, fighters: [...patrol] });
  const attack = thrown(p, attackDice(ship, frame.fighters.length), `boarding ${target.name}`);
  const defence = thrown(p, defenceDice(p.state, target, patrol.length), `${target.name} repels boarders`);
  const [attackTotal, defenceTotal] = [totalOf(attack), totalOf(defence)];
  // DA-9.4.10.3a: a tie is the defender's.
  const won = attackTotal > defenceTotal;
  const told = { kind: 'assault-fought', ship: ship.id, target: target.id } as const;
  p.emit({ ...told, attack, defence, attackTotal, defenceTotal, won });
  const marines = workingSpaces(ship, 'space-marines');
  p.emit({ kind: 'marines-lost', ship: ship.id, spaces: won ? marines.slice(0, 1) : [...marines] });
  p.replace({ ...frame, step: 'home', patrol: [...patrol] });
  if (won && frame.capture === true) return capture(p, ship, target, attackTotal - defenceTotal);
  const cause = { rule: won ? 'DA-9.4.10.3b' : 'DA-9.4.10.3c', by: 'boarders' };
  loseCrew(p, target.id, won ? 2 : 1, cause);
  if (won) sufferCriticals(p, target.id, 1, cause);
  else settle(p);
}

export const boarding: HandlerOf<'boarding'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'home') return [];
    const target = targetOf(state, frame);
    return patrolOf(state, target).length > 0 ? [target.seat] : [];
  },
  advance: (p, frame) => {
    if (frame.step === 'patrol') return fight(p, frame, []);
    p.pop();
    const by = `the assault on ${shipOf(p.state, frame.target).name}`;
    return sendHome(p, [...frame.fighters, ...frame.patrol], { rule: 'DA-9.4.10.3d', by });
  },
  offers: (state, frame) => [patrolOffer(state, targetOf(state, frame), 'boarders', 'DA-9.4.10.2b')],
  check: (state, frame, command) => {
    const target = targetOf(state, frame);
    if (command.kind === 'fly-patrol') return patrolFault(state, target, command.fighters);
    return refuse('not-now', 'DA-9.4a', `Marines board ${target.name}. Say first which fighters help to repel them.`);
  },
  resolve: (p, frame, command) => {
    if (command.kind === 'fly-patrol') fight(p, frame, command.fighters);
  },
  sample: (_state, _frame, offer, _by, random) => ({
    kind: 'fly-patrol',
    fighters: offer.kind === 'fly-patrol' ? someOf(offer.fighters, random) : [],
  }),
  standingAnswer: () => ({ kind: 'fly-patrol', fighters: [] }),
};
