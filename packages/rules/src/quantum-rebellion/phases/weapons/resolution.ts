/** One attack step by step, from the dice to the last consequence: R-QR-129, R-QR-12. */
import { criticalByRating, criticalHit } from '../../damage/critical.ts';
import { loseHull } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { armorLeaves } from '../../ship/stats.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { Procedure } from '../../procedure.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { sendHome } from '../fighters/home.ts';
import { interceptOn, shiftCover } from './cover.ts';
import { defenceSources } from './defence.ts';
import { applyEffects, resultsOf } from './ordnance-results.ts';
import type { AttackFrame } from './schema.ts';
import type { ShipId } from '../../ids.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What the log names as the source of harm: 'fire of Tern and Knot'. */
export function attackName(p: Procedure, frame: AttackFrame): string {
  const names = [...new Set(frame.pools.map(({ ship }) => shipOf(p.state, ship).name))];
  const last = names.pop() ?? '';
  return `${frame.torpedo ? 'torpedoes' : 'fire'} of ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
}

/** The defender's helpers are known: attack dice, then defence dice. */
export function rollDice(p: Procedure, frame: AttackFrame): void {
  const target = shipOf(p.state, frame.target);
  const rolls = frame.pools.map((pool) => {
    const shooter = shipOf(p.state, pool.ship).name;
    const faces = [...p.dice.roll(6, pool.dice, `attack of ${shooter}: ${ordnance[pool.ordnance].name}`)];
    const hits = faces.filter((face) => face >= pool.need).length;
    return { ...pool, faces, hits, results: faces.filter((face) => face === 6).length };
  });
  const damaging = rolls.filter(({ ordnance: id }) => ordnance[id].hitsDamage);
  const hits = sum(damaging.map((roll) => roll.hits));
  const disruptorHits = sum(rolls.map((roll) => roll.hits)) - hits;
  p.emit({ kind: 'attack-rolled', by: frame.by, target: frame.target, rolls, hits, disruptorHits });
  const sources = [...defenceSources(p.state, target, frame.screens, frame.escorts)];
  const dice = sum(sources.map((source) => source.dice));
  const faces = dice === 0 ? [] : [...p.dice.roll(6, dice, `defence of ${target.name}`)];
  const cancels = faces.filter((face) => face === 6).length;
  const need = interceptOn[frame.cover.level];
  p.emit({
    kind: 'defence-rolled',
    by: target.seat,
    target: frame.target,
    sources,
    faces,
    need,
    intercepts: faces.filter((face) => face >= need).length,
    damageControl: cancels,
  });
  p.replace({
    ...frame,
    step: 'cancels',
    results: rolls.map(({ results }) => results),
    cancels,
    defenceFaces: faces,
    hits,
    disruptorHits,
  });
}

/** Takes `cancelled` results off the pools, of each kind those with the best to-hit number first. */
function withoutCancelled(frame: AttackFrame, cancelled: ReadonlyMap<string, number>): number[] {
  const left = [...frame.results];
  const order = frame.pools.map((pool, index) => ({ pool, index })).sort((a, b) => a.pool.need - b.pool.need);
  for (const [id, count] of cancelled) {
    let open = count;
    for (const { pool, index } of order) {
      if (pool.ordnance !== id) continue;
      const taken = Math.min(open, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - taken;
      open -= taken;
    }
  }
  return left;
}

/** Damage Control, then Scatter, then intercepts: R-QR-129 steps 3 to 5. */
export function intercept(
  p: Procedure,
  frame: AttackFrame,
  cancelled: ReadonlyMap<AttackFrame['pools'][number]['ordnance'], number>,
): void {
  const target = shipOf(p.state, frame.target);
  const list = [...cancelled].flatMap(([id, results]) => (results > 0 ? [{ ordnance: id, results }] : []));
  if (list.length > 0) p.emit({ kind: 'results-cancelled', by: target.seat, target: frame.target, cancelled: list });
  const results = withoutCancelled(frame, cancelled);
  const scatter = resultsOf({ ...frame, results }, 'lower-cover') > 0;
  const level = scatter ? shiftCover(frame.cover.level, -1) : frame.cover.level;
  const intercepts = frame.defenceFaces.filter((face) => face >= interceptOn[level]).length;
  const left = Math.max(0, frame.hits - intercepts);
  const disruptorLeft = Math.max(0, frame.disruptorHits - Math.max(0, intercepts - frame.hits));
  p.emit({
    kind: 'hits-intercepted',
    target: frame.target,
    cover: level,
    scatter,
    hits: frame.hits,
    disruptorHits: frame.disruptorHits,
    intercepts,
    left,
    disruptorLeft,
  });
  p.replace({ ...frame, step: 'screen-hits', results, hits: left, disruptorHits: disruptorLeft });
}

/** Armor Plating of one ship, told in the log where it holds. */
function armored(p: Procedure, shipId: ShipId, hits: number): number {
  const left = armorLeaves(shipOf(p.state, shipId), hits);
  if (left < hits) p.emit({ kind: 'armor-held', ship: shipId, hits, left });
  return left;
}

/** Hits are shared out: armour and hull of the target, then of each screen (R-QR-126, R-QR-132). */
export function inflict(p: Procedure, frame: AttackFrame, shares: readonly number[]): void {
  const taken = frame.screens.flatMap((ship, index) => {
    const hits = shares[index] ?? 0;
    return hits > 0 ? [{ ship, hits }] : [];
  });
  const { seat } = shipOf(p.state, frame.target);
  if (taken.length > 0) p.emit({ kind: 'screen-hits-assigned', by: seat, target: frame.target, shares: taken });
  const onTarget = frame.hits - sum(shares);
  const all = onTarget + frame.disruptorHits;
  const stopped = all - armored(p, frame.target, all);
  // R-QR-137: what is stopped is a damaging hit while there is one.
  const inflicted = Math.max(0, onTarget - stopped);
  const disruptorHits = all - stopped - inflicted;
  const cause = { rule: 'QR-8.4.5.3l', by: attackName(p, frame) };
  loseHull(p, frame.target, inflicted, cause);
  const screened = frame.screens.map((ship, index) => {
    const hits = armored(p, ship, shares[index] ?? 0);
    loseHull(p, ship, hits, cause);
    return hits;
  });
  const through = inflicted + disruptorHits > 0;
  const results = sum(frame.results);
  // A Scatter result has had its effect by now.
  const ignored = through ? 0 : results - resultsOf(frame, 'lower-cover');
  if (ignored > 0) p.emit({ kind: 'results-ignored', target: frame.target, results: ignored });
  const standing = isPlaced(shipOf(p.state, frame.target));
  const next = { ...frame, inflicted, disruptorHits, shares: screened };
  if (!through || !standing) return p.replace({ ...next, step: 'finish', results: frame.results.map(() => 0) });
  p.replace({ ...next, step: 'generator' });
}

/** Effects other than pushes; a target that is gone takes no more of them. */
export function takeEffects(p: Procedure, frame: AttackFrame): void {
  applyEffects(p, frame);
  const standing = isPlaced(shipOf(p.state, frame.target));
  p.replace({ ...frame, step: standing && resultsOf(frame, 'push') > 0 ? 'push' : 'finish' });
}

/** Condition checks fall to the target first, then to the screens in declared order: R-QR-12. */
function orderChecks(p: Procedure, frame: AttackFrame): void {
  const { due } = p.state;
  const order = [frame.target, ...frame.screens];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  p.setDue({ ...due, checks: [...due.checks].sort((a, b) => place(a) - place(b)) });
}

/** Criticals by CR and by Polaron, those of the screens, condition checks, consequences; escorts go home. */
export function finish(p: Procedure, frame: AttackFrame): void {
  const by = attackName(p, frame);
  criticalByRating(p, frame.target, frame.inflicted, { rule: 'QR-8.4.5.3n', by });
  if (resultsOf(frame, 'critical') > 0) criticalHit(p, frame.target, { rule: 'QR-11.5.14a', by: 'Polaron ray' });
  for (const [index, screen] of frame.screens.entries())
    criticalByRating(p, screen, frame.shares[index] ?? 0, { rule: 'QR-8.4.5.3n', by });
  orderChecks(p, frame);
  settle(p);
  p.pop();
  if (frame.escorts.length > 0)
    sendHome(p, frame.escorts, { rule: 'QR-8.4.6.7i', by: `escort of ${shipOf(p.state, frame.target).name}` });
}
