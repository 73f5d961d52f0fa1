/** An attack step by step, from its dice to the last consequence (DA-9.4.8e to DA-9.4.8k in the order of DA-9.4.8j, R-DA-10, R-DA-120). */
import type { Dice } from '../../../kernel/contract.ts';
import type { Cause } from '../../../mechanics/blueprint-fleets/losses/events.ts';
import { loseHull } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle, settleConsequences } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { criticalHit, deflects, rollLocation, spaceAt } from '../../damage/critical.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { FighterId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { criticalRating, criticalsOf } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { sendHome } from '../fighters/home.ts';
import { chaffOf, defenceDice } from './dice.ts';
import type { AttackFrame, BonusDie, DefenceDie, WeaponDie } from './schema.ts';
import { bonusThrow, cast, defenceThrow, type Thrown, weaponThrow } from './throwing.ts';

/** Off the total of an attack with Fire Control Offline (DA-1.7.10). */
export const FIRE_CONTROL = 2;
/** What a screening ship loses, whatever gets through (DA-9.4.4b). */
export const SCREEN_HULL = 2;

type Rolled<D> = D & Thrown;
export interface AttackRoll {
  readonly weapons: Rolled<WeaponDie>[];
  readonly bonus: Rolled<BonusDie>[];
  readonly kept: number | null;
  readonly total: number;
}

/** DA-9.4.8e: of weapons that fire together the highest die counts; torpedoes add theirs up. */
export function rollAttack(
  dice: Dice,
  attack: Pick<AttackFrame, 'weapons' | 'bonus' | 'mode' | 'fireControl'>,
  nameOf: (ship: string) => string,
): AttackRoll {
  const weapons = attack.weapons.map((die) => ({
    ...die,
    ...cast(dice, weaponThrow(die), `attack of ${nameOf(die.ship)}: ${ordnance[die.ordnance].name}`),
  }));
  const bonus = attack.bonus.map((die) => ({ ...die, ...cast(dice, bonusThrow(die), `bonus die: ${die.source}`) }));
  const totals = weapons.map(({ total }) => total);
  const kept = attack.mode === 'coordinated' ? totals.indexOf(Math.max(...totals)) : null;
  const counted = kept === null ? totals.reduce((sum, each) => sum + each, 0) : (totals[kept] ?? 0);
  const all = counted + bonus.reduce((sum, { total }) => sum + total, 0) - (attack.fireControl ? FIRE_CONTROL : 0);
  return { weapons, bonus, kept, total: Math.max(0, all) };
}

export const rollDefence = (dice: Dice, defence: readonly DefenceDie[], name: string): Rolled<DefenceDie>[] =>
  defence.map((die) => ({ ...die, ...cast(dice, defenceThrow(die), `defence of ${name}: ${die.source}`) }));

