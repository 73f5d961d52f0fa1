/** Playing the same match again with sides swapped, once one has offered it and the other has taken it [HTTP-66]. */
import { randomBytes } from 'node:crypto';
import { usualTableTerms } from '@broadside/match';
import { isOver } from '@broadside/protocol';
import type { MatchId, PersonId, Rematch } from '@broadside/protocol';
import type { Rooms } from '../rooms/rooms.ts';
import type { Database } from '../store/database.ts';
import { newMatchId } from '../store/matches.ts';
import type { Matches, NewSeat, StoredMatch, StoredSeat } from '../store/matches.ts';

interface Asked {
  readonly wantedBy: string | null;
  readonly next: string | null;
}

export class Rematches {
  readonly #db: Database;
  readonly #matches: Matches;
  readonly #rooms: Rooms;

  constructor(db: Database, matches: Matches, rooms: Rooms) {
    this.#db = db;
    this.#matches = matches;
    this.#rooms = rooms;
  }

  async of(match: StoredMatch, personId: PersonId): Promise<Rematch> {
    const { wantedBy, next } = await this.#asked(match.id);
    const made = next === null ? undefined : await this.#matches.get(next);
    return {
      possible: canBePlayedAgain(match),
      by: match.seats.find((seat) => wantedBy !== null && seat.personId === wantedBy)?.name ?? null,
      mine: wantedBy === personId,
      match: made?.id ?? null,
    };
  }

  /** Offers it; where the other side has, or is a bot, the match is made. */
  async ask(match: StoredMatch, personId: PersonId): Promise<Rematch> {
    const other = match.seats.find((seat) => seat.personId !== personId);
    const { id } = match;
    if (other?.kind !== 'bot') {
      // Of two offers at the same moment, the second one finds the first, and is its answer.
      const offer = { id, rematchWantedBy: null, rematchId: null };
      await this.#db.match.updateMany({ where: offer, data: { rematchWantedBy: personId } });
    }
    const wantedBy = other?.kind === 'bot' ? null : (other?.personId ?? null);
    const agreed = { id, rematchWantedBy: wantedBy, rematchId: null };
    await this.#db.match.updateMany({ where: agreed, data: { rematchId: newMatchId() } });
    const { next } = await this.#asked(id);
    if (next !== null) await this.#make(match, next);
    return this.of(match, personId);
  }

  async #asked(id: MatchId): Promise<Asked> {
    const row = await this.#db.match.findUnique({
      where: { id },
      select: { rematchWantedBy: true, rematchId: true },
    });
    return { wantedBy: row?.rematchWantedBy ?? null, next: row?.rematchId ?? null };
  }

  /** Under the id that was agreed on, once: asked again, also after a crash in between, it is the same match. */
  async #make(match: StoredMatch, id: MatchId): Promise<void> {
    if ((await this.#matches.get(id)) !== undefined) return;
    const { ruleset, edition, name, summary, setup, tempo, rated, chat, setUp, hostId } = match;
    const seats = swapped(match.seats);
    const { watch } = match.terms ?? {};
    const terms = watch && { terms: { ...usualTableTerms, chat, rated, watch } };
    // Before the public knows the end of this one, it shall not read that there is a next one [WATCH-7].
    const listed = (await this.#rooms.published(match)) ? {} : { listed: false };
    const created = await this.#matches
      .create({
        ...terms,
        ...listed,
        id,
        ruleset,
        edition,
        name,
        summary,
        setup,
        tempo,
        rated,
        chat,
        setUp,
        hostId,
        seats,
      })
      .catch(async (error: unknown) => {
        if ((await this.#matches.get(id)) === undefined) throw error;
        return undefined;
      });
    if (created !== undefined) await this.#rooms.refresh(created);
  }
}

/** Two seats, at least one person, nobody of another site, nothing that went wrong. */
export function canBePlayedAgain(match: StoredMatch): boolean {
  const seated = match.seats.every((seat) => seat.kind === 'bot' || seat.personId !== null);
  return isOver(match.status) && !match.imported && match.seats.length === 2 && seated;
}

/** Each chair with whoever sat on the other. */
function swapped(seats: readonly StoredSeat[]): NewSeat[] {
  return seats.map(({ seat, team, side }, i) => {
    const sitter = seats[1 - i];
    const entropy = randomBytes(16).toString('hex');
    if (sitter?.kind === 'bot') return { seat, team, side, kind: 'bot', bot: sitter.name ?? '', entropy };
    const rest = sitter?.rest ?? undefined;
    return { seat, team, side, kind: 'person', personId: sitter?.personId ?? '', entropy, rest };
  });
}
