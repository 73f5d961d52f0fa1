/** Everybody of a group against everybody else, by the tables of Berger. */
import { bergerRounds, inGroups } from '../pairing/index.ts';
import type { Bye, Sides, StageDraw } from './season.ts';

type Groups = StageDraw['groups'];

/** The groups of those who play, the first seed first, dealt forth and back; why there are none where too few do. */
export function groupsOf(seeds: readonly number[], count: number): Groups | string {
  if (seeds.length < 2 * count)
    return `${String(count)} groups take ${String(2 * count)} entrants at least, and ${String(seeds.length)} play.`;
  const groups = inGroups(
    seeds.map((_, index) => ({ number: index + 1, lot: index })),
    count,
    'snake',
  );
  return groups.map((group) => group.map((seed) => seeds[seed - 1] ?? 0));
}

/** The same in tiers, the first seeds in the highest; where they are not alike, the lower ones are larger. */
export function tiersOf(seeds: readonly number[], count: number, least: number): Groups | string {
  const size = Math.floor(seeds.length / count);
  if (size < Math.max(2, least))
    return `${String(count)} tiers take ${String(count * Math.max(2, least))} entrants at least, and ${String(seeds.length)} play.`;
  const small = count - (seeds.length % count);
  const from = (tier: number): number => tier * size + Math.max(0, tier - small);
  return Array.from({ length: count }, (_, tier) => seeds.slice(from(tier), from(tier + 1)));
}

/** How many rounds the largest group takes. */
export const roundsOfGroups = (groups: Groups, times: 1 | 2): number =>
  groups.reduce((most, { length }) => Math.max(most, bergerRounds(length, times).length), 0);

export interface GroupRound {
  readonly pairs: readonly Sides[];
  /** Whose opponent does not play has a bye; whose place rests in the table has no points for it. */
  readonly byes: readonly Bye[];
}

/** A round of all groups; `there` are those who play in it. A group that is through plays no more. */
export function groupRound(groups: Groups, times: 1 | 2, round: number, there: ReadonlySet<number>): GroupRound {
  const pairs: Sides[] = [];
  const byes: Bye[] = [];
  for (const group of groups) {
    const table = bergerRounds(group.length, times)[round - 1];
    const at = (place: number): number => group[place - 1] ?? 0;
    for (const [a, b] of table?.pairs ?? []) {
      const sides: Sides = [at(a), at(b)];
      const playing = sides.filter((number) => there.has(number));
      if (playing.length === 2) pairs.push(sides);
      else for (const entrant of playing) byes.push({ entrant, as: 'bye' });
    }
    const resting = table?.bye === undefined ? undefined : at(table.bye);
    if (resting !== undefined && there.has(resting)) byes.push({ entrant: resting, as: 'zero' });
  }
  return { pairs, byes };
}
