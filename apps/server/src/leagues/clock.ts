/**
 * What seasons do by themselves at their times, whoever is connected: lists that lock, proposals at deadlines, their effect
 * after the time for review, the end of a check-in, places that nobody took, ladders, reminders, matches that begin by themselves
 * [LEAGUE-49, LEAGUE-67 … LEAGUE-69, LEAGUE-74, LEAGUE-124]. All of it follows from the journal; when a season is to be woken next stands in its row, so that neither a lost job nor a restart loses anything.
 */
import {
  checkInReminders,
  dueActs,
  dueKey,
  ladderDue,
  matchesOf,
  memberOf,
  nextDue,
  registrationDue,
  remindersOf,
} from '@broadside/competition/season';
import type { Act, By, DueAct, SeasonEntry, ServerAct, TableReminder } from '@broadside/competition/season';
import type { SeasonId } from '@broadside/protocol';
import type { Logger } from 'pino';
import type { Jobs } from '../jobs/jobs.ts';
import type { AppealNotices } from './appeal-notices.ts';
import type { Announcements } from './announcements.ts';
import type { EntryNotices } from './entry-notices.ts';
import { factsOf } from './facts.ts';
import { lockDue } from './lists.ts';
import { tableOf } from './pairing-page.ts';
import type { SeasonTable } from './pairing-page.ts';
import type { OpenSeason, SeasonFollower } from './seasons.ts';
import type { Stays } from './stays.ts';
import type { TableNotices } from './table-notices.ts';
import { sitDown } from './tables.ts';
import type { TableDeps } from './tables.ts';

export interface ClockParts extends TableDeps {
  readonly stays: Stays;
  readonly tables: TableNotices;
  readonly announcements: Announcements;
  readonly entryNotices: EntryNotices;
  readonly appealNotices: AppealNotices;
  readonly jobs: Jobs | undefined;
  readonly logger: Logger;
}

const server: By = { person: null, office: 'server' };
/** How often this looks for what no job woke. */
const sweepEveryMs = 60_000;
/** How often those who sit at tables are noted. */
const lookEveryMs = 20_000;
const perSweep = 500;

