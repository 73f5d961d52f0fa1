/** Rolling: a pool, single dice again, the whole pool again (R-FC-21, R-FC-108, R-FC-111, R-FC-120). */
import type { Allegiance, FeatureId, UnitId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import { isFighter, setting } from '../../unit/stats.ts';
import { opponent } from '../../unit/units.ts';
import type { Part, Roll, Stage } from './roll.ts';
import { value } from './shot.ts';

/** A roll to be made. */
export interface Throw {
  readonly stage: Stage;
  readonly unit: UnitId | null;
  readonly feature: FeatureId | null;
  readonly side: Allegiance;
  readonly against: UnitId | null;
  readonly evader: UnitId | null;
  readonly pool: readonly Part[];
  readonly need: number;
  readonly armour: readonly Part[];
  readonly rapidFire: number;
  readonly evasive: number;
  readonly highExplosive: boolean;
  readonly marks: number;
  readonly valour: boolean;
  readonly ferocious: boolean;
}

/** Dice at or above the war dice value of who rolls (FC-RNG-19). */
export const successes = ({ faces, need }: Pick<Roll, 'faces' | 'need'>): number =>
  faces.filter((face) => face >= need).length;
export const marksOf = ({ faces, marks }: Pick<Roll, 'faces' | 'marks'>): number =>
  faces.filter((face) => face <= marks).length;

/** Sixes of the first roll add a die each; by option those add again (FC-RNG-31, R-FC-111). */
function explosives(p: Procedure, thrown: readonly number[], why: string): readonly number[] {
  const again = setting(p.state.match.options, 'heExplodes', false);
  const added: number[] = [];
  let sixes = thrown.filter((face) => face === 6).length;
  while (sixes > 0) {
    const more = p.dice.roll(6, sixes, why);
    added.push(...more);
    sixes = again ? more.filter((face) => face === 6).length : 0;
  }
  return added;
}

const whys: { readonly [S in Stage]: string } = {
  initiator: 'attack on the patrol',
  patrol: 'patrol',
  defence: 'defensive fire',
  attack: 'attack',
  impact: 'roll of the rammed unit',
};

/** Rolls a pool of at least one die: six-sided ones, as many as it has (FC-COMP-7). */
export function throwDice(p: Procedure, made: Throw): Roll {
  const { pool, rapidFire, evasive, highExplosive, feature, ...kept } = made;
  const first = p.dice.roll(6, value(pool), whys[made.stage]);
  const added = highExplosive ? explosives(p, first, 'H.E. Rounds') : [];
  const faces = [...first, ...added];
  p.emit({
    kind: 'pool-rolled',
    stage: made.stage,
    unit: made.unit,
    feature,
    side: made.side,
    against: made.against,
    pool: [...pool],
    need: made.need,
    faces,
    added: added.length,
  });
  return { ...kept, armour: [...made.armour], faces, net: rapidFire - evasive, picked: false, settled: false };
}

/** The dice that may be rolled again one by one, and by which ability (R-FC-108). */
export function picks(
  roll: Roll,
):
  { readonly ability: 'rapid-fire' | 'evasive'; readonly among: readonly number[]; readonly most: number } | undefined {
  if (roll.picked || roll.net === 0) return undefined;
  const rapid = roll.net > 0;
  const among = roll.faces.flatMap((face, at) => (face >= roll.need === rapid ? [] : [at]));
  if (among.length === 0) return undefined;
  return { ability: rapid ? 'rapid-fire' : 'evasive', among, most: Math.min(among.length, Math.abs(roll.net)) };
}

/** What the server would pick (R-FC-108): any successes; of failures those that place no token where a token counts. */
export function serverPick(table: OpenTable, roll: Roll): readonly number[] {
  const choice = picks(roll);
  if (choice === undefined) return [];
  if (choice.ability === 'evasive') return choice.among.slice(0, choice.most);
  const against = roll.against === null ? undefined : table.units[roll.against];
  const marked = roll.marks > 0 && against !== undefined && !isFighter(against);
  const wanted = marked ? choice.among.filter((at) => (roll.faces[at] ?? 0) > roll.marks) : choice.among;
  const lowestFirst = [...wanted].sort((a, b) => (roll.faces[a] ?? 0) - (roll.faces[b] ?? 0));
  return lowestFirst.slice(0, choice.most);
}

/** Rolls the named dice again, in this order; a new face stands. */
export function reroll(p: Procedure, roll: Roll, dice: readonly number[]): Roll {
  const choice = picks(roll);
  if (choice === undefined || dice.length === 0) return { ...roll, picked: true };
  const again = p.dice.roll(6, dice.length, choice.ability === 'evasive' ? 'Evasive' : 'Rapid Fire');
  const faces = [...roll.faces];
  const told = dice.map((at, index) => {
    const [from, to] = [faces[at] ?? 1, again[index] ?? 1];
    faces[at] = to;
    return { at, from, to };
  });
  const evader = roll.evader === null ? undefined : p.state.units[roll.evader];
  p.emit({
    kind: 'dice-rerolled',
    stage: roll.stage,
    unit: roll.unit,
    by: choice.ability === 'evasive' ? (evader?.side ?? 'neutral') : roll.side,
    ability: choice.ability,
    need: roll.need,
    dice: told,
  });
  return { ...roll, faces, picked: true };
}

/**
 * What its owner may roll the whole pool again with: Valour or Ferocious Attack, never both (R-FC-123). Valour works
 * once a round (FC-VAL-1), also for the attack of an interrupt (FC-VAL-5).
 */
export function againOptions(table: OpenTable, roll: Roll): readonly ('valour' | 'ferocious')[] {
  if (roll.settled || !roll.picked || roll.side === 'neutral' || roll.faces.length === 0) return [];
  const side = table.sides[roll.side];
  if (side === undefined || side.automated) return [];
  const valour = roll.valour && table.match.valour === roll.side && !side.valourUsed;
  const ferocious = roll.ferocious && roll.side === 'taiidan' && !side.factionCardUsed;
  return [...(valour ? (['valour'] as const) : []), ...(ferocious ? (['ferocious'] as const) : [])];
}

/** The Valour token goes to the opponent, or beside the deck once both have used it (R-FC-122). */
export function useValour(p: Procedure, side: 'kushan' | 'taiidan'): void {
  const other = opponent(side);
  const to = p.state.sides[other]?.valourUsed === true ? 'beside' : other;
  p.emit({ kind: 'valour-used', side, to });
}

/** All dice again, added ones too; none is added; single rerolls apply again (FC-RNG-22, R-FC-111, R-FC-120). */
export function rollAgain(p: Procedure, roll: Roll, by: 'valour' | 'ferocious' | null): Roll {
  if (by === null || roll.unit === null || roll.side === 'neutral') return { ...roll, settled: true };
  if (by === 'valour') useValour(p, roll.side);
  else p.emit({ kind: 'faction-card-used', side: roll.side, hand: null });
  const faces = p.dice.roll(6, roll.faces.length, by === 'valour' ? 'Valour' : 'Ferocious Attack');
  p.emit({
    kind: 'rolled-again',
    stage: roll.stage,
    unit: roll.unit,
    side: roll.side,
    by,
    need: roll.need,
    faces: [...faces],
  });
  return { ...roll, faces: [...faces], picked: false, settled: true };
}
