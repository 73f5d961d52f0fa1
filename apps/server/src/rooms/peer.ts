/** One socket at a match: what may be sent to it, and when it is too slow or too loud. */
import type { Socket } from 'node:net';
import { protocolVersion } from '@broadside/protocol';
import type { ClosingMessage, FromSeason, FromServer, MatchHeader, PersonId } from '@broadside/protocol';
import type { Seat, Viewer } from '@broadside/rules/kernel';
import type { WebSocket } from 'ws';
import { afterTaking, type MessageRate } from './token-bucket.ts';
import { textFrame } from './wire-frame.ts';

export interface PeerLimits {
  readonly rate: MessageRate;
  /** Unread bytes beyond which frames are left out; the socket gets a snapshot when it has read them. */
  readonly softBytes: number;
  /** Unread bytes beyond which the socket is closed. */
  readonly hardBytes: number;
  /** Milliseconds that a socket may stay behind before it is closed. */
  readonly behindMs: number;
}

export const defaultPeerLimits: PeerLimits = {
  rate: { perSecond: 20, burst: 60 },
  softBytes: 512 * 1024,
  hardBytes: 8 * 1024 * 1024,
  behindMs: 30_000,
};

/** Websocket close codes of SPEC.md. */
export const closeCodes: { readonly [K in ClosingMessage['code']]: number } = {
  shutdown: 1012,
  flooding: 1008,
  slow: 1013,
  unavailable: 1013,
  'not-found': 4404,
  'signed-out': 4401,
  'seat-changed': 4409,
  'judge-left': 4403,
  'pass-ended': 4403,
  stream: 4410,
};

/** For who comes to a match, or is at one, that cannot be shown to them: the next to come may see it loaded anew. */
export const unavailable = {
  code: 'unavailable',
  sentence: 'The match cannot go on just now.',
  retryAfterMs: 3000,
} as const;

/** For who only watches, where watchers follow the match over HTTP, at `stream` [WATCH-14]. */
export const toTheStream = (stream: string) =>
  ({
    code: 'stream',
    sentence: 'So many watch this match that it is told over HTTP.',
    retryAfterMs: 0,
    stream,
  }) as const;

/** For a judge who has left the table: they are the public again. */
export const judgeLeft = {
  code: 'judge-left',
  sentence: 'You have left this table as judge. You can still watch.',
  retryAfterMs: 0,
} as const;

/** For who has no live pass, or none any more: they watch as everybody does [WATCH-50]. */
export const passEnded = {
  code: 'pass-ended',
  sentence: 'You hold no live pass here. You see what all watchers see.',
  retryAfterMs: 0,
} as const;

/**
 * For everybody while the database is away: what was asked is done when they are back [WS-44]. They come again when it has
 * been away for half as long again.
 */
export function waitingForDatabase(awayMs: number) {
  return {
    code: 'unavailable',
    sentence: 'The server is waiting for its database. Your match goes on by itself.',
    retryAfterMs: Math.round(Math.min(Math.max(awayMs / 2, 500), 5000)),
  } as const;
}

export interface PeerIdentity {
  readonly personId: PersonId | null;
  readonly name: string | null;
  readonly seat: Seat | null;
  /** A judge who has entered, and sees everything [LEAGUE-97]. */
  readonly referee?: true;
  /** A live pass: the public view, without its delay [WATCH-50]. */
  readonly ahead?: true;
}

/** Who only watches, as far as is known. */
export const publicIdentity: PeerIdentity = { personId: null, name: null, seat: null };

const publicViewer: Viewer = { kind: 'public' };
const refereeViewer: Viewer = { kind: 'referee' };

function viewerOf({ seat, referee }: PeerIdentity): Viewer {
  if (referee === true) return refereeViewer;
  return seat === null ? publicViewer : { kind: 'seat', seat };
}