export class SeasonClock implements SeasonFollower {
  readonly #of: ClockParts;
  /** The time for which a season has its job, so that an act that changes nothing makes none. */
  readonly #planned = new Map<SeasonId, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(parts: ClockParts) {
    this.#of = parts;
    parts.seasons.follow(this);
  }

  /** Looks for what is late, now and every minute, and notes who sits at tables. */
  start(): void {
    this.#run(() => this.sweep());
    this.#timers.push(setInterval(() => this.#run(() => this.sweep()), sweepEveryMs).unref());
    this.#timers.push(setInterval(() => this.#run(() => this.look()), lookEveryMs).unref());
  }

  async stop(): Promise<void> {
    for (const each of this.#timers) clearInterval(each);
    await this.#running;
  }

  wrote({ stored: { id }, ledger }: OpenSeason, entry: SeasonEntry): void {
    const { season } = ledger;
    const { tables, announcements, entryNotices, appealNotices } = this.#of;
    this.#run(() => this.#plan(id, nextDue(ledger, entry.at)));
    for (const each of [tables, announcements, entryNotices, appealNotices])
      this.#run(() => each.tellOf(id, season, entry));
  }

  /** Wakes every season for which something is late. */
  async sweep(): Promise<void> {
    const { store, now, logger } = this.#of;
    for (const id of await store.due(now(), perSweep))
      await this.wake(id).catch((error: unknown) => logger.error({ err: error, season: id }, 'a season is not woken'));
  }

  /** Does what is due in a season. Woken twice, nothing is done twice. */
  async wake(id: SeasonId): Promise<void> {
    const { seasons, store, now } = this.#of;
    const open = await seasons.get(id);
    if (open === undefined) return;
    const at = now();
    const since = Math.min(at, (await store.dueAt(id)) ?? at);
    await lockDue(this.#of, open);
    for (const due of dueActs(open.ledger)) if (due.at <= at) await this.#act(open, due);
    for (const { at: dueAt, id: actId, act } of registrationDue(open.ledger))
      if (dueAt <= at) await this.#ask(open, actId, act);
    const onLadder = ladderDue(open.ledger).findLast((each) => each.at <= at);
    if (onLadder !== undefined) await this.#ask(open, onLadder.id, onLadder.act);
    for (const { at: toldAt, until } of checkInReminders(open.ledger.season))
      if (toldAt >= since && toldAt <= at)
        await this.#of.entryNotices.remind(open.stored.id, open.ledger.season, toldAt, until);
    for (const reminder of remindersOf(open.ledger.season))
      if (reminder.at >= since && reminder.at <= at) await this.#remind(open, reminder);
    const after = (await seasons.get(id)) ?? open;
    const next = nextDue(after.ledger, at);
    await store.setDue(id, next);
    this.#planned.delete(id);
    await this.#plan(id, next);
  }

  /** Notes for how long people sit at open tables of seasons: who waits there alone can say so. */
  async look(): Promise<void> {
    const { rooms, seasons, store, stays, now } = this.#of;
    const seated = [...rooms.seatedByMatch()].filter(([id, people]) => people.length > 0 && isOpen(rooms.peek(id)));
    for (const { match, seasonId, entrant } of await store.waitingAt(new Map(seated))) {
      const rounds = (await seasons.get(seasonId))?.ledger.season.rounds ?? [];
      const round = rounds.find(({ pairings }) => pairings.some((each) => matchesOf(each).includes(match)))?.number;
      if (round !== undefined) await stays.touch({ seasonId, round, entrant }, now());
    }
  }

  async #plan(id: SeasonId, at: number | null): Promise<void> {
    if (at === null || this.#planned.get(id) === at) return;
    this.#planned.set(id, at);
    await this.#of.jobs?.wakeSeasonAt(id, at);
  }

  async #act(open: OpenSeason, due: DueAct): Promise<void> {
    const { round, pairing } = due;
    const act =
      due.act === 'propose'
        ? {
            act: due.act,
            round,
            pairing,
            claimed: null,
            facts: await factsOf(this.#of, open, tableOf(open, round, pairing + 1)),
          }
        : { act: due.act, round, pairing };
    await this.#ask(open, dueKey(due), act);
  }

  async #ask({ stored: { id: season } }: OpenSeason, actId: string, act: Act | ServerAct): Promise<void> {
    const { seasons, logger } = this.#of;
    const answer = await seasons.act(season, server, actId, act);
    if (answer?.ok === false) logger.warn({ season, act: act.act, code: answer.reason.code }, 'not done at its time');
  }

  async #remind(open: OpenSeason, reminder: TableReminder): Promise<void> {
    const { tables, logger } = this.#of;
    const { season } = open.ledger;
    if (reminder.about !== 'begins') return tables.remind(open.stored.id, season, reminder);
    const table = tableOf(open, reminder.round, reminder.pairing + 1);
    // Whoever did not sit down is seated, with chance of the server's.
    for (const person of peopleAt(table))
      await sitDown(this.#of, open, { id: person }, { round: reminder.round, table: reminder.pairing }).catch(
        (error: unknown) => logger.warn({ err: error, season: open.stored.id }, 'a table did not begin at its time'),
      );
  }

  /** One after the other; what goes wrong is done by a later sweep. */
  #run(work: () => Promise<void>): void {
    this.#running = this.#running
      .then(work)
      .catch((error: unknown) => this.#of.logger.error({ err: error }, 'the clock of seasons'));
  }
}

/** Those who are to sit there: the two, or everybody at a board that is open and has somebody on both sides. */
function peopleAt({ entrants, pairing }: SeasonTable): readonly string[] {
  if (pairing.boards === undefined) return entrants.flatMap(({ person }) => person ?? []);
  const boards = pairing.boards.filter(({ result }) => result === null);
  const seated = boards.map(({ members }) =>
    members.flatMap((number, side) => memberOf(entrants[side === 0 ? 0 : 1], number)?.person ?? []),
  );
  return seated.filter(({ length }) => length === 2).flat();
}

const isOpen = (room: { readonly status: string } | undefined): boolean => room?.status === 'open';
