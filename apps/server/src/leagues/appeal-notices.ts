/**
 * Who is told of an appeal at a table, and of its answer [LEAGUE-142]. What was written stands on the pages of the two and of
 * organisers alone, and no webhook hears of it: those tell what is public.
 */
import { tableTimes } from '@broadside/competition/season';
import type { Season, SeasonEntry } from '@broadside/competition/season';
import type { PersonId, PushedNotice } from '@broadside/protocol';
import type { WaitingNotice } from '../notices/outbox.ts';
import { NoticeSource } from './notice-source.ts';
import { runsLeague } from './officials.ts';
import type { Officials } from './officials.ts';
import type { Seasons } from './seasons.ts';

export interface AppealNoticeDeps {
  readonly seasons: Pick<Seasons, 'get'>;
  readonly officials: Pick<Officials, 'of' | 'officeOf'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Told = Extract<SeasonEntry['events'][number], { kind: 'appealed' | 'appeal-answered' }>;

export class AppealNotices extends NoticeSource {
  readonly #of: AppealNoticeDeps;

  constructor(deps: AppealNoticeDeps) {
    super();
    this.#of = deps;
  }

  /** Organisers are told of an appeal, not who makes it; who made it of the answer. */
  async tellOf(seasonId: string, season: Season, { by, events }: SeasonEntry): Promise<void> {
    for (const event of events) {
      if (event.kind !== 'appealed' && event.kind !== 'appeal-answered') continue;
      const people = event.kind === 'appealed' ? await this.#organisers(seasonId) : appellants(season, event);
      const subject = `appeal:${seasonId}.${String(event.round)}.${String(event.pairing)}`;
      const occasion = `${event.kind}:${String(event.at)}`;
      for (const personId of people)
        if (personId !== by)
          await this.notices?.tell({ personId, subject, matchId: null, kind: 'pairing', occasion }, this.#of.now());
    }
  }

  async #organisers(seasonId: string): Promise<PersonId[]> {
    const open = await this.#of.seasons.get(seasonId);
    const officials = open === undefined ? [] : await this.#of.officials.of(open.stored.league);
    return officials.filter(({ office, accepted }) => accepted && runsLeague(office)).map(({ person }) => person);
  }

  /** What a notice says; undefined where it is answered already, undone, or its reader has no part in it any more. */
  async ofNotice({ subject, occasion, personId }: WaitingNotice): Promise<PushedNotice | undefined> {
    const [id = '', round = '', pairing = ''] = subject.replace(/^appeal:/, '').split('.');
    const open = await this.#of.seasons.get(id);
    if (open === undefined) return undefined;
    const { season } = open.ledger;
    const [kind = '', at = ''] = occasion.split(':');
    const { appeals } = tableTimes(season, Number(round), Number(pairing));
    const table = String(Number(pairing) + 1);
    const said = { title: `${season.name}: round ${round}, table ${table}`, tag: subject };
    if (kind === 'appeal-answered') {
      const answered = appeals.some(({ answer }) => String(answer?.at) === at);
      const body = 'Your appeal is answered.';
      return answered ? { ...said, body, path: `/pairing/${id}/${round}/${table}` } : undefined;
    }
    const waits = appeals.some((each) => String(each.at) === at && each.answer === null);
    const runs = waits && runsLeague(await this.#of.officials.officeOf(open.stored.league, personId));
    const body = 'An appeal waits for your answer.';
    return runs ? { ...said, body, path: `/season/${id}/desk` } : undefined;
  }
}

/** Whoever made the appeal that was answered now: of a team its captain. */
function appellants(season: Season, { round, pairing, at }: Told): PersonId[] {
  const sides = season.rounds.find(({ number }) => number === round)?.pairings[pairing]?.sides;
  const { appeals } = tableTimes(season, round, pairing);
  const numbers = appeals.flatMap(({ by, answer }) => (answer?.at === at ? (sides?.[by] ?? []) : []));
  return season.entrants.flatMap(({ number, person }) => (numbers.includes(number) && person !== null ? person : []));
}
