/** Announcements of seasons: told to those whom they are for, and who has read them [LEAGUE-155]. */
import { addressees, peopleOf } from '@broadside/competition/season';
import type { Season, SeasonEntry } from '@broadside/competition/season';
import type { AnnouncementReads, PersonId, PushedNotice } from '@broadside/protocol';
import type { WaitingNotice } from '../notices/outbox.ts';
import type { Database } from '../store/database.ts';
import { NoticeSource } from './notice-source.ts';
import type { Seasons } from './seasons.ts';

/** How much of it a notice has. */
const mostSigns = 160;

/** Instead of words that may tell a result, for whoever wants to know of none [WATCH-77]. */
export const saysSomething = 'The organisers announce something. The page of the season has it.';

function shortened(text: string): string {
  const signs = Array.from(text);
  return signs.length > mostSigns ? `${signs.slice(0, mostSigns - 1).join('')}…` : text;
}

export class Announcements extends NoticeSource {
  readonly #db: Database;
  readonly #seasons: Seasons;
  readonly #now: () => number;

  constructor(db: Database, seasons: Seasons, now: () => number) {
    super();
    this.#db = db;
    this.#seasons = seasons;
    this.#now = now;
  }

  /** Calls those for whom an entry says something; not who said it. */
  async tellOf(seasonId: string, season: Season, { by, events }: SeasonEntry): Promise<void> {
    for (const event of events) {
      if (event.kind !== 'announced') continue;
      for (const person of addressees(season, event).flatMap(peopleOf)) {
        if (person === by) continue;
        const notice = { personId: person, subject: `season:${seasonId}`, matchId: null } as const;
        await this.notices?.tell({ ...notice, kind: 'announced', occasion: String(event.at) }, this.#now());
      }
    }
  }

  /** What a notice says; undefined where it was taken back, or is not for its reader any more. */
  async ofNotice({ subject, occasion, personId }: WaitingNotice): Promise<PushedNotice | undefined> {
    const id = subject.replace(/^season:/, '');
    const season = (await this.#seasons.get(id))?.ledger.season;
    const said = season?.announcements.find(({ at }) => String(at) === occasion);
    if (season === undefined || said === undefined) return undefined;
    if (!addressees(season, said).flatMap(peopleOf).includes(personId)) return undefined;
    const keeps = season.terms.hideResults === true || (await this.#wantsNone(personId));
    const body = keeps ? saysSomething : shortened(said.text);
    return { title: season.name, body, path: `/season/${id}`, tag: `${subject}:${occasion}` };
  }

  async #wantsNone(id: PersonId): Promise<boolean> {
    return (await this.#db.person.findUnique({ where: { id }, select: { hidesResults: true } }))?.hidesResults === true;
  }

  /** They stood on the page of somebody who competes. What is not there is not counted. */
  async read(seasonId: string, season: Season, personId: PersonId, instants: readonly number[]): Promise<void> {
    const known = season.announcements.filter(({ at }) => instants.includes(at));
    const data = known.map(({ at }) => ({ seasonId, at: new Date(at), personId }));
    if (data.length > 0) await this.#db.announcementRead.createMany({ data, skipDuplicates: true });
  }

  async reads(seasonId: string, season: Season): Promise<AnnouncementReads> {
    const rows = await this.#db.announcementRead.findMany({ where: { seasonId } });
    const readers = new Map<number, Set<string>>();
    for (const { at, personId } of rows) {
      const known = readers.get(at.getTime()) ?? new Set();
      readers.set(at.getTime(), known.add(personId));
    }
    const reads = season.announcements.map((each) => {
      const of = addressees(season, each).flatMap(peopleOf);
      const read = of.filter((person) => readers.get(each.at)?.has(person) === true);
      return { at: each.at, of: of.length, read: read.length };
    });
    return { reads };
  }
}