/** What the log names as the source of harm: 'fire of Tern and Knot'. */
export function attackName(p: Procedure, { weapons, torpedo }: AttackFrame): string {
  const names = [...new Set(weapons.map(({ ship }) => shipOf(p.state, ship).name))];
  const last = names.pop() ?? '';
  return `${torpedo ? 'torpedoes' : 'fire'} of ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
}

const causeOf = (p: Procedure, frame: AttackFrame): Cause => ({ rule: 'DA-9.4.8h', by: attackName(p, frame) });

export interface DefenceAnswer {
  readonly screen: AttackFrame['screen'];
  readonly escorts: readonly FighterId[];
  readonly chaff: number;
}

/** Takes clouds from the launchers, the lowest space first. */
function spend(ship: PlacedShip, clouds: number) {
  let open = clouds;
  return chaffOf(ship).flatMap(({ space, clouds: held }) => {
    const used = Math.min(open, held);
    open -= used;
    return used > 0 ? [{ space, clouds: used }] : [];
  });
}

/** The defender has answered: defence dice, then hull (R-DA-114, R-DA-120). */
export function defend(p: Procedure, frame: AttackFrame, answer: DefenceAnswer, asked: boolean): void {
  const target = shipOf(p.state, frame.target);
  if (!isPlaced(target)) return p.replace({ ...frame, step: 'finish' });
  const chaff = spend(target, answer.chaff);
  const escorts = [...answer.escorts];
  if (asked)
    p.emit({ kind: 'defence-committed', by: target.seat, target: target.id, screen: answer.screen, escorts, chaff });
  const helper = answer.screen === null ? undefined : p.state.ships[answer.screen];
  const screen = helper !== undefined && isPlaced(helper) ? helper : undefined;
  const dice = rollDefence(
    p.dice,
    defenceDice(p.state, target, frame, { screen, escorts: escorts.length, chaff: answer.chaff }),
    target.name,
  );
  const total = dice.reduce((sum, each) => sum + each.total, 0);
  const left = Math.max(0, frame.total - total);
  const screened = screen === undefined ? 0 : Math.min(left, SCREEN_HULL);
  p.emit({
    kind: 'defence-rolled',
    by: target.seat,
    target: target.id,
    dice,
    attack: frame.total,
    total,
    hits: left,
    screened,
  });
  const hits = Math.min(left - screened, target.hull);
  loseHull(p, target.id, left - screened, causeOf(p, frame));
  if (screen !== undefined)
    loseHull(p, screen.id, SCREEN_HULL, { rule: 'DA-9.4.4b', by: `a screen for ${target.name}` });
  settleConsequences(p);
  const alive = isPlaced(shipOf(p.state, target.id));
  p.replace({
    ...frame,
    screen: answer.screen,
    escorts,
    hits: left - screened,
    step: hits > 0 && alive ? 'effect' : 'finish',
  });
}

/** DA-9.4.8k, for torpedoes DA-12.6d, R-DA-118, R-DA-119, R-DA-127: by the CR that counts for this attack. */
export function criticalsScored(
  state: OpenTable,
  ship: Ship,
  { hits, effect }: Pick<AttackFrame, 'hits' | 'effect'>,
): number {
  const chosen = effect === null ? undefined : ordnance[effect].effect;
  const lowered = chosen?.kind === 'lower-critical-rating' ? chosen.by : 0;
  const scored = criticalsOf(state, hits, Math.max(1, criticalRating(ship) - lowered));
  return chosen?.kind === 'pierce' ? Math.min(1, scored) : scored;
}

/** After the effect: so many d20s fall one by one. */
export function countCriticals(p: Procedure, frame: AttackFrame): void {
  const ship = shipOf(p.state, frame.target);
  settleConsequences(p);
  if (!isPlaced(ship)) return p.replace({ ...frame, step: 'finish' });
  const scored = criticalsScored(p.state, ship, frame);
  p.replace({ ...frame, step: 'criticals', scored, left: scored });
}

/** One location after the other, each with its consequences (R-DA-06). */
export function nextCritical(p: Procedure, frame: AttackFrame): void {
  settleConsequences(p);
  const ship = shipOf(p.state, frame.target);
  if (frame.left === 0 || !isPlaced(ship)) return p.replace({ ...frame, step: 'finish' });
  const effect = frame.effect === null ? undefined : ordnance[frame.effect].effect;
  if (effect?.kind === 'shift-location') {
    const face = rollLocation(p, ship);
    p.emit({ kind: 'location-rolled', ship: ship.id, face });
    return p.replace({ ...frame, step: 'shift', face });
  }
  p.replace({ ...frame, left: frame.left - 1 });
  criticalHit(p, ship.id, { rule: 'DA-9.4.8k', by: attackName(p, frame) }, null, effect?.kind === 'pierce');
}

/** The attacker has shifted the d20; where it finds armour another one falls (R-DA-127, R-DA-145). */
export function shift(p: Procedure, frame: AttackFrame, by: number): void {
  const { face, target: id } = frame;
  if (face === null) throw new Error('no d20 to shift');
  const to = face + by;
  if (by !== 0) p.emit({ kind: 'location-shifted', by: frame.by, ship: id, from: face, to });
  const ship = shipOf(p.state, id);
  const again = deflects(ship, spaceAt(ship, to));
  p.replace({ ...frame, step: 'criticals', face: null, left: again ? frame.left : frame.left - 1 });
  if (!again) criticalHit(p, id, { rule: 'DA-9.4.8k', by: attackName(p, frame) }, to);
}

/** Corrosion, then condition checks: the target’s first, then the screen’s (R-DA-06, R-DA-120). */
export function finish(p: Procedure, frame: AttackFrame): void {
  const effect = frame.effect === null ? undefined : ordnance[frame.effect].effect;
  if (effect?.kind === 'corrode' && frame.scored > 0)
    loseHull(p, frame.target, effect.hull, { rule: 'DA-12.6.7', by: 'corrosion' });
  const { due } = p.state;
  const place = (id: string): number => (id === frame.target ? 0 : id === frame.screen ? 1 : 2);
  p.setDue({ ...due, checks: [...due.checks].sort((a, b) => place(a) - place(b)) });
  settle(p);
  p.pop();
  if (frame.escorts.length === 0) return;
  const by = `the attack on ${shipOf(p.state, frame.target).name}`;
  sendHome(p, frame.escorts, { rule: 'DA-9.4.9.4', by });
}
