/** What lets the one who looks into a season, and what they answer to its questions. */
import { answersMissing, notAdmitted } from '@broadside/competition/season';
import type { EntryAnswers, RegistrationTerms } from '@broadside/competition/season';
import type { SeasonRegistration } from '@broadside/protocol';
import { leagues } from './desk.svelte.ts';

/** The end of a link: nothing behind `#` is sent with the address. */
const mark = '#enter=';
const key = (season: string): string => `enter:${season}`;

export const entryLink = (origin: string, season: string, secret: string): string =>
  `${origin}/season/${season}${mark}${secret}`;

/** The secret by which a page was opened; kept for this window, so that it outlives making an account on the way. */
export function linkOf(season: string, hash: string): string | undefined {
  try {
    if (hash.startsWith(mark)) sessionStorage.setItem(key(season), hash.slice(mark.length));
    return sessionStorage.getItem(key(season)) ?? undefined;
  } catch {
    // A browser that keeps nothing has it as long as the address does.
    return hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
  }
}

export class EntryDoor {
  readonly #season: string;
  known = $state.raw<SeasonRegistration | undefined>();
  answers = $state.raw<EntryAnswers>({});
  link = $state.raw<string | undefined>();

  constructor(season: string) {
    this.#season = season;
  }

  /** Asks what lets them in, and what they have answered before. */
  async load(): Promise<void> {
    this.link = linkOf(this.#season, location.hash);
    try {
      this.known = await leagues.registration(this.#season);
      this.answers = { ...this.known.answers, ...this.answers };
    } catch {
      // Without it the server says why not when they enter.
    }
  }

  /** Why they cannot come in, in a sentence; undefined where they can, or where that is not known yet. */
  closed(registration: RegistrationTerms): string | undefined {
    if (this.known === undefined || this.known.admitted) return undefined;
    return notAdmitted(registration, { invited: false, link: this.link !== undefined, place: null });
  }

  missing = (registration: RegistrationTerms): string | undefined => answersMissing(registration, this.answers);
}
