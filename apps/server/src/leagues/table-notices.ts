/** What the two of a table are told of it: hours offered and agreed, reminders, decisions [LEAGUE-67]. */
import { labelsOf } from '@broadside/competition';
import { automatedEnemy, enemyName, entrantOfPerson, tableTimes, timesOf } from '@broadside/competition/season';
import type { Season, SeasonEntry, TableReminder, TableTimes } from '@broadside/competition/season';
import type { NoticeKind, PersonId, PushedNotice } from '@broadside/protocol';
import type { WaitingNotice } from '../notices/outbox.ts';
import { NoticeSource } from './notice-source.ts';
import type { HoursStore } from './playing-hours.ts';
import type { Seasons } from './seasons.ts';
import type { LeagueStore } from './store.ts';

interface TableNoticeDeps {
  readonly store: LeagueStore;
  readonly seasons: Seasons;
  readonly hours: HoursStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A table by the names that a notice has for it. */
interface NamedTable {
  readonly season: string;
  readonly round: number;
  /** From 0. */
  readonly pairing: number;
}

type Side = 0 | 1;
const both: readonly Side[] = [0, 1];

export class TableNotices extends NoticeSource {
  readonly #of: TableNoticeDeps;

  constructor(deps: TableNoticeDeps) {
    super();
    this.#of = deps;
  }

  /** What came of an entry, to those of the two who did not do it themselves. */
  async tellOf(seasonId: string, season: Season, { events }: SeasonEntry): Promise<void> {
    for (const event of events) {
      const table = 'pairing' in event ? { season: seasonId, round: event.round, pairing: event.pairing } : undefined;
      if (table === undefined) continue;
      const others = (by: Side): readonly Side[] => [by === 0 ? 1 : 0];
      if (event.kind === 'hours-offered')
        await this.#tell(season, table, others(event.by), 'pairing', `offered:${String(event.at)}`);
      if (event.kind === 'hour-agreed')
        await this.#tell(
          season,
          table,
          event.by === null ? both : others(event.by),
          'pairing',
          `agreed:${String(event.slot)}`,
        );
      if (event.kind === 'proposed') await this.#tell(season, table, both, 'pairing', `proposed:${String(event.at)}`);
      if (event.kind === 'ruled') await this.#tell(season, table, both, 'pairing', `ruled:${String(event.at)}`);
    }
  }

  async remind(seasonId: string, season: Season, { round, pairing, about, at, of }: TableReminder): Promise<void> {
    const kind = about === 'hour-comes' ? 'hour' : 'pairing';
    await this.#tell(season, { season: seasonId, round, pairing }, both, kind, `${about}:${String(of)}:${String(at)}`);
  }

  async #tell(
    season: Season,
    table: NamedTable,
    sides: readonly Side[],
    kind: NoticeKind,
    occasion: string,
  ): Promise<void> {
    const entrants = season.rounds.find(({ number }) => number === table.round)?.pairings[table.pairing]?.sides;
    for (const side of sides) {
      const personId = season.entrants.find(({ number }) => number === entrants?.[side])?.person ?? null;
      if (personId === null) continue;
      const subject = `table:${table.season}.${String(table.round)}.${String(table.pairing)}`;
      await this.notices?.tell({ personId, subject, matchId: null, kind, occasion }, this.#of.now());
    }
  }

  /** What a notice says to its reader; undefined where it is not so any more. */
  async ofTable({ subject, occasion, personId }: WaitingNotice): Promise<PushedNotice | undefined> {
    const [season = '', round = '', pairing = ''] = subject.replace(/^table:/, '').split('.');
    const open = await this.#of.seasons.get(season);
    const table = { season, round: Number(round), pairing: Number(pairing) };
    const body = open && (await this.#body(open.ledger.season, table, occasion, personId));
    if (open === undefined || body === undefined) return undefined;
    const path = `/pairing/${season}/${round}/${String(table.pairing + 1)}`;
    return { title: open.ledger.season.name, body, path, tag: `${subject}:${occasion.split(':')[0] ?? ''}` };
  }

  async #body(
    season: Season,
    { round, pairing }: NamedTable,
    occasion: string,
    reader: PersonId,
  ): Promise<string | undefined> {
    const of = season.rounds.find(({ number }) => number === round)?.pairings[pairing];
    const own = entrantOfPerson(season, reader)?.number;
    const other = of?.sides.find((each) => each !== own);
    if (of === undefined || own === undefined || other === undefined) return undefined;
    const times = tableTimes(season, round, pairing);
    const [about = '', first = ''] = occasion.split(':');
    if (!holds(times, of.result === null, about, Number(first), this.#of.now())) return undefined;
    const zone = (await this.#of.hours.of(reader))?.zone ?? timesOf(season.terms).zone;
    return sentenceOf(about, await this.#nameOf(season, other), whenWords(Number(first), zone));
  }

  async #nameOf(season: Season, number: number): Promise<string> {
    if (number === automatedEnemy) return enemyName;
    const { person = null, name = null } = season.entrants.find((each) => each.number === number) ?? {};
    const called = name ?? (person === null ? undefined : (await this.#of.store.names([person]))[person]);
    return called ?? `Entrant ${String(number)}`;
  }
}

/** Whether what a notice is about is still so; `of`: the instant that it names. */
function holds(
  { hour, offers, proposal, ruled }: TableTimes,
  open: boolean,
  about: string,
  of: number,
  now: number,
): boolean {
  switch (about) {
    case 'nothing-agreed':
      return open && hour === null && now < of;
    case 'hour-comes':
      return open && hour?.at === of && now < of;
    case 'offered':
      return open && offers.some(({ at, answer }) => at === of && answer === null);
    case 'agreed':
      return open && hour?.at === of;
    case 'proposed':
      return open && proposal?.at === of;
    case 'ruled':
      return ruled?.at === of;
    default:
      return false;
  }
}

function sentenceOf(about: string, other: string, at: string): string {
  switch (about) {
    case 'nothing-agreed':
      return `No hour is agreed with ${other}. The deadline is ${at}.`;
    case 'hour-comes':
      return `You play ${other}: ${at}.`;
    case 'offered':
      return `${other} offers you hours.`;
    case 'agreed':
      return `Agreed: you play ${other}, ${at}.`;
    case 'proposed':
      return `Your match against ${other} was not played in its time. A decision is proposed.`;
    default:
      return `Your match against ${other} is decided.`;
  }
}

/** Never a bare hour: `2027-03-28 10:00 Oslo`. */
export function whenWords(at: number, zone: string): string {
  const [label] = labelsOf(at, [zone]);
  return label === undefined ? '' : `${label.date} ${label.time} ${label.place}`;
}
