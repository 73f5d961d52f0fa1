/** Matches as records: those that are over here, made from row and journal, and those that come from elsewhere. */
import type { PersonId } from '@broadside/protocol';
import type { MatchRecord, RecordSource } from '@broadside/match';
import type { Json } from '@broadside/rules/kernel';
import type { Database } from './database.ts';
import type { Prisma } from './generated/client.ts';
import type { Journal } from './journal.ts';
import { newMatchId, seatNumber } from './matches.ts';
import type { StoredMatch } from './matches.ts';

export class Records {
  readonly #db: Database;
  readonly #journal: Journal;

  constructor(db: Database, journal: Journal) {
    this.#db = db;
    this.#journal = journal;
  }

  /** All that a record of the match tells besides its entries. */
  async sourceOf(match: StoredMatch): Promise<Omit<RecordSource, 'entries'>> {
    const { id, ruleset, edition, name, summary, tempo, terms, setup, outcome, dice } = match;
    const seats = match.seats.map(({ seat, team, side, name: who, kind }) => ({
      seat,
      team,
      side,
      name: who ?? '',
      kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
    }));
    const rests = Object.fromEntries(match.seats.flatMap(({ seat, rest }) => (rest === null ? [] : [[seat, rest]])));
    const proof = { commitment: dice.commitment, entropy: dice.entropy ?? '', seed: hex(match.seed) };
    const played = (await this.#firstId(match)) ?? id;
    const told = { match: played, ruleset, edition, name, summary, tempo, rests, setup, seats, dice: proof, outcome };
    return terms === undefined ? told : { ...told, terms };
  }

  /** The id that an imported match had where it was played: its record stays the same, wherever it is kept. */
  async #firstId({ id, imported }: StoredMatch): Promise<string | undefined> {
    if (!imported) return undefined;
    const row = await this.#db.match.findUnique({ where: { id }, select: { importedFrom: true } });
    return row?.importedFrom ?? undefined;
  }

  /** The fingerprint with which an imported record came; undefined for a match that was played here. */
  async fingerprintOf({ id, imported }: StoredMatch): Promise<string | undefined> {
    if (!imported) return undefined;
    const row = await this.#db.match.findUnique({ where: { id }, select: { fingerprint: true } });
    return row?.fingerprint ?? undefined;
  }

  /** The id as which a record was imported before; undefined where it is new. */
  async known(fingerprint: string): Promise<string | undefined> {
    const row = await this.#db.match.findUnique({ where: { fingerprint }, select: { id: true } });
    return row?.id;
  }

  /**
   * Keeps a record that was verified as a match that is over; its id here. `pieces`: lists of its entries as JSON. The row
   * comes last: half an import is none.
   */
  async keep(record: Omit<MatchRecord, 'entries'>, pieces: readonly string[], hostId: PersonId): Promise<string> {
    const { header, dice, outcome, fingerprint } = record;
    const id = newMatchId();
    for (const piece of pieces) {
      const entries = JSON.parse(piece) as MatchRecord['entries'];
      await this.#journal.append(entries.map((entry) => ({ ...entry, matchId: id })));
    }
    const { ruleset, edition, name, summary, tempo, terms } = header;
    await this.#db.match.create({
      data: {
        ...{ id, ruleset, edition, name, summary, tempo, hostId, fingerprint, importedFrom: header.match },
        ...(terms === undefined ? {} : { terms }),
        setup: header.setup as Prisma.InputJsonValue,
        status: outcome === null ? 'aborted' : 'finished',
        seed: new Uint8Array(Buffer.from(dice.seed, 'hex')),
        commitment: dice.commitment,
        entropy: dice.entropy,
        ...(outcome === null ? {} : { outcome: { ...outcome } }),
        startedAt: new Date(header.startedAt),
        endedAt: new Date(header.endedAt),
        seats: { create: header.seats.map((seat) => seatRow(seat, header.rests[seat.seat] as Json | undefined)) },
      },
    });
    return id;
  }
}

function seatRow({ seat, team, side, name, kind }: MatchRecord['header']['seats'][number], rest: Json | undefined) {
  const place = { number: seatNumber(seat), team, side, kind };
  const who = kind === 'bot' ? { bot: name } : { toldName: name };
  return { ...place, ...who, ...(rest === undefined ? {} : { rest: rest as Prisma.InputJsonValue }) };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
