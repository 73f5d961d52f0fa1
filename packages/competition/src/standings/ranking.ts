/** The order of entrants: by points, then by one tie-break after the other among those who are still equal. */
import { compare, exact, fromExact, subtract } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { PlaceParting, Sum, WhyStep } from './output.ts';
import type { ScoreSheet, ScoreSheets } from './sheet.ts';
import { tieBreakOf } from './tie-breaks/index.ts';
import type { TieBreak } from './tie-breaks/tie-break.ts';

export interface RankedEntrant {
  readonly sheet: ScoreSheet;
  readonly points: Fraction;
  /** From 1; the same for all who share it. */
  readonly place: number;
  readonly shared: boolean;
  /** In the order of the terms' tie-breaks; null where one has no value for this entrant. */
  readonly sums: readonly (Sum | null)[];
  readonly why: readonly WhyStep[];
  readonly parting: PlaceParting | null;
}

interface Contender {
  readonly sheet: ScoreSheet;
  readonly points: Fraction;
  readonly sums: (Sum | null)[];
  readonly why: WhyStep[];
}

/** Best first. Those who share a place stand by their numbers. */
export function rank(
  entered: readonly { sheet: ScoreSheet; points: Fraction }[],
  sheets: ScoreSheets,
): readonly RankedEntrant[] {
  const tieBreaks = sheets.terms.tieBreaks.map(tieBreakOf);
  const all = entered.map((each): Contender => ({ ...each, sums: [], why: [] }));
  const ranked: RankedEntrant[] = [];
  for (const equal of groupsBy(all, ({ points }) => points, 'more')) {
    const numbers = equal.map(({ sheet }) => sheet.entrant.number);
    for (const each of equal) each.sums.push(...tieBreaks.map((tieBreak) => ownSum(tieBreak, each, sheets)));
    const groups = apart(equal, tieBreaks, 0, sheets);
    for (const group of groups) {
      const place = ranked.length + 1;
      for (const each of group) {
        const above = ranked.at(-1);
        const inTie = above && numbers.includes(above.sheet.entrant.number) ? above : undefined;
        const why = equal.length > 1 ? each.why : [];
        const parting = inTie ? partingFrom(inTie, each, tieBreaks) : null;
        ranked.push({ ...each, why, place, shared: group.length > 1, parting });
      }
    }
  }
  return ranked;
}

const ownSum = (tieBreak: TieBreak, { sheet }: Contender, sheets: ScoreSheets): Sum | null =>
  tieBreak.withinGroup ? null : tieBreak.sum(sheet, sheets, []);

/** Groups of equals, best first, with what each tie-break did written to them. */
function apart(
  group: readonly Contender[],
  tieBreaks: readonly TieBreak[],
  index: number,
  sheets: ScoreSheets,
): readonly (readonly Contender[])[] {
  const tieBreak = tieBreaks[index];
  if (!tieBreak) return [[...group].sort((a, b) => a.sheet.entrant.number - b.sheet.entrant.number)];
  const [only, second] = group;
  if (only && !second) {
    for (let at = index; at < tieBreaks.length; at += 1) only.why.push(notNeeded(at, only));
    return [group];
  }
  const numbers = group.map(({ sheet }) => sheet.entrant.number);
  if (tieBreak.withinGroup) for (const each of group) each.sums[index] = tieBreak.sum(each.sheet, sheets, numbers);
  const counts = group.every(({ sums }) => sums[index]);
  const groups = counts ? groupsBy(group, ({ sums }) => valueOf(sums[index]), tieBreak.better) : [group];
  const order = groups.flatMap((each) => each.map(({ sheet }) => sheet.entrant.number).sort((a, b) => a - b));
  for (const part of groups) {
    const together = new Set(part.map(({ sheet }) => sheet.entrant.number));
    const parted = order.filter((number) => !together.has(number));
    const verdict = counts ? (parted.length > 0 ? 'parts' : 'equal') : 'not-counted';
    for (const each of part) each.why.push({ tieBreak: index, verdict, among: order, parted });
  }
  return groups.flatMap((part) => apart(part, tieBreaks, index + 1, sheets));
}

const notNeeded = (tieBreak: number, { sheet }: Contender): WhyStep => ({
  tieBreak,
  verdict: 'not-needed',
  among: [sheet.entrant.number],
  parted: [],
});

function partingFrom(above: RankedEntrant, below: Contender, tieBreaks: readonly TieBreak[]): PlaceParting {
  const number = below.sheet.entrant.number;
  const decides = above.why.findIndex(({ parted }) => parted.includes(number));
  const steps = tieBreaks.map((tieBreak, index): PlaceParting['steps'][number] => {
    if (decides >= 0 && index > decides) return { verdict: 'not-needed', by: null };
    if (above.why[index]?.verdict === 'not-counted') return { verdict: 'not-counted', by: null };
    if (index !== decides) return { verdict: 'equal', by: null };
    const [ahead, behind] = [valueOf(above.sums[index]), valueOf(below.sums[index])];
    const by = tieBreak.better === 'more' ? subtract(ahead, behind) : subtract(behind, ahead);
    return { verdict: 'decides', by: exact(by) };
  });
  return { from: above.sheet.entrant.number, decides: decides < 0 ? null : decides, steps };
}

const valueOf = (sum: Sum | null | undefined): Fraction => fromExact(sum?.value ?? '0');

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
