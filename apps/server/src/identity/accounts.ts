/** What becomes of people: a guest becomes an account, is brought along by another, an account goes. */
import { randomUUID } from 'node:crypto';
import type { Account, Brought, Device, GuestLeft, MatchId, PersonId, ProfileBody, Role } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import { Prisma } from '../store/generated/client.ts';
import type { StoredPerson } from '../store/people.ts';
import { isNoAddress, noAddress } from './auth.ts';
import { moveBelongings, removeBelongings } from './belongings.ts';
import { deviceName, shownAddress } from './devices.ts';
import { handleColumns, takenHandle } from './handles.ts';
import type { AskingPerson } from './sessions.ts';

const person = { select: { id: true, name: true, handle: true, role: true } } as const;

const deletedName = 'Deleted player';
/** What stays of a deleted account. */
const nobody = {
  name: deletedName,
  handle: null,
  handleKey: null,
  handleLook: null,
  image: null,
  role: 'player',
  emailVerified: false,
  isAnonymous: true,
  featured: false,
  hidesResults: false,
  followable: false,
} as const;

export class Accounts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Gives a handle and a name; throws the 409 of a handle that somebody has. */
  async setProfile(
    id: PersonId,
    change: Pick<ProfileBody, 'handle' | 'name' | 'featured' | 'followable' | 'hidesResults'>,
  ): Promise<StoredPerson> {
    const { handle, name, featured, followable, hidesResults } = change;
    const data: Prisma.PersonUpdateInput = {
      updatedAt: new Date(),
      ...(name === undefined ? {} : { name }),
      ...(featured === undefined ? {} : { featured }),
      ...(hidesResults === undefined ? {} : { hidesResults }),
      ...(followable === undefined ? {} : { followable }),
      // Who forbids it is followed by nobody any more.
      ...(followable === false ? { followers: { deleteMany: {} } } : {}),
      ...(handle === undefined ? {} : { ...handleColumns(handle), isAnonymous: false }),
    };
    try {
      return await this.#db.person.update({ where: { id }, data, ...person });
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002' && handle !== undefined)
        throw takenHandle(handle);
      throw error;
    }
  }

  /** They want to see no results before they have watched [WATCH-63]. */
  async hidesResults(id: PersonId): Promise<boolean> {
    const row = await this.#db.person.findUnique({ where: { id }, select: { hidesResults: true } });
    return row?.hidesResults === true;
  }

  async isTaken(handle: string, byAnotherThan: string): Promise<boolean> {
    const { handleKey, handleLook } = handleColumns(handle);
    const where = { OR: [{ handleKey }, { handleLook }], NOT: { id: byAnotherThan } };
    return (await this.#db.person.findFirst({ where, select: { id: true } })) !== null;
  }

  async byEmail(email: string): Promise<StoredPerson | undefined> {
    const where = { email: email.toLowerCase(), emailVerified: true };
    return (await this.#db.person.findFirst({ where, ...person })) ?? undefined;
  }

  /** The ways in which somebody can sign in. */
  async waysOf(id: PersonId): Promise<{ password: boolean; discord: boolean; passkeys: number }> {
    const [credentials, passkeys] = await Promise.all([
      this.#db.credential.findMany({ where: { userId: id }, select: { providerId: true, password: true } }),
      this.#db.passkey.count({ where: { userId: id } }),
    ]);
    return {
      password: credentials.some((each) => each.providerId === 'credential' && each.password !== null),
      discord: credentials.some((each) => each.providerId === 'discord'),
      passkeys,
    };
  }

  async show(asking: AskingPerson): Promise<Account> {
    const { id } = asking.person;
    const [row, ways, passkeys, devices, guest] = await Promise.all([
      this.#db.person.findUniqueOrThrow({ where: { id } }),
      this.waysOf(id),
      this.#db.passkey.findMany({ where: { userId: id }, orderBy: { createdAt: 'asc' } }),
      this.#devices(asking),
      this.guestOf(asking),
    ]);
    return {
      person: asking.person,
      featured: row.featured,
      hidesResults: row.hidesResults,
      followable: row.followable,
      email: row.emailVerified && !isNoAddress(row.email) ? row.email : null,
      password: ways.password,
      discord: ways.discord,
      passkeys: passkeys.map((each) => ({
        id: each.id,
        name: each.name ?? 'Passkey',
        createdAt: each.createdAt?.getTime() ?? 0,
      })),
      devices,
      guest: guest ?? null,
    };
  }

  async #devices(asking: AskingPerson): Promise<Device[]> {
    const rows = await this.#db.session.findMany({
      where: { userId: asking.person.id, expiresAt: { gt: new Date() } },
      orderBy: { seenAt: 'desc' },
    });
    return rows.map((row) => ({
      id: row.id,
      what: deviceName(row.userAgent),
      from: shownAddress(row.ipAddress),
      signedInAt: row.createdAt.getTime(),
      seenAt: row.seenAt.getTime(),
      here: row.id === asking.sessionId,
    }));
  }

  /** The guest that the browser was before; undefined where there is none, or nothing to bring along. */
  async guestOf({ guestId }: AskingPerson): Promise<GuestLeft | undefined> {
    if (guestId === null) return undefined;
    const [row, matches, fleets] = await Promise.all([
      this.#db.person.findUnique({ where: { id: guestId } }),
      this.#db.match.count({ where: { OR: [{ seats: { some: { personId: guestId } } }, { hostId: guestId }] } }),
      this.#db.fleet.count({ where: { ownerId: guestId } }),
    ]);
    return row === null || matches + fleets === 0 ? undefined : { name: row.name, matches, fleets };
  }

  /** Settles what becomes of the guest; answers also which matches have another person in them now. */
  async settleGuest(
    asking: AskingPerson,
    bring: boolean,
  ): Promise<Brought & { readonly matchIds: readonly MatchId[] }> {
    const { guestId, sessionId } = asking;
    const nothing = { matches: 0, fleets: 0, left: 0, matchIds: [] };
    if (guestId === null) return nothing;
    return this.#db.$transaction(async (tx) => {
      // The guest is settled once, however often the button is pressed.
      const { count } = await tx.session.updateMany({ where: { id: sessionId, guestId }, data: { guestId: null } });
      const guest = await tx.person.findUnique({ where: { id: guestId } });
      if (count === 0 || !bring || guest?.handle !== null) return nothing;
      const seats = await tx.seat.findMany({ where: { personId: guestId }, select: { matchId: true } });
      const fleets = await tx.fleet.count({ where: { ownerId: guestId } });
      await moveBelongings(tx, guestId, asking.person.id);
      const left = await tx.seat.count({ where: { personId: guestId } });
      const matchIds = seats.map((seat) => seat.matchId);
      return { matches: matchIds.length - left, fleets, left, matchIds };
    });
  }

  /** The name and every way to sign in go; what was played stays. */
  async remove(id: PersonId): Promise<void> {
    await this.#db.$transaction(async (tx) => {
      await removeBelongings(tx, id);
      await tx.chatMessage.updateMany({ where: { personId: id }, data: { name: deletedName } });
      await tx.person.update({
        where: { id },
        data: { ...nobody, email: noAddress(randomUUID()), deletedAt: new Date() },
      });
    });
  }

  async setRole(id: PersonId, role: Role): Promise<void> {
    await this.#db.person.update({ where: { id }, data: { role } });
  }

  /** Unique addresses: the second person who confirms one takes it from nobody and is refused. False then. */
  async setEmail(id: PersonId, email: string): Promise<boolean> {
    try {
      await this.#db.person.update({ where: { id }, data: { email: email.toLowerCase(), emailVerified: true } });
      return true;
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false;
      throw error;
    }
  }

  /** The matches in which a person sits and whose game is not over. */
  async matchesUnderWay(id: PersonId): Promise<string[]> {
    const rows = await this.#db.match.findMany({
      where: { status: { in: ['open', 'live'] }, seats: { some: { personId: id } } },
      select: { id: true },
    });
    return rows.map((row) => row.id);
  }

  async deletePasskey(userId: PersonId, id: string): Promise<string | undefined> {
    const row = await this.#db.passkey.findFirst({ where: { id, userId } });
    if (row === null) return undefined;
    await this.#db.passkey.delete({ where: { id } });
    return row.name ?? 'Passkey';
  }

  async unlinkDiscord(userId: PersonId): Promise<boolean> {
    const { count } = await this.#db.credential.deleteMany({ where: { userId, providerId: 'discord' } });
    return count > 0;
  }
}
