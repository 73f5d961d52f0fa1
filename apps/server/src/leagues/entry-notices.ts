/** What calls somebody into a season: an invitation, a team that asks, a free place, the check-in [LEAGUE-158, LEAGUE-160, LEAGUE-162, LEAGUE-163]. */
import { checkInOf, entrantOfPerson, timesOf } from '@broadside/competition/season';
import type { Entrant, Season, SeasonEntry } from '@broadside/competition/season';
import type { PersonId, PushedNotice } from '@broadside/protocol';
import type { WaitingNotice } from '../notices/outbox.ts';
import { NoticeSource } from './notice-source.ts';
import type { EntryStore } from './entry-store.ts';
import type { HoursStore } from './playing-hours.ts';
import type { Seasons } from './seasons.ts';
import { whenWords } from './table-notices.ts';

export interface EntryNoticeDeps {
  readonly entry: Pick<EntryStore, 'isInvited'>;
  readonly seasons: Pick<Seasons, 'get'>;
  readonly hours: Pick<HoursStore, 'of'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class EntryNotices extends NoticeSource {
  readonly #of: EntryNoticeDeps;

  constructor(deps: EntryNoticeDeps) {
    super();
    this.#of = deps;
  }

  async invited(seasonId: string, personId: PersonId): Promise<void> {
    await this.#tell(seasonId, personId, `invited:${String(this.#of.now())}`);
  }

  /** What came of an entry, to those who are asked something by it. */
  async tellOf(seasonId: string, season: Season, { events, at }: SeasonEntry): Promise<void> {
    for (const event of events) {
      if (event.kind === 'member-asked')
        await this.#tell(seasonId, event.person, `team:${String(event.entrant)}:${String(at)}`);
      if (event.kind !== 'place-offered') continue;
      const person = season.entrants.find(({ number }) => number === event.entrant)?.person ?? null;
      if (person !== null) await this.#tell(seasonId, person, `place:${String(event.until)}`);
    }
  }

  /** That check-in has opened, or ends soon, to those who are not there. */
  async remind(seasonId: string, season: Season, at: number, until: number): Promise<void> {
    for (const each of season.entrants)
      if (each.person !== null && isMissing(each))
        await this.#tell(seasonId, each.person, `check-in:${String(until)}:${String(at)}`);
  }

  async #tell(seasonId: string, personId: PersonId, occasion: string): Promise<void> {
    const notice = { personId, subject: `entry:${seasonId}`, matchId: null, kind: 'entry', occasion } as const;
    await this.notices?.tell(notice, this.#of.now());
  }

  /** What a notice says; undefined where it is not so any more. */
  async ofNotice({ subject, occasion, personId }: WaitingNotice): Promise<PushedNotice | undefined> {
    const id = subject.replace(/^entry:/, '');
    const season = (await this.#of.seasons.get(id))?.ledger.season;
    if (season === undefined || season.status === 'closed') return undefined;
    const [about = '', of = ''] = occasion.split(':');
    const body = await this.#body(id, season, personId, about, Number(of));
    return body === undefined
      ? undefined
      : { title: season.name, body, path: `/season/${id}`, tag: `${subject}:${about}` };
  }

  async #body(id: string, season: Season, reader: PersonId, about: string, of: number): Promise<string | undefined> {
    const own = entrantOfPerson(season, reader);
    const until = async (): Promise<string> =>
      whenWords(of, (await this.#of.hours.of(reader))?.zone ?? timesOf(season.terms).zone);
    switch (about) {
      case 'invited': {
        const isIn = own !== undefined && own.status !== 'left';
        return !isIn && (await this.#of.entry.isInvited(id, reader)) ? 'You are invited to this season.' : undefined;
      }
      case 'team': {
        const team = season.entrants.find(({ number }) => number === of);
        const asks = team?.team?.asked.includes(reader) === true;
        return asks ? `${team.name ?? 'A team'} asks you to play in it.` : undefined;
      }
      case 'place':
        return own?.offered === of && this.#of.now() < of
          ? `A place is free for you. Take it until ${await until()}.`
          : undefined;
      default: {
        const goesOn = checkInOf(season)?.until === of && this.#of.now() < of;
        return goesOn && own !== undefined && isMissing(own) ? `Check in until ${await until()}.` : undefined;
      }
    }
  }
}

const isMissing = ({ status, checkedIn }: Entrant): boolean => status !== 'left' && checkedIn !== true;
