/** Hours that two share before their deadline, as blocks in which a match fits, and what is offered of them at first. */
import { clockChanges, sharedHours, slotsIn } from '@broadside/competition';
import type { ClockChange, HourSpan } from '@broadside/competition';
import type { PairingPage } from '@broadside/protocol';

/** Hours that are offered at once. */
export const mostSlots = 5;
const mostBlocks = 60;

export interface SharedBlock extends HourSpan {
  /** When a match in it can begin. */
  readonly starts: readonly number[];
}

/** From now, with the notice that the terms ask for, to the deadline. */
export const searchWindow = ({ now, dueAt, terms }: PairingPage): HourSpan => {
  const from = now + terms.noticeHours * 3_600_000;
  return { from: Math.min(from, dueAt), to: dueAt };
};

/** Empty where one of them has not said when they can play. */
export function sharedBlocks(page: PairingPage, zone: string): readonly SharedBlock[] {
  const [first, second] = page.between?.hours ?? [null, null];
  if (first === null || second === null) return [];
  const { matchMinutes } = page.terms;
  return sharedHours([first, second], searchWindow(page))
    .map((span) => ({
      ...span,
      starts: slotsIn([span], { minutes: matchMinutes, step: 60, zone, most: 12 }).map(({ from }) => from),
    }))
    .filter(({ starts }) => starts.length > 0)
    .slice(0, mostBlocks);
}

/** The first hour of the first blocks. */
export const firstSlots = (blocks: readonly SharedBlock[]): readonly number[] =>
  blocks.slice(0, mostSlots).flatMap(({ starts }) => starts[0] ?? []);

/** Changes of either's clocks before the deadline. */
export const changesBefore = (page: PairingPage, zones: readonly string[]): readonly ClockChange[] =>
  zones.flatMap((zone) => clockChanges(zone, { from: Math.min(page.now, page.dueAt), to: page.dueAt }));
