/** Battles to choose from, sorted by how many people they take. */
import type { RulesetCard } from '@broadside/protocol';

type Preset = RulesetCard['presets'][number];
export interface BattleGroup {
  readonly title: string;
  readonly presets: readonly Preset[];
}

const titles = ['', 'Alone', 'Two players', 'Three players', 'Four players'];

/** In the order of the presets: the group of the first preset comes first. */
export function bySeats(presets: readonly Preset[]): readonly BattleGroup[] {
  const counts = [...new Set(presets.map((preset) => preset.seats.length))];
  return counts.map((count) => ({
    title: titles[count] ?? `${String(count)} players`,
    presets: presets.filter((preset) => preset.seats.length === count),
  }));
}

/** One against one: what a quick match plays, and what may count for ratings. */
export const isDuel = ({ seats: [one, two, ...more] }: Pick<Preset, 'seats'>): boolean =>
  one !== undefined && two !== undefined && more.length === 0 && one.team !== two.team;

/** `2 players`, `1 to 4 players`. */
export function players({ min, max }: RulesetCard['seats']): string {
  return min === max ? `${String(max)} players` : `${String(min)} to ${String(max)} players`;
}
