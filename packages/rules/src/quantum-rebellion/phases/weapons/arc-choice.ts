/** Posts exactly on an arc line: the attacker picks, once per attack (QR-8.4.5.3d, R-QR-08). */
import type { Rejection } from '../../../kernel/contract.ts';
import type { Arc } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { mountArc, shieldedArcs } from './arcs.ts';
import type { ShooterOrder } from './schema.ts';
import { type Aim, weaponIn } from './readiness.ts';

export interface PickedArcs {
  readonly arc: Arc | null;
  readonly targetArc: Arc | null;
}

/** The shooter's arc: that of its arc mount, else the one asked for, else one that is not shielded. */
function shooterArc({ ship, arcs }: Aim, order: ShooterOrder): Arc | Rejection {
  const mounted = order.mounts.map(({ mount }) => mountArc[mount]).find((arc) => arc !== null);
  const own = shieldedArcs(ship);
  const { arc } = order;
  if (arc !== undefined && (arcs.length < 2 || !arcs.includes(arc)))
    return refuse(
      'not-on-arc-line',
      'R-QR-08',
      `The target lies in the ${arcs.join(' and ')} arc of ${ship.name}. Leave the choice of arc out${arcs.length < 2 ? '' : ', or name one of these'}.`,
    );
  if (arc !== undefined && mounted !== undefined && mounted !== arc)
    return refuse(
      'other-arc',
      'QR-8.4.5.3d',
      `${ship.name} fires its ${mounted} weapon, so the target lies in its ${mounted} arc.`,
    );
  const picked = mounted ?? arc ?? arcs.find((each) => !own.includes(each)) ?? arcs[0] ?? 'fore';
  if (!own.includes(picked)) return picked;
  return refuse(
    'own-shield',
    'QR-1.10.3a',
    `${ship.name} holds its own shield up to ${picked}. It fires through an open arc.`,
  );
}

/** The target's arc that the line enters: an open one, the aft one first, unless the attacker says otherwise. */
function enteredArc(
  { ship, target, targetArcs, disruptorPasses }: Aim,
  { mounts }: ShooterOrder,
  wanted: Arc | undefined,
): Arc | Rejection {
  const passes = disruptorPasses && mounts.every(({ mount }) => weaponIn(ship, mount)?.ordnance === 'disruptor');
  const shields = passes ? [] : shieldedArcs(target);
  const open = targetArcs.filter((arc) => !shields.includes(arc));
  const aft = hasCustomization(target, 'no-vulnerable-sector') ? undefined : open.find((arc) => arc === 'aft');
  const choice =
    wanted !== undefined && targetArcs.includes(wanted) ? wanted : (aft ?? open[0] ?? targetArcs[0] ?? 'fore');
  if (!shields.includes(choice)) return choice;
  return refuse(
    'target-shield',
    'QR-1.10.3a',
    `The line from ${ship.name} meets the ${choice} shield of ${target.name}. Fire from another side, or torpedoes.`,
  );
}

/** The arcs that count for one ship of the attack; torpedoes have none (R-QR-118). */
export function pickArcs(
  aim: Aim,
  order: ShooterOrder,
  wanted: Arc | undefined,
  torpedo: boolean,
): PickedArcs | Rejection {
  if (torpedo) {
    if (order.arc === undefined && wanted === undefined) return { arc: null, targetArc: null };
    return refuse('torpedo-arc', 'R-QR-118', 'Torpedoes strike no arc. Leave the choice of arc out.');
  }
  const arc = shooterArc(aim, order);
  if (typeof arc !== 'string') return arc;
  const targetArc = enteredArc(aim, order, wanted);
  return typeof targetArc === 'string' ? { arc, targetArc } : targetArc;
}