/** An idle one is kept for hours, and there are many: it holds no more than it needs. */
export class Peer {
  readonly identity: PeerIdentity;
  readonly viewer: Viewer;
  /** Asked for a snapshot when a socket that had fallen behind has read everything. */
  source: { sendSnapshot(peer: Peer): void } | undefined;
  readonly #socket: WebSocket;
  readonly #stream: Socket;
  readonly #limits: PeerLimits;
  #behind: ReturnType<typeof setTimeout> | undefined;
  #held: Buffer[] | undefined;
  #open = true;
  /** When it may send a whole burst again, in milliseconds of the steady clock. */
  #restedAt = 0;

  /** `stream` is the TCP connection under `socket`: ready-made frames are written to it directly. */
  constructor(socket: WebSocket, stream: Socket, identity: PeerIdentity, limits: PeerLimits) {
    this.#socket = socket;
    this.#stream = stream;
    this.identity = identity;
    this.viewer = viewerOf(identity);
    this.#limits = limits;
  }

  get open(): boolean {
    return this.#open;
  }

  /** Shown what everybody is, and as late. */
  get watches(): boolean {
    return this.viewer.kind === 'public' && this.identity.ahead !== true;
  }

  /** Counts one incoming message; closes the socket and answers false where it sends too many [WS-33]. */
  admits(): boolean {
    const { rate } = this.#limits;
    const restedAt = afterTaking(this.#restedAt, Math.round(performance.now()), rate);
    if (restedAt !== undefined) {
      this.#restedAt = restedAt;
      return true;
    }
    this.close({
      code: 'flooding',
      sentence: `Send at most ${String(rate.perSecond)} messages a second.`,
      retryAfterMs: 5000,
    });
    return false;
  }

  /** The first answer to `hello` [WS-2]. `seq`: the newest entry that it is shown. */
  welcome(match: MatchHeader, seq: number): void {
    const { name, seat, ahead } = this.identity;
    const you = { viewer: this.viewer.kind, seat, name, ...(ahead && { ahead }) };
    this.send({ t: 'welcome', v: protocolVersion, match, you, seq });
  }

  send(message: FromServer | FromSeason): void {
    this.write(textFrame(JSON.stringify(message)));
  }

  /** For answers, which are never left out. */
  write(frame: Buffer): void {
    if (!this.#open) return;
    if (this.#stream.writableLength > this.#limits.hardBytes) {
      this.#open = false;
      this.#socket.terminate();
      return;
    }
    this.#put(frame);
  }

  /** For frames and presence, which a slow reader is spared: it gets one snapshot later instead [WS-13]. */
  push(frame: Buffer): void {
    if (!this.#open || this.#behind !== undefined) return;
    if (this.#stream.writableLength <= this.#limits.softBytes) {
      this.#put(frame);
      return;
    }
    this.#stream.once('drain', () => this.#drained());
    this.#behind = setTimeout(() => {
      this.close({ code: 'slow', sentence: 'This connection reads too slowly. Connect again.', retryAfterMs: 1000 });
    }, this.#limits.behindMs);
  }

  /** What `work` writes to this socket leaves in one packet: a mover's frame and its answer. */
  together(work: () => void): void {
    const held: Buffer[] = [];
    this.#held = held;
    try {
      work();
    } finally {
      this.#held = undefined;
    }
    const [first] = held;
    if (first !== undefined) this.#stream.write(held.length === 1 ? first : Buffer.concat(held));
  }

  #put(frame: Buffer): void {
    if (this.#held === undefined) this.#stream.write(frame);
    else this.#held.push(frame);
  }

  close(closing: Omit<ClosingMessage, 't'>): void {
    if (!this.#open) return;
    this.send({ t: 'closing', ...closing });
    this.#open = false;
    clearTimeout(this.#behind);
    this.#socket.close(closeCodes[closing.code], closing.code);
  }

  /** The socket is closed: nothing is sent any more. */
  gone(): void {
    this.#open = false;
    clearTimeout(this.#behind);
  }

  #drained(): void {
    if (this.#behind === undefined || !this.#open) return;
    clearTimeout(this.#behind);
    this.#behind = undefined;
    this.source?.sendSnapshot(this);
  }
}
