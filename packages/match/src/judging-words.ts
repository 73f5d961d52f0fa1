/** What judges do at a table, in words for the log. */
import type { Seat } from '@broadside/rules/kernel';
import type { Judge } from './judge-here.ts';
import type { JudgingEvent } from './table.ts';
import type { Ruled } from './ruling.ts';
import { span } from './tempo.ts';

type NameOf = (who: Seat | Judge) => string;

export function judgingWords(event: JudgingEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'called':
      return `${nameOf(event.by)} calls a judge${event.stops ? '. The clocks stand until one comes.' : '.'}`;
    case 'call-ended':
      return event.judge === null
        ? `${nameOf(event.by)} takes the call for a judge back.`
        : `${nameOf(event.judge)} answers the call of ${nameOf(event.by)}.`;
    case 'judge-entered':
      return `${nameOf(event.judge)} is at the table as judge and sees ${seesWords[event.sees]}.`;
    case 'judge-left':
      return `${nameOf(event.judge)} leaves the table.`;
    case 'ruled': {
      const by = event.rule === null ? '' : ` (${event.rule})`;
      return `${nameOf(event.judge)} rules${by}: ${rulingWords(event.ruling, nameOf)}. ${event.reason}`;
    }
  }
}

/** What a judge at the table sees. */
export const seesWords = { everything: 'both sides and all that is hidden', table: 'what everybody sees' } as const;

/** A ruling as a clause: what is so from now on. Of a position nothing more is told. */
export function rulingWords(ruling: Ruled, nameOf: (seat: Seat) => string): string {
  switch (ruling.what) {
    case 'set-back':
      return `the match stands again as after entry ${ruling.to}`;
    case 'position':
      return 'the position is corrected';
    case 'time':
      return ruling.ms < 0
        ? `${nameOf(ruling.seat)} has ${span(-ruling.ms)} less`
        : `${nameOf(ruling.seat)} has ${span(ruling.ms)} more`;
    case 'time-penalty':
      return `a time penalty of ${span(ruling.ms)} for ${nameOf(ruling.seat)}`;
    case 'warning':
      return `a warning for ${nameOf(ruling.seat)}`;
    case 'points':
      return `${ruling.points < 0 ? '' : '+'}${ruling.points} ${Math.abs(ruling.points) === 1 ? 'point' : 'points'} for ${nameOf(ruling.seat)} in the result`;
    case 'loss':
      return `${nameOf(ruling.seat)} loses the match`;
    case 'result':
      return ruling.winners.length === 0 ? 'a draw' : `${ruling.winners.map(nameOf).join(' and ')} win the match`;
    case 'void':
      return 'the match counts for nothing';
  }
}

/** As players read it: "Ann (moderator)". */
export const judgeWords = ({ name, role }: Judge): string => `${name} (${role})`;
