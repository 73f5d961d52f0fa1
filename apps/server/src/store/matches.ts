/** Matches and their seats: everything about a match that is not its game. */
import { randomBytes } from 'node:crypto';
import { delayOf, rest, tempo, tableTerms } from '@broadside/match';
import type { Rest, Tempo, TableTerms } from '@broadside/match';
import { isOver } from '@broadside/protocol';
import type { DiceHeader, MatchId, MatchStatus, PersonId } from '@broadside/protocol';
import type { Json, Outcome, Seat, SeatPlan } from '@broadside/rules/kernel';
import { commitmentOf, newSeed } from '../dice/seed.ts';
import type { Database } from './database.ts';
import type { Prisma } from './generated/client.ts';
import { hashSecret } from './people.ts';
import { ended, publishedBy } from './publications.ts';

export interface StoredSeat extends SeatPlan {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly personId: PersonId | null;
  readonly name: string | null;
  /** Nobody needs an invitation to sit down here. */
  readonly open: boolean;
  /** The only one who may sit down here: a table of a season. */
  readonly reservedFor?: PersonId;
  /** Whoever holds the invitation has said "not now". */
  readonly declined?: true;
  /** Nights and holidays, in correspondence. */
  readonly rest: Rest | null;
}

export interface StoredMatch {
  readonly id: MatchId;
  readonly ruleset: string;
  readonly edition: string;
  readonly name: string;
  readonly summary: string;
  readonly setup: Json;
  readonly tempo: Tempo;
  /** What a league lets the table do. */
  readonly terms?: TableTerms;
  readonly status: MatchStatus;
  readonly hostId: PersonId;
  readonly seed: Uint8Array;
  readonly dice: DiceHeader;
  readonly round: string | null;
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  /** When the public knows the end of one whose watchers are late; null: as soon as it is over. */
  readonly publishedAt: number | null;
  /** False: no list shows it, only who has its link finds it. */
  readonly listed: boolean;
  /** It was played elsewhere and came as a record. */
  readonly imported: boolean;
  readonly rated: boolean;
  /** People may talk at this table. */
  readonly chat: boolean;
  /** The server sets it up for its players. */
  readonly setUp: boolean;
  readonly seats: readonly StoredSeat[];
}

/** A match as lists have it: fifty setups would keep everybody waiting while they are read. */
export type ListedMatch = Omit<StoredMatch, 'setup'>;

/** Where a person sits; null for who watches. */
export function seatOfPerson(match: ListedMatch, personId: PersonId | null): Seat | null {
  return personId === null ? null : (match.seats.find((seat) => seat.personId === personId)?.seat ?? null);
}

/** A seat of a match that is being made. */
export type NewSeat = SeatPlan & StoredSitter;
/** Who sits there. */
export type StoredSitter =
  | { readonly kind: 'person'; readonly personId: PersonId; readonly entropy: string; readonly rest?: Rest | undefined }
  | { readonly kind: 'bot'; readonly bot: string; readonly entropy: string }
  | { readonly kind: 'empty'; readonly token: string | null; readonly reservedFor?: PersonId };

/** Who sits down, and whether with an account. */
export interface Sitting {
  readonly personId: PersonId;
  readonly account: boolean;
  readonly entropy: string;
  readonly rest: Rest | undefined;
}

export interface NewStoredMatch {
  /** A new one unless given. */
  readonly id?: MatchId;
  readonly ruleset: string;
  readonly edition: string;
  readonly name: string;
  readonly summary: string;
  readonly setup: Json;
  readonly tempo: Tempo;
  readonly terms?: TableTerms;
  readonly hostId: PersonId;
  /** It is to change the ratings of its players. */
  readonly rated: boolean;
  /** They may unless this is false. */
  readonly chat?: boolean;
  readonly setUp?: boolean;
  /** False: no list shows it; unless given, its terms say so. */
  readonly listed?: boolean;
  /** The season whose table it is. */
  readonly seasonId?: string;
  /** In the order of their numbers, from `seat-1`. */
  readonly seats: readonly NewSeat[];
}

