/** The order of entrants: by points, then by one tie-break after the other among those who are still equal. */
import { compare, exact, subtract, zero } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { PlaceParting, WhyStep } from './output.ts';
import type { ScoreSheet, ScoreSheets } from './sheet.ts';
import type { WorkedSum } from './sums.ts';
import { tieBreakOf } from './tie-breaks/index.ts';
import type { TieBreak } from './tie-breaks/tie-break.ts';

export interface RankedEntrant {
  readonly sheet: ScoreSheet;
  readonly points: Fraction;
  /** From 1; the same for all who share it. */
  readonly place: number;
  readonly shared: boolean;
  /** Of a tie-break by its index in the terms; null where it has no value for this entrant. Worked out when asked for. */
  readonly sumOf: (index: number) => WorkedSum | null;
  readonly why: readonly WhyStep[];
  readonly parting: PlaceParting | null;
}

interface Contender {
  readonly sheet: ScoreSheet;
  readonly points: Fraction;
  readonly sumOf: (index: number, group?: readonly number[]) => WorkedSum | null;
  readonly unmetOf: (index: number, group: readonly number[]) => readonly number[];
  readonly why: WhyStep[];
}

/** Best first. Those who share a place stand by their numbers. */
export function rank(
  entered: readonly { sheet: ScoreSheet; points: Fraction }[],
  sheets: ScoreSheets,
): readonly RankedEntrant[] {
  const tieBreaks = sheets.terms.tieBreaks.map(tieBreakOf);
  const all = entered.map(({ sheet, points }): Contender => ({
    sheet,
    points,
    sumOf: sumsOf(sheet, tieBreaks, sheets),
    unmetOf: (index, group) => tieBreaks[index]?.unmet?.(sheet, sheets, group) ?? [],
    why: [],
  }));
  const ranked: RankedEntrant[] = [];
  for (const equal of groupsBy(all, ({ points }) => points, 'more')) {
    const first = ranked.length;
    for (const group of apart(equal, tieBreaks, 0)) {
      const place = ranked.length + 1;
      for (const each of group) {
        const above = ranked.length > first ? ranked.at(-1) : undefined;
        const why = equal.length > 1 ? each.why : [];
        const parting = above ? partingFrom(above, each, tieBreaks) : null;
        ranked.push({
          sheet: each.sheet,
          points: each.points,
          sumOf: each.sumOf,
          why,
          place,
          shared: group.length > 1,
          parting,
        });
      }
    }
  }
  return ranked;
}

/** Each sum is worked out once. One that looks at a group has the value that it had in the group it was asked for. */
function sumsOf(sheet: ScoreSheet, tieBreaks: readonly TieBreak[], sheets: ScoreSheets): Contender['sumOf'] {
  const known: (WorkedSum | null | undefined)[] = [];
  return (index, group) => {
    const tieBreak = tieBreaks[index];
    if (!tieBreak || (tieBreak.withinGroup && !group)) return known[index] ?? null;
    if (group || known[index] === undefined) known[index] = tieBreak.sum(sheet, sheets, group ?? []);
    return known[index] ?? null;
  };
}

/** Groups of equals, best first, with what each tie-break did written to them. */
function apart(
  group: readonly Contender[],
  tieBreaks: readonly TieBreak[],
  index: number,
): readonly (readonly Contender[])[] {
  const tieBreak = tieBreaks[index];
  if (!tieBreak) return [[...group].sort((a, b) => a.sheet.entrant.number - b.sheet.entrant.number)];
  const [only, second] = group;
  if (only && !second) {
    for (let at = index; at < tieBreaks.length; at += 1) only.why.push(notNeeded(at, only));
    return [group];
  }
  const numbers = group.map(({ sheet }) => sheet.entrant.number);
  const within = tieBreak.withinGroup ? numbers : undefined;
  const sums = new Map(group.map((each) => [each, each.sumOf(index, within)]));
  const counts = group.every((each) => sums.get(each));
  const groups = counts ? groupsBy(group, (each) => sums.get(each)?.value ?? zero, tieBreak.better) : [group];
  const order = groups.flatMap((each) => each.map(({ sheet }) => sheet.entrant.number).sort((a, b) => a - b));
  for (const part of groups) {
    const together = new Set(part.map(({ sheet }) => sheet.entrant.number));
    const parted = order.filter((number) => !together.has(number));
    const verdict = counts ? (parted.length > 0 ? 'parts' : 'equal') : 'not-counted';
    for (const each of part) {
      const unmet = counts ? [] : each.unmetOf(index, order);
      each.why.push({ tieBreak: index, verdict, among: order, parted, unmet });
    }
  }
  return groups.flatMap((part) => apart(part, tieBreaks, index + 1));
}

const notNeeded = (tieBreak: number, { sheet }: Contender): WhyStep => ({
  tieBreak,
  verdict: 'not-needed',
  among: [sheet.entrant.number],
  parted: [],
  unmet: [],
});

function partingFrom(above: RankedEntrant, below: Contender, tieBreaks: readonly TieBreak[]): PlaceParting {
  const number = below.sheet.entrant.number;
  const decides = above.why.findIndex(({ parted }) => parted.includes(number));
  const steps = tieBreaks.map((tieBreak, index): PlaceParting['steps'][number] => {
    if (decides >= 0 && index > decides) return { verdict: 'not-needed', by: null };
    if (above.why[index]?.verdict === 'not-counted') return { verdict: 'not-counted', by: null };
    if (index !== decides) return { verdict: 'equal', by: null };
    const [ahead, behind] = [above.sumOf(index)?.value ?? zero, below.sumOf(index)?.value ?? zero];
    const by = tieBreak.better === 'more' ? subtract(ahead, behind) : subtract(behind, ahead);
    return { verdict: 'decides', by: exact(by) };
  });
  return { from: above.sheet.entrant.number, decides: decides < 0 ? null : decides, steps };
}

/** Equal ones together, best first. */
function groupsBy<T>(all: readonly T[], valueOf: (each: T) => Fraction, better: 'more' | 'less'): readonly T[][] {
  const sign = better === 'more' ? -1 : 1;
  const sorted = all.map((each) => ({ each, value: valueOf(each) })).sort((a, b) => sign * compare(a.value, b.value));
  const groups: T[][] = [];
  let last: Fraction | undefined;
  for (const { each, value } of sorted) {
    if (last && compare(last, value) === 0) groups.at(-1)?.push(each);
    else groups.push([each]);
    last = value;
  }
  return groups;
}
