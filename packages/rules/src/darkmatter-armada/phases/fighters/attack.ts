/** Fighters against a ship: its defence first, then one die of those that are left, then all go home (R-DA-132). */
import { someOf } from '../../../kernel/dice.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { explodingFaces, totalOf } from '../../../mechanics/dice/index.ts';
import { D20, type DieSize } from '../../data/dice.ts';
import { spaceAt, sufferCriticals } from '../../damage/critical.ts';
import { spaceName } from '../../damage/space-name.ts';
import type { EventOf } from '../../events.ts';
import type { Frame } from '../../frames.ts';
import type { HandlerOf } from '../../game.ts';
import type { FighterId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { criticalRating, defenseDie, evasiveDie } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { lostTo, stackDie } from './acting.ts';
import { sendHome } from './home.ts';
import { patrolFault, patrolOf, patrolOffer } from './patrol.ts';

type AttackFrame = Extract<Frame, { kind: 'fighter-attack' }>;
type Step<S extends AttackFrame['step']> = Extract<AttackFrame, { step: S }>;
type Thrown = EventOf<'fighters-repelled'>['dice'][number];

/** The ship under attack: it stays on the table until its critical hit falls. */
function targetOf(state: OpenTable, frame: AttackFrame): PlacedShip {
  const ship = shipOf(state, frame.target);
  if (!isPlaced(ship)) throw new Error(`${frame.target} is attacked, but not on the table`);
  return ship;
}

/** DEF, evasion and patrol: screens, terrain, armour and shields do not count. */
function defenceOf(p: Procedure, target: PlacedShip, patrol: readonly FighterId[]): Thrown[] {
  const sizes: readonly (readonly [Thrown['from'], DieSize | undefined])[] = [
    ['DEF', defenseDie(target)],
    ['evasion', target.evasive ? evasiveDie(p.state, target) : undefined],
    ['patrol', patrol.length > 0 ? stackDie(patrol.length) : undefined],
  ];
  return sizes.flatMap(([from, sides]) =>
    sides === undefined
      ? []
      : [{ from, sides, faces: [...explodingFaces(p.dice, sides, 1, `${from} of ${target.name} against fighters`)] }],
  );
}

function defend(p: Procedure, frame: AttackFrame, patrol: readonly FighterId[]): void {
  const target = targetOf(p.state, frame);
  if (patrol.length > 0) p.emit({ kind: 'patrol-flown', target: target.id, fighters: [...patrol] });
  const dice = defenceOf(p, target, patrol);
  const { gridFault: fault } = target;
  const intercepts = dice.reduce((sum, { from, faces }) => {
    const total = totalOf(faces);
    return sum + (from === 'DEF' ? Math.max(0, total - fault) : total);
  }, 0);
  const lost = lostTo(p.state, frame.fighters, intercepts);
  const attackers = frame.fighters.length;
  p.emit({
    kind: 'fighters-repelled',
    target: target.id,
    dice,
    fault,
    intercepts,
    attackers,
    destroyed: lost.length,
  });
  if (lost.length > 0) {
    const cause = { rule: 'DA-9.4.9.8a', by: `the defence of ${target.name}` };
    p.emit({ kind: 'fighters-destroyed', fighters: [...lost], cause });
  }
  strike(p, { ...frame, fighters: frame.fighters.filter((id) => !lost.includes(id)) }, target, patrol);
}

/** Those that are left throw the die of their stack; a hit rolls two d20 for its place (DA-9.4.9.8b). */
function strike(p: Procedure, frame: AttackFrame, target: PlacedShip, patrol: readonly FighterId[]): void {
  const { kind, by, fighters } = frame;
  const common = { kind, by, target: target.id, fighters, patrol: [...patrol] };
  if (fighters.length === 0) return p.replace({ ...common, step: 'home' });
  const sides = stackDie(fighters.length);
  const faces = [...explodingFaces(p.dice, sides, 1, `fighters attack ${target.name}`)];
  const need = criticalRating(target);
  const hit = totalOf(faces) >= need;
  const locations = hit ? [...p.dice.roll(D20, 2, `fighters hit ${target.name}`)] : [];
  p.emit({ kind: 'fighters-struck', target: target.id, fighters, sides, faces, need, hit, locations });
  if (hit) p.replace({ ...common, step: 'locate', faces: locations });
  else p.replace({ ...common, step: 'home' });
}

function locate(p: Procedure, frame: Step<'locate'>, face: number): void {
  const { faces: _, ...rest } = frame;
  p.replace({ ...rest, step: 'home' });
  sufferCriticals(p, frame.target, 1, { rule: 'DA-9.4.9.8b', by: 'fighters' }, face);
}

function goHome(p: Procedure, { fighters, patrol, target }: Step<'home'>): void {
  p.pop();
  const by = `the attack on ${shipOf(p.state, target).name}`;
  sendHome(p, [...fighters, ...patrol], { rule: 'DA-9.4.9.8c', by });
}

/** Where each d20 leads, once each. */
function places(state: OpenTable, frame: Step<'locate'>) {
  const target = targetOf(state, frame);
  return [...new Set(frame.faces)].map((face) => ({ face, space: spaceAt(target, face) }));
}

const leadsApart = (state: OpenTable, frame: Step<'locate'>): boolean =>
  new Set(places(state, frame).map(({ space }) => space)).size > 1;

export const fighterAttack: HandlerOf<'fighter-attack'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'home') return [];
    if (frame.step === 'locate') return leadsApart(state, frame) ? [frame.by] : [];
    const target = targetOf(state, frame);
    return patrolOf(state, target).length > 0 ? [target.seat] : [];
  },
  advance: (p, frame) => {
    if (frame.step === 'home') return goHome(p, frame);
    if (frame.step === 'locate') return locate(p, frame, frame.faces[0] ?? 1);
    return defend(p, frame, []);
  },
  offers: (state, frame) => {
    const target = targetOf(state, frame);
    if (frame.step !== 'locate') return [patrolOffer(state, target, 'fighters', 'DA-9.4.9.4')];
    const choices = places(state, frame);
    const names = choices.map(({ face, space }) => `${face} ${spaceName(target, space)}`).join(' or ');
    const label = `Choose where the fighters hit ${target.name}: ${names}`;
    const about = [`ship:${target.id}`];
    return [{ kind: 'choose-location', label, target: target.id, choices, rule: 'DA-9.4.9.8b', about }];
  },
  check: (state, frame, command) => {
    const target = targetOf(state, frame);
    if (frame.step === 'patrol') {
      if (command.kind === 'fly-patrol') return patrolFault(state, target, command.fighters);
      return refuse('not-now', 'DA-9.4a', `Fighters attack ${target.name}. Say first which of yours defend it.`);
    }
    const faces = frame.step === 'locate' ? frame.faces : [];
    if (command.kind !== 'choose-location')
      return refuse('not-now', 'DA-9.4a', `Your fighters have hit ${target.name}. Say first which d20 counts.`);
    if (faces.includes(command.face)) return undefined;
    return refuse('no-such-roll', 'DA-9.4.9.8b', `The two d20 show ${faces.join(' and ')}. Choose one of them.`);
  },
  resolve: (p, frame, command) => {
    if (command.kind === 'fly-patrol' && frame.step === 'patrol') defend(p, frame, command.fighters);
    if (command.kind === 'choose-location' && frame.step === 'locate') locate(p, frame, command.face);
  },
  sample: (_state, frame, offer, _by, random) => {
    if (offer.kind === 'fly-patrol') return { kind: 'fly-patrol', fighters: someOf(offer.fighters, random) };
    const faces = frame.step === 'locate' ? frame.faces : [];
    return { kind: 'choose-location', face: faces[random() < 0.5 ? 0 : 1] ?? 1 };
  },
  standingAnswer: (_state, frame) =>
    frame.step === 'locate'
      ? { kind: 'choose-location', face: frame.faces[0] ?? 1 }
      : { kind: 'fly-patrol', fighters: [] },
};
