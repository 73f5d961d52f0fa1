/** The attack frame: who is asked in the midst of an attack, and what happens between the questions (DA-9.4a, R-DA-10). */
import { pick } from '../../../kernel/dice.ts';
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { isPlaced, onTable, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Command } from '../../commands.ts';
import { D20 } from '../../data/dice.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { HandlerOf } from '../../game.ts';
import type { FighterId } from '../../ids.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf } from '../../table.ts';
import { patrolFault, patrolOf } from '../fighters/patrol.ts';
import { chaffOf } from './dice.ts';
import { displace, displacementFault, effectsOf, farthestMils, takeEffect } from './ordnance-effects.ts';
import { countCriticals, defend, finish, nextCritical, shift } from './resolution.ts';
import type { AttackFrame } from './schema.ts';

/** Friends in base contact that may screen the target against direct fire: DA-9.4.4a, R-DA-114. */
export function screensFor(state: OpenTable, target: PlacedShip, torpedo: boolean): readonly PlacedShip[] {
  if (torpedo) return [];
  return onTable(state, target.seat).filter(
    (ship) =>
      ship.id !== target.id && !ship.cloaked && hasCustomization(ship, 'defensive-screen') && touching(ship, target),
  );
}

export const cloudsFor = (target: PlacedShip, torpedo: boolean): number =>
  torpedo ? chaffOf(target).reduce((sum, { clouds }) => sum + clouds, 0) : 0;

interface Choices {
  readonly screens: readonly PlacedShip[];
  readonly escorts: readonly FighterId[];
  readonly clouds: number;
}
/** Fighters that may help against this attack; against direct fire none where that is agreed (R-DA-115). */
export const escortsFor = (state: OpenTable, target: PlacedShip, torpedo: boolean): readonly FighterId[] =>
  torpedo || optionOf(state.match, 'capVsDirectFire') ? patrolOf(state, target).map(({ id }) => id) : [];

function choicesOf(state: OpenTable, { target: id, torpedo }: AttackFrame): Choices {
  const target = shipOf(state, id);
  if (!isPlaced(target)) return { screens: [], escorts: [], clouds: 0 };
  const escorts = escortsFor(state, target, torpedo);
  return { screens: screensFor(state, target, torpedo), escorts, clouds: cloudsFor(target, torpedo) };
}

const canBeAsked = ({ screens, escorts, clouds }: Choices): boolean => screens.length + escorts.length + clouds > 0;

/** How far a Polaron ray may shift the d20 that has fallen (R-DA-127). */
function shiftRange({ face, effect }: AttackFrame): { readonly least: number; readonly most: number } {
  const chosen = effect === null ? undefined : ordnance[effect].effect;
  const by = chosen?.kind === 'shift-location' ? chosen.by : 0;
  const fallen = face ?? 1;
  return { least: Math.max(-by, 1 - fallen), most: Math.min(by, D20 - fallen) };
}

function awaiting(state: OpenTable, frame: AttackFrame): readonly Seat[] {
  switch (frame.step) {
    case 'defend':
      return canBeAsked(choicesOf(state, frame)) ? [shipOf(state, frame.target).seat] : [];
    case 'effect':
      return effectsOf(state, frame).length > 1 ? [frame.by] : [];
    case 'displace':
    case 'shift':
      return [frame.by];
    default:
      return [];
  }
}

/** One effect, or none; what it asks for comes before the critical hits. */
function choose(p: Procedure, frame: AttackFrame, id: AttackFrame['effect']): void {
  if (id === null) return countCriticals(p, frame);
  const chosen = { ...frame, effect: id };
  p.emit({ kind: 'effect-chosen', by: frame.by, target: frame.target, ordnance: id });
  const { kind } = ordnance[id].effect;
  if (kind === 'displace') return p.replace({ ...chosen, step: 'displace' });
  // Frames that the effect pushes are worked off before the critical hits are counted.
  p.replace({ ...chosen, step: 'count' });
  takeEffect(p, chosen, id);
}

function advance(p: Procedure, frame: AttackFrame): void {
  switch (frame.step) {
    case 'defend':
      return defend(p, frame, { screen: null, escorts: [], chaff: 0 }, false);
    case 'effect':
      return choose(p, frame, effectsOf(p.state, frame)[0] ?? null);
    case 'count':
      return countCriticals(p, frame);
    case 'criticals':
      return nextCritical(p, frame);
    case 'finish':
      return finish(p, frame);
    default:
      throw new Error(`an attack waits for its ${frame.step}`);
  }
}

function offersOf(state: OpenTable, frame: AttackFrame): readonly Offer[] {
  const target = shipOf(state, frame.target);
  const about = [`ship:${target.id}`];
  switch (frame.step) {
    case 'defend': {
      const { screens, escorts, clouds } = choicesOf(state, frame);
      const label = `Defend ${target.name}`;
      const ids = screens.map(({ id }) => id);
      return [
        { kind: 'defend', label, about, rule: 'R-DA-10', target: target.id, screens: ids, escorts, chaff: clouds },
      ];
    }
    case 'effect':
      return effectsOf(state, frame).map((id) => {
        const { name, rule } = ordnance[id];
        return { kind: 'choose-effect', label: `Effect of ${name}`, about, rule, ordnance: id };
      });
    case 'displace': {
      const label = `Move ${target.name}`;
      const reach = farthestMils(frame);
      return [{ kind: 'displace-target', label, about, rule: 'DA-12.5.9', target: target.id, farthestMils: reach }];
    }
    case 'shift': {
      const label = `Shift the location from ${frame.face ?? ''}`;
      return [
        { kind: 'shift-location', label, about, rule: 'DA-12.5.12', face: frame.face ?? 1, ...shiftRange(frame) },
      ];
    }
    default:
      return [];
  }
}