export type JoinRefusal =
  'no-match' | 'no-seat' | 'taken' | 'withdrawn' | 'wrong-token' | 'already-seated' | 'reserved';

const include = {
  seats: { orderBy: { number: 'asc' }, include: { person: { select: { name: true } } } },
} as const satisfies Prisma.MatchInclude;
type MatchRow = Prisma.MatchGetPayload<{ include: typeof include }>;

const listed = { include, omit: { setup: true } } as const;
type ListedRow = Omit<MatchRow, 'setup'>;

const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five random bits in each character. */
export function randomId(characters: number): string {
  return Array.from(randomBytes(characters), (byte) => idAlphabet[byte & 31]).join('');
}

/** 60 random bits: no secret, but not to be guessed by counting. */
export function newMatchId(): string {
  return randomId(12);
}

export function seatNumber(seat: Seat): number {
  return Number(seat.slice('seat-'.length));
}

export class Matches {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes the match; it is live at once where no seat is empty. */
  async create(match: NewStoredMatch): Promise<StoredMatch> {
    const { seats, setup, tempo, ...fields } = match;
    const seed = newSeed();
    const full = seats.every((seat) => seat.kind !== 'empty');
    const row = await this.#db.match.create({
      data: {
        id: newMatchId(),
        ...fields,
        listed: match.listed ?? match.terms?.watch?.listed ?? true,
        late: delayOf(match.terms) !== null,
        setup: setup as Prisma.InputJsonValue,
        tempo,
        seed: new Uint8Array(seed),
        commitment: commitmentOf(seed),
        seats: { create: seats.map(seatRow) },
        ...(full
          ? { status: 'live', startedAt: new Date(), entropy: joinEntropy(seats.map((seat) => entropyOf(seat))) }
          : {}),
      },
      include,
    });
    return fromRow(row);
  }

  async get(id: MatchId): Promise<StoredMatch | undefined> {
    const row = await this.#db.match.findUnique({ where: { id }, include });
    return row === null ? undefined : fromRow(row);
  }

  /** Those of them that there are, in no order. */
  async byIds(ids: readonly string[]): Promise<ListedMatch[]> {
    return (await this.#db.match.findMany({ where: { id: { in: [...ids] } }, ...listed })).map(fromListed);
  }

  /** Open ones, newest first. */
  async open(limit: number): Promise<ListedMatch[]> {
    return this.#listed({ status: 'open' }, limit);
  }

  /** Those of which the public knows no end at `now`, newest first. Some may not have begun for it. `late`: those alone whose watchers are. */
  async live(now: number, limit: number, which: { readonly late?: true } = {}): Promise<ListedMatch[]> {
    const unpublished = { status: { in: ended }, publishedAt: { gt: new Date(now) } };
    return this.#listed({ ...which, OR: [{ status: 'live' }, unpublished] }, limit);
  }

  /** Those that are finished or held, as everybody knows at `now`, newest first. */
  async finished(now: number, limit: number): Promise<ListedMatch[]> {
    return this.#listed({ status: { in: ['finished', 'frozen'] }, ...publishedBy(now) }, limit);
  }

  async #listed(of: Prisma.MatchWhereInput, limit: number): Promise<ListedMatch[]> {
    const where = { ...of, listed: true };
    const rows = await this.#db.match.findMany({ where, ...listed, orderBy: { createdAt: 'desc' }, take: limit });
    return rows.map(fromListed);
  }

  /** Those that were made here since then, came to a round and are finished, newest first. */
  async finishedSince(since: number, now: number, limit: number): Promise<ListedMatch[]> {
    const made = { createdAt: { gte: new Date(since) }, importedFrom: null } as const;
    return this.#listed({ ...made, status: 'finished', round: { not: null }, ...publishedBy(now) }, limit);
  }

  /** Those in which the person sits or which they made, newest first. */
  async ofPerson(personId: PersonId, limit: number): Promise<ListedMatch[]> {
    const withdrawn = { status: 'aborted', startedAt: null } as const;
    const where = { OR: [{ seats: { some: { personId } } }, { hostId: personId }], NOT: withdrawn };
    const rows = await this.#db.match.findMany({ where, ...listed, orderBy: { createdAt: 'desc' }, take: limit });
    return rows.map(fromListed);
  }

  /** Live matches in which a bot sits: they go on after a restart without anybody coming back. */
  async liveWithBots(limit: number): Promise<string[]> {
    const where: Prisma.MatchWhereInput = { status: 'live', seats: { some: { kind: 'bot' } } };
    const rows = await this.#db.match.findMany({
      where,
      select: { id: true },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map((row) => row.id);
  }

  /**
   * Seats a person. When the last seat is taken, the match becomes live in the same transaction. Two people who open one link
   * at once: the row lock lets one of them in. With a guest it counts for nobody's rating [HTTP-64].
   */
  async join(
    id: MatchId,
    seat: Seat,
    { personId, account, entropy, rest }: Sitting,
    token: string | undefined,
  ): Promise<StoredMatch | JoinRefusal> {
    return this.#db.$transaction(async (tx) => {
      await tx.$executeRaw`select 1 from match where id = ${id} for update`;
      const match = await tx.match.findUnique({ where: { id }, include });
      if (match === null) return 'no-match';
      const number = seatNumber(seat);
      const row = match.seats.find((other) => other.number === number);
      if (row === undefined) return 'no-seat';
      if (match.seats.some((other) => other.personId === personId)) return 'already-seated';
      if (match.status === 'aborted' && match.startedAt === null) return 'withdrawn';
      if (row.kind !== 'empty' || match.status !== 'open') return 'taken';
      if (row.reservedFor !== null && row.reservedFor !== personId) return 'reserved';
      if (row.invitationHash !== null && !matchesToken(row.invitationHash, token)) return 'wrong-token';
      await tx.seat.update({
        where: { matchId_number: { matchId: id, number } },
        data: { kind: 'person', personId, invitationHash: null, declined: false, entropy, ...restColumn(rest) },
      });
      const full = match.seats.every((other) => other.number === number || other.kind !== 'empty');
      const entropies = match.seats.map((other) => (other.number === number ? entropy : (other.entropy ?? '')));
      const data = {
        ...(full ? { status: 'live' as const, startedAt: new Date(), entropy: joinEntropy(entropies) } : {}),
        ...(account ? {} : { rated: false }),
      };
      return fromRow(await tx.match.update({ where: { id }, data, include }));
    });
  }

  /** Gives an empty seat a new token, so that the earlier link no longer opens; false where somebody sits there. */
  async renewInvitation(id: MatchId, seat: Seat, token: string): Promise<boolean> {
    const { count } = await this.#db.seat.updateMany({
      where: { matchId: id, number: seatNumber(seat), kind: 'empty' },
      data: { invitationHash: hashSecret(token), declined: false },
    });
    return count === 1;
  }

  /** Notes that whoever holds the invitation does not want to play now; false where the token opens no empty seat. */
  async decline(id: MatchId, seat: Seat, token: string): Promise<boolean> {
    const { count } = await this.#db.seat.updateMany({
      where: { matchId: id, number: seatNumber(seat), kind: 'empty', invitationHash: hashSecret(token) },
      data: { declined: true },
    });
    return count === 1;
  }

  async setRound(id: MatchId, round: string): Promise<void> {
    // `update` would also read the whole row, with its setup, and give it back.
    await this.#db.match.updateMany({ where: { id }, data: { round } });
  }

  async finish(id: MatchId, outcome: Outcome): Promise<void> {
    const data = {
      status: 'finished' as const,
      endedAt: new Date(),
      outcome: { ...outcome } as Prisma.InputJsonObject,
    };
    await this.#end(id, data);
  }

  /** Before anything can be read of the end, it stands how late the public is [WATCH-6]. */
  async #end(id: MatchId, data: Prisma.MatchUpdateManyMutationInput): Promise<void> {
    const instant = this.#db.$executeRaw`
      update match set published_at = coalesce((select max(at) from journal_entry where match_id = ${id}), now())
        + make_interval(secs => coalesce((terms #>> '{watch,delay,seconds}')::int, 0))
      where id = ${id} and late and status = 'live'`;
    await this.#db.$transaction([instant, this.#db.match.updateMany({ where: { id, status: 'live' }, data })]);
  }

  async abort(id: MatchId): Promise<void> {
    await this.#end(id, { status: 'aborted', endedAt: new Date() });
  }

  /** Live matches with a clock: their deadlines are looked after from the start of the server on. */
  async liveWithClocks(limit: number): Promise<string[]> {
    const rows = await this.#db.match.findMany({
      where: { status: 'live', tempo: { path: ['kind'], not: 'none' } },
      select: { id: true },
      orderBy: { createdAt: 'desc' },
      take: limit,
    });
    return rows.map((row) => row.id);
  }

  async freeze(id: MatchId): Promise<void> {
    await this.#end(id, { status: 'frozen' });
  }
}

function seatRow(seat: NewSeat): Prisma.SeatUncheckedCreateWithoutMatchInput {
  const place = { number: seatNumber(seat.seat), team: seat.team, side: seat.side };
  switch (seat.kind) {
    case 'person':
      return { ...place, kind: 'person', personId: seat.personId, entropy: seat.entropy, ...restColumn(seat.rest) };
    case 'bot':
      return { ...place, kind: 'bot', bot: seat.bot, entropy: seat.entropy };
    case 'empty':
      return {
        ...{ ...place, kind: 'empty', reservedFor: seat.reservedFor ?? null },
        invitationHash: seat.token === null ? null : hashSecret(seat.token),
      };
  }
}

/** The column of somebody's hours off, where they have any. */
const restColumn = (rest: Rest | undefined): { rest?: Prisma.InputJsonValue } => (rest === undefined ? {} : { rest });

function entropyOf(seat: NewSeat): string {
  return seat.kind === 'empty' ? '' : seat.entropy;
}

function joinEntropy(entropies: readonly string[]): string {
  return entropies.join(':');
}

function matchesToken(hash: Uint8Array, token: string | undefined): boolean {
  return token !== undefined && Buffer.compare(hash, hashSecret(token)) === 0;
}

const fromRow = (row: MatchRow): StoredMatch => ({ setup: row.setup as Json, ...fromListed(row) });

function fromListed(row: ListedRow): ListedMatch {
  const over = isOver(row.status);
  return {
    id: row.id,
    ruleset: row.ruleset,
    edition: row.edition,
    name: row.name,
    summary: row.summary,
    tempo: tempo.parse(row.tempo),
    ...(row.terms === null ? {} : { terms: tableTerms.parse(row.terms) }),
    status: row.status,
    hostId: row.hostId,
    seed: row.seed,
    dice: {
      commitment: row.commitment,
      entropy: row.entropy,
      seed: over ? Buffer.from(row.seed).toString('hex') : null,
    },
    round: row.round,
    outcome: row.outcome as Outcome | null,
    createdAt: row.createdAt.getTime(),
    publishedAt: row.publishedAt?.getTime() ?? null,
    listed: row.listed,
    imported: row.importedFrom !== null,
    rated: row.rated,
    chat: row.chat,
    setUp: row.setUp,
    seats: row.seats.map((seat) => ({
      seat: `seat-${seat.number}`,
      team: seat.team,
      side: seat.side,
      kind: seat.kind,
      personId: seat.personId,
      name: seat.kind === 'bot' ? seat.bot : (seat.person?.name ?? seat.toldName),
      open: seat.kind === 'empty' && seat.invitationHash === null && seat.reservedFor === null,
      ...(seat.reservedFor === null ? {} : { reservedFor: seat.reservedFor }),
      ...(seat.declined ? { declined: true as const } : {}),
      rest: seat.rest === null ? null : rest.parse(seat.rest),
    })),
  };
}
