import { noTempo, type Rest, type Tempo } from '@broadside/match';
import type { NewMatchBody } from '@broadside/protocol';
import { watchOf } from './watching.ts';
import { offsetHere, readChosen, restOf, tempoOf, type Chosen } from './tempos.ts';

const key = 'broadside.tempo';

function remembered(): Chosen {
  try {
    return readChosen(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return readChosen(null);
  }
}

/** The tempo of the match to come and the player's night; this browser remembers both for the next one. */
export class ChosenTempo {
  #now = $state.raw<Chosen>(remembered());

  get now(): Chosen {
    return this.#now;
  }

  set(change: Partial<Chosen>): void {
    this.#now = { ...this.#now, ...change };
    try {
      localStorage.setItem(key, JSON.stringify(this.#now));
    } catch {
      // A full or closed store forgets; the match is made with what is on the screen.
    }
  }

  /** A sentence where the numbers are no clock. */
  get tempo(): Tempo | string {
    return tempoOf(this.#now);
  }

  /** The player's own hours off, in correspondence. */
  restIn(of: Tempo): { rest?: Rest } {
    if (of.kind !== 'correspondence') return {};
    return { rest: restOf(this.#now.night, offsetHere()) };
  }

  /** What a new match is told of all this; a sentence where the numbers are no clock. */
  terms(against: NewMatchBody['opponent']): Pick<NewMatchBody, 'tempo' | 'rest' | 'rated' | 'chat' | 'watch'> | string {
    const tempo = against === 'bot' && !this.#now.withBot ? noTempo : this.tempo;
    if (typeof tempo === 'string') return tempo;
    const { rated, chat, watch, listed } = this.#now;
    const off = { ...(rated ? {} : { rated }), ...(chat ? {} : { chat }) };
    return { tempo, ...off, ...watchOf(watch, listed), ...this.restIn(tempo) };
  }
}
