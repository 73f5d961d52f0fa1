/** Cues that somebody reported, as a chat's lines are [WATCH-57]. */
import type { CastPage, CueData, CueReport } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import type { StoredPerson } from '../store/people.ts';
import type { KeptCue, StoredCast, StoredMember } from './store.ts';

const pageLength = 100;

export class CueReports {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** False where this person reported it before. */
  async add(cast: StoredCast, cue: KeptCue, maker: StoredMember, by: StoredPerson, reason: string): Promise<boolean> {
    const said = { castId: cast.id, cueId: cue.id, data: cue.cue, personId: maker.personId, name: maker.name };
    const made = await this.#db.castReport.createMany({
      data: [{ ...said, reporterId: by.id, reporter: by.name, reason }],
      skipDuplicates: true,
    });
    return made.count > 0;
  }

  /** Those that wait first, then the newest. */
  async all(): Promise<CueReport[]> {
    const rows = await this.#db.castReport.findMany({
      include: { cast: { select: { id: true, title: true, status: true } } },
      orderBy: [{ settledAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
      take: pageLength,
    });
    return rows.map(({ id, cast, data, personId: person, name, reporter: by, reason, at, verdict }) => ({
      ...{ id, person, name, by, reason, at: at.getTime(), cue: data as CueData },
      cast: { ...cast, status: cast.status as CastPage['status'] },
      verdict: verdict as CueReport['verdict'],
    }));
  }

  async castOf(id: number): Promise<string | undefined> {
    return (await this.#db.castReport.findUnique({ where: { id }, select: { castId: true } }))?.castId;
  }

  async settle(id: number, verdict: NonNullable<CueReport['verdict']>, settledBy: string): Promise<void> {
    await this.#db.castReport.update({ where: { id }, data: { verdict, settledBy, settledAt: new Date() } });
  }
}
