/** A request at the table, in words for the one who is asked and the one who waits. */
import { tempoWords } from '@broadside/match';
import type { Agreement } from '@broadside/match';
import { instantWords } from './instant.ts';

export interface RequestWords {
  /** What the other side is asked. */
  readonly question: (name: string) => string;
  readonly yes: string;
  readonly no: string;
  /** What stands there while oneself waits. */
  readonly waiting: string;
}

export function requestWords(wanted: Agreement): RequestWords {
  switch (wanted.what) {
    case 'draw':
      return {
        question: (name) => `${name} offers a draw.`,
        yes: 'Take the draw',
        no: 'Play on',
        waiting: 'You offer a draw.',
      };
    case 'abort':
      return {
        question: (name) => `${name} asks to abort the match. It then counts for nothing.`,
        yes: 'Abort it',
        no: 'Play on',
        waiting: 'You ask to abort the match.',
      };
    case 'pause': {
      const until = wanted.until === null ? '' : ` until ${instantWords(wanted.until)}`;
      return {
        question: (name) => `${name} asks for a pause${until}. Clocks stop.`,
        yes: 'Agree to the pause',
        no: 'Play on',
        waiting: `You ask for a pause${until}.`,
      };
    }
    case 'tempo':
      return {
        question: (name) => `${name} asks for another clock: ${tempoWords(wanted.tempo)}.`,
        yes: `Play with ${tempoWords(wanted.tempo)}`,
        no: 'Keep this clock',
        waiting: `You ask for another clock: ${tempoWords(wanted.tempo)}.`,
      };
    case 'take-back':
      return {
        question: (name) => `${name} asks to take back. The table goes back to entry ${wanted.to} of the log.`,
        yes: 'Let them take it back',
        no: 'No, play on',
        waiting: 'You ask to take back.',
      };
  }
}
