/** What calls somebody into a season: an invitation, a team that asks [LEAGUE-158, LEAGUE-163]. */
import { entrantOfPerson } from '@broadside/competition/season';
import type { Season, SeasonEntry } from '@broadside/competition/season';
import type { PersonId, PushedNotice } from '@broadside/protocol';
import type { Notices } from '../notices/notices.ts';
import type { WaitingNotice } from '../notices/outbox.ts';
import type { EntryStore } from './entry-store.ts';
import type { Seasons } from './seasons.ts';

export class EntryNotices {
  readonly #entry: EntryStore;
  readonly #seasons: Seasons;
  readonly #now: () => number;
  #notices: Pick<Notices, 'tell'> | undefined;

  constructor(entry: EntryStore, seasons: Seasons, now: () => number) {
    this.#entry = entry;
    this.#seasons = seasons;
    this.#now = now;
  }

  /** From now on they are told by these. */
  tellBy(notices: Pick<Notices, 'tell'>): void {
    this.#notices = notices;
  }

  async invited(seasonId: string, personId: PersonId): Promise<void> {
    await this.#tell(seasonId, personId, `invited:${String(this.#now())}`);
  }

  /** What came of an entry, to those who are asked something by it. */
  async tellOf(seasonId: string, { events, at }: SeasonEntry): Promise<void> {
    for (const event of events)
      if (event.kind === 'member-asked')
        await this.#tell(seasonId, event.person, `team:${String(event.entrant)}:${String(at)}`);
  }

  async #tell(seasonId: string, personId: PersonId, occasion: string): Promise<void> {
    const notice = { personId, subject: `entry:${seasonId}`, matchId: null, kind: 'entry', occasion } as const;
    await this.#notices?.tell(notice, this.#now());
  }

  /** What a notice says; undefined where it is not so any more. */
  async ofNotice({ subject, occasion, personId }: WaitingNotice): Promise<PushedNotice | undefined> {
    const id = subject.replace(/^entry:/, '');
    const season = (await this.#seasons.get(id))?.ledger.season;
    if (season === undefined || season.status === 'closed') return undefined;
    const [about = '', of = ''] = occasion.split(':');
    const body = await this.#body(id, season, personId, about, Number(of));
    return body === undefined
      ? undefined
      : { title: season.name, body, path: `/season/${id}`, tag: `${subject}:${about}` };
  }

  async #body(id: string, season: Season, reader: PersonId, about: string, of: number): Promise<string | undefined> {
    const own = entrantOfPerson(season, reader);
    const isIn = own !== undefined && own.status !== 'left';
    switch (about) {
      case 'invited':
        return !isIn && (await this.#entry.isInvited(id, reader)) ? 'You are invited to this season.' : undefined;
      case 'team': {
        const team = season.entrants.find(({ number }) => number === of);
        return team?.team?.asked.includes(reader) === true
          ? `${team.name ?? 'A team'} asks you to play in it.`
          : undefined;
      }
      default:
        return undefined;
    }
  }
}
