/** Battles to choose from, in words. */
import { watchWords } from '@broadside/match';
import type { RulesetCard } from '@broadside/protocol';
import { kinds, type Chosen } from './start/tempos.ts';
import { watchOf } from './start/watching.ts';

type Preset = RulesetCard['presets'][number];

/** One against one: what a quick match plays, and what may count for ratings. */
export const isDuel = ({ seats: [one, two, ...more] }: Pick<Preset, 'seats'>): boolean =>
  one !== undefined && two !== undefined && more.length === 0 && one.team !== two.team;

/** One seat, against what the rules move. */
export const isForOne = ({ seats }: Pick<Preset, 'seats'>): boolean => seats.length === 1;

/** Two sides, several on one of them at least. */
export function isOfSides({ seats }: Pick<Preset, 'seats'>): boolean {
  const of = (side: number): number => seats.filter(({ team }) => team === side).length;
  return seats.length > 2 && of(0) > 0 && of(1) > 0 && of(0) + of(1) === seats.length;
}

/** `2 players`, `1 to 4 players`. */
export function players({ min, max }: RulesetCard['seats']): string {
  return min === max ? `${String(max)} players` : `${String(min)} to ${String(max)} players`;
}

/** A battle's name without what stands beside it on a card. */
export const titleOf = ({ name, size }: Pick<Preset, 'name' | 'size'>): string =>
  size !== undefined && name.endsWith(`, ${size}`) ? name.slice(0, -size.length - 2) : name;

/** `about 20 min`, `about 2 h`: an estimate says that it is one. */
export function lengthWords(minutes: number): string {
  if (minutes < 110) return `about ${String(minutes)} min`;
  const halves = Math.round(minutes / 30) / 2;
  return `about ${String(Math.floor(halves))}${halves % 1 === 0 ? '' : '½'} h`;
}

/** What is folded away, as far as it says something: `60 + 30 s against people, rules as printed, chat on`. */
export function moreWords(
  { kind, chat, watch, listed }: Pick<Chosen, 'kind' | 'chat' | 'watch' | 'listed'>,
  changed: number,
  alone: boolean,
): string {
  const clock = kinds.find((each) => each.kind === kind)?.label.toLowerCase() ?? '';
  const rules =
    changed === 0 ? 'rules as printed' : `${String(changed)} ${changed === 1 ? 'option' : 'options'} changed`;
  const watched = watchOf(watch, listed).watch;
  const watchers = watched === undefined ? '' : `, watched ${watchWords(watched)}`;
  return `${alone ? rules : `${clock} against people, ${rules}, chat ${chat ? 'on' : 'off'}`}${watchers}`;
}
