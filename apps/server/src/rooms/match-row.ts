/** What the row of a match says that is in memory, and what follows for it from the game. */
import { isOver } from '@broadside/protocol';
import type { MatchStatus } from '@broadside/protocol';
import type { ListedMatch } from '../store/matches.ts';
import type { RoomGame } from './game.ts';
import type { RoomPorts } from './ports.ts';
import { recorded } from './recorded.ts';

type RowPorts = Pick<RoomPorts, 'matches' | 'observer' | 'logger' | 'outage'>;

export class MatchRow {
  #match: ListedMatch;
  #status: MatchStatus;
  #round: string | null;
  readonly #ports: RowPorts;
  readonly #changed: () => void;

  /** `changed` is told after each change that everybody is to hear of. */
  constructor(match: ListedMatch, ports: RowPorts, changed: () => void) {
    this.#match = match;
    this.#status = match.status;
    this.#round = match.round;
    this.#ports = ports;
    this.#changed = changed;
  }

  get match(): ListedMatch {
    return this.#match;
  }

  get status(): MatchStatus {
    return this.#status;
  }

  get round(): string | null {
    return this.#round;
  }

  get over(): boolean {
    return isOver(this.#status);
  }

  /** Somebody sat down, or stood up. */
  update(match: ListedMatch): void {
    this.#match = match;
    if (this.#status === 'open') this.#status = match.status;
  }

  followRound(round: string | undefined): void {
    if (round === undefined || round === this.#round) return;
    this.#round = round;
    this.#changed();
    void recorded(
      () => this.#ports.matches.setRound(this.#match.id, this.#round ?? round),
      this.#match.id,
      this.#ports,
    );
  }

  /** The match has ended, or it is taken note of that it had: the server may have died between the entry and this. */
  finish({ outcome, aborted }: Pick<RoomGame, 'outcome' | 'aborted'>): void {
    if ((outcome === undefined && !aborted) || this.#status !== 'live') return;
    this.#status = aborted ? 'aborted' : 'finished';
    const { id } = this.#match;
    const { matches } = this.#ports;
    const ended = () => (outcome === undefined ? matches.abort(id) : matches.finish(id, outcome));
    void recorded(ended, id, this.#ports);
    this.#changed();
  }

  freeze(error: unknown, seq: number): void {
    const { id } = this.#match;
    this.#ports.logger.error({ err: error, match: id, seq }, 'the match is frozen');
    if (this.#status === 'frozen') return;
    this.#status = 'frozen';
    this.#ports.observer.frozen();
    void recorded(() => this.#ports.matches.freeze(id), id, this.#ports);
    this.#changed();
  }
}