function defendFault(state: OpenTable, frame: AttackFrame, command: Extract<Command, { kind: 'defend' }>) {
  const { screens, escorts, clouds } = choicesOf(state, frame);
  const target = shipOf(state, frame.target).name;
  if (command.screen !== null && !screens.some(({ id }) => id === command.screen)) {
    const names = screens.map(({ name }) => name).join(' or ');
    const may = frame.torpedo ? 'No ship screens against torpedoes.' : `${names || 'No ship'} may screen ${target}.`;
    return refuse('screen', frame.torpedo ? 'DA-12.6c' : 'DA-9.4.4a', `${may} Name one that may, or none.`);
  }
  const ship = shipOf(state, frame.target);
  if (command.escorts.length > 0 && escorts.length === 0 && !frame.torpedo)
    return refuse('no-escort', 'R-DA-115', `No fighters help ${target} against direct fire. Send none.`);
  const patrol = isPlaced(ship) ? patrolFault(state, ship, command.escorts) : undefined;
  if (patrol !== undefined) return patrol;
  if (command.chaff <= clouds) return undefined;
  const sentence = frame.torpedo
    ? `${target} has ${clouds} chaff clouds left. Use so many at most.`
    : 'Chaff helps against torpedoes alone. Use none.';
  return refuse('chaff', 'DA-12.7.9', sentence, { clouds });
}

function check(state: OpenTable, frame: AttackFrame, command: Command): Rejection | undefined {
  const { step } = frame;
  if (command.kind === 'defend' && step === 'defend') return defendFault(state, frame, command);
  if (command.kind === 'choose-effect' && step === 'effect') {
    const effects = effectsOf(state, frame);
    if (effects.includes(command.ordnance)) return undefined;
    const names = effects.map((id) => ordnance[id].name).join(' or ');
    return refuse('effect', 'R-DA-121', `${ordnance[command.ordnance].name} has no effect now. Choose ${names}.`);
  }
  if (command.kind === 'displace-target' && step === 'displace') return displacementFault(state, frame, command);
  if (command.kind === 'shift-location' && step === 'shift') {
    const { least, most } = shiftRange(frame);
    if (least <= command.by && command.by <= most) return undefined;
    return refuse('shift', 'R-DA-127', `The d20 shows ${frame.face ?? 1}. Shift it by ${least} to ${most}.`);
  }
  return refuse('attack-open', 'R-DA-10', 'An attack is being resolved. Answer what it asks first.');
}

function resolve(p: Procedure, frame: AttackFrame, command: Command): void {
  switch (command.kind) {
    case 'defend':
      return defend(p, frame, command, true);
    case 'choose-effect':
      return choose(p, frame, command.ordnance);
    case 'displace-target':
      p.replace({ ...frame, step: 'count' });
      return displace(p, frame, command);
    case 'shift-location':
      return shift(p, frame, command.by);
    default:
      throw new Error(`${command.kind} answers no attack`);
  }
}

const stay = (state: OpenTable, { target }: AttackFrame): Command => ({
  kind: 'displace-target',
  courseCdeg: 0,
  distanceMils: 0,
  facingCdeg: shipOf(state, target).facingCdeg,
});

/** Nobody screens, no chaff is used, the first effect, the target stays, the d20 lies. */
function standingAnswer(state: OpenTable, frame: AttackFrame): Command {
  switch (frame.step) {
    case 'effect':
      return { kind: 'choose-effect', ordnance: effectsOf(state, frame)[0] ?? 'autocannon' };
    case 'displace':
      return stay(state, frame);
    case 'shift':
      return { kind: 'shift-location', by: 0 };
    default:
      return { kind: 'defend', screen: null, escorts: [], chaff: 0 };
  }
}

const below = (random: Random, limit: number): number => Math.min(limit - 1, Math.floor(random() * limit));

/** A way that is free; the ship stays where none of some tries is. */
function sampleWay(state: OpenTable, frame: AttackFrame, farthest: number, random: Random): Command {
  for (let tries = 0; tries < 12; tries++) {
    const order = {
      kind: 'displace-target',
      courseCdeg: below(random, 36_000),
      distanceMils: below(random, farthest + 1),
      facingCdeg: below(random, 36_000),
    } as const;
    if (displacementFault(state, frame, order) === undefined) return order;
  }
  return stay(state, frame);
}

function sample(state: OpenTable, frame: AttackFrame, offer: Offer, random: Random): Command {
  switch (offer.kind) {
    case 'defend':
      return {
        kind: 'defend',
        screen: pick([null, ...offer.screens], random),
        escorts: offer.escorts.slice(0, 40).filter(() => random() < 0.5),
        chaff: below(random, offer.chaff + 1),
      };
    case 'choose-effect':
      return { kind: 'choose-effect', ordnance: offer.ordnance };
    case 'displace-target':
      return sampleWay(state, frame, offer.farthestMils, random);
    case 'shift-location':
      return { kind: 'shift-location', by: offer.least + below(random, offer.most - offer.least + 1) };
    default:
      return standingAnswer(state, frame);
  }
}

export const attack: HandlerOf<'attack'> = {
  awaiting,
  advance,
  offers: offersOf,
  check,
  resolve,
  sample: (state, frame, offer, _by, random) => sample(state, frame, offer, random),
  standingAnswer,
};
