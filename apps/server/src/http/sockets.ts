/** The websocket of a match: who it is, what it says, and what is wrong with what it says. */
import { FromClient, MatchParams, Ping, maxFrameBytes, protocolVersion } from '@broadside/protocol';
import type { ErrorCode, PersonId } from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Sessions } from '../identity/sessions.ts';
import { Peer, defaultPeerLimits, waitingForDatabase } from '../rooms/peer.ts';
import type { PeerLimits } from '../rooms/peer.ts';
import type { AskedReply } from '../rooms/replies.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import type { Outage } from '../store/outage.ts';
import { seatOf } from './api-deps.ts';
import { Heartbeat } from './heartbeat.ts';
import { holdsNoText, noTextSentence } from './no-text.ts';
import { HttpProblem } from '../problem.ts';
import { sameOrigin } from './session.ts';

export interface SocketDeps {
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly matches: Matches;
  readonly outage: Outage;
  readonly limits?: Partial<PeerLimits>;
  readonly perAddress: number;
  /** How often each socket is asked whether anybody is there. */
  readonly pingMs: number;
  /** Told of whose connection broke off, instead of being closed. */
  readonly herald?: { missed(room: Room, personId: PersonId): void };
  /** Told of each socket that opens (1) and closes (-1). */
  readonly onCount: (change: 1 | -1) => void;
}

/** How the websocket plugin is set up. */
export const websocketSettings = {
  options: { maxPayload: 4 * maxFrameBytes, perMessageDeflate: false },
  errorHandler: socketFailed,
};

/** A socket that breaks off, or sends what is no message or far too long [WS-32], is no fault of the server: a line will do. */
function socketFailed(error: NodeJS.ErrnoException, socket: WebSocket, request: FastifyRequest): void {
  if (error.code === undefined) request.log.error({ err: error }, 'a socket failed');
  else request.log.info({ code: error.code, why: error.message }, 'a socket was cut');
  socket.terminate();
}

/** What closes with this code was not closed by anybody: RFC 6455, 7.1.5. */
const brokenOff = 1006;

/** Messages that may wait while the match is being loaded. */
const earlyLimit = 64;

export function registerSockets(app: FastifyInstance, deps: SocketDeps): void {
  const addresses = new Map<string, number>();
  const limits = { ...defaultPeerLimits, ...deps.limits };
  const heartbeat = new Heartbeat(deps.pingMs);
  app.addHook('onClose', (_app, done) => {
    heartbeat.stop();
    done();
  });
  app.get(
    '/api/matches/:id/socket',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: (request, _reply, done) => {
        if (!sameOrigin(request)) done(new HttpProblem(403, 'other-origin', "Connect from this site's own pages."));
        else if ((addresses.get(request.ip) ?? 0) >= deps.perAddress)
          done(
            new HttpProblem(429, 'too-many-sockets', 'Close some tables first: too many are open from this address.'),
          );
        else done();
      },
    },
    (socket, request) => {
      const { ip } = request;
      addresses.set(ip, (addresses.get(ip) ?? 0) + 1);
      deps.onCount(1);
      heartbeat.watch(socket, request.raw.socket);
      socket.on('error', () => undefined); // a close event always follows
      socket.once('close', () => {
        deps.onCount(-1);
        const left = (addresses.get(ip) ?? 1) - 1;
        if (left > 0) addresses.set(ip, left);
        else addresses.delete(ip);
      });
      void attend(deps, socket, request, limits);
    },
  );
}

/** What came in before it was known who speaks is kept, in order. */
async function attend(deps: SocketDeps, socket: WebSocket, request: FastifyRequest, limits: PeerLimits): Promise<void> {
  const stream = request.raw.socket;
  const stranger = new Peer(socket, stream, { personId: null, name: null, seat: null }, limits);
  if (deps.outage.on) return stranger.close(waitingForDatabase(deps.outage.forMs));
  const early: [Buffer, boolean][] = [];
  const keep = (data: Buffer, isBinary: boolean): void => {
    const ping = early.length > 0 && !isBinary ? pingIn(data) : undefined;
    // A match that takes long to load is no reason to come again: that would make it longer still.
    if (ping !== undefined && stranger.admits()) stranger.send({ t: 'pong', n: ping.n, at: Date.now() });
    if (ping !== undefined) return;
    if (early.length < earlyLimit) early.push([data, isBinary]);
    else stranger.close({ code: 'flooding', sentence: 'Wait for the welcome before you go on.', retryAfterMs: 5000 });
  };
  socket.on('message', keep);
  try {
    const id = MatchParams.safeParse(request.params).data?.id ?? '';
    const [asking, match, room] = await Promise.all([
      deps.sessions.of(request),
      deps.matches.get(id),
      deps.rooms.get(id),
    ]);
    if (socket.readyState !== socket.OPEN) return;
    if (match === undefined || room === undefined) return refuse(stranger, deps.rooms);
    const person = asking?.person;
    const identity = { personId: person?.id ?? null, name: person?.name ?? null, seat: seatOf(match, person) };
    const peer = new Peer(socket, stream, identity, limits);
    if (asking !== undefined)
      socket.once(
        'close',
        deps.sessions.live.add(asking.sessionId, () => peer.close(signedOut)),
      );
    const conversation = new Conversation(peer, room);
    socket.off('message', keep);
    for (const [data, isBinary] of early) conversation.hear(data, isBinary);
    socket.on('message', (data: Buffer, isBinary) => conversation.hear(data, isBinary));
    socket.once('close', (code) => {
      conversation.end();
      if (code === brokenOff && person !== undefined) deps.herald?.missed(room, person.id);
    });
  } catch (error) {
    request.log.error({ err: error }, 'a socket could not be attended');
    const sentence = 'The match cannot be loaded just now.';
    stranger.close({ code: 'unavailable', sentence, retryAfterMs: 3000 });
  }
}

/** The ping that a message is, where it is one. */
function pingIn(data: Buffer): { readonly n: number } | undefined {
  if (data.length > 100) return undefined;
  try {
    return Ping.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}

/** The session ended: whoever comes back now is the public, or somebody else [HTTP-39]. */
const signedOut = {
  code: 'signed-out',
  sentence: 'You are signed out here. You can still watch.',
  retryAfterMs: 0,
} as const;

function refuse(peer: Peer, rooms: Rooms): void {
  if (rooms.draining) peer.close({ code: 'shutdown', sentence: 'The server restarts.', retryAfterMs: 1000 });
  else peer.close({ code: 'not-found', sentence: 'There is no such match. Look in the lobby.', retryAfterMs: 0 });
}

/** One socket's side of the protocol: each message is answered or acted on, and nothing else happens. */
class Conversation {
  readonly #peer: Peer;
  readonly #room: Room;
  #greeted = false;

  constructor(peer: Peer, room: Room) {
    this.#peer = peer;
    this.#room = room;
  }

  hear(data: Buffer, isBinary: boolean): void {
    if (!this.#peer.open || !this.#peer.admits()) return;
    if (isBinary) return this.#fail('binary', 'Send text frames with JSON.');
    if (data.length > maxFrameBytes)
      return this.#fail('too-large', `Send at most ${String(maxFrameBytes)} bytes in a message.`);
    const text = data.toString();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return this.#fail('bad-message', 'This is not JSON. Send one JSON object in a message.');
    }
    const message = FromClient.safeParse(json);
    if (message.success && message.data.t === 'command' && holdsNoText(text))
      this.#fail('bad-message', noTextSentence, message.data.id);
    else if (message.success) this.#act(message.data);
    else this.#misheard(json, message.error.issues[0]);
  }

  end(): void {
    if (this.#greeted) this.#room.leave(this.#peer);
  }

  #act(message: FromClient): void {
    if (message.t === 'hello') {
      if (this.#greeted) return this.#fail('bad-message', 'Say hello once, at the beginning.');
      this.#greeted = true;
      return this.#room.enter(this.#peer, message.resume);
    }
    if (!this.#greeted) return this.#fail('hello-first', 'Say hello first.', idOf(message));
    switch (message.t) {
      case 'command': {
        const { id, seq, command } = message;
        const { seat } = this.#peer.identity;
        return this.#submit({ id, seq, seat, asks: { command } });
      }
      case 'act': {
        const { id, seq, act } = message;
        return this.#submit({ id, seq, seat: this.#peer.identity.seat, asks: { act } });
      }
      case 'say':
        return this.#room.chat.say(this.#peer, message.id, message.text, (reply) => this.#peer.send(reply));
      case 'resync':
        return this.#room.resync(this.#peer, message.because);
      case 'ping':
        return this.#peer.send({ t: 'pong', n: message.n, at: Date.now() });
    }
  }

  #submit(asked: Omit<AskedReply, 'from'>): void {
    this.#room.submit({ ...asked, from: this.#peer }, (reply) => this.#peer.send(reply));
  }

  /** Says which field is wrong, and names the command where it can be told. */
  #misheard(
    json: unknown,
    issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
  ): void {
    const fields = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
    if (fields['t'] === 'hello' && fields['v'] !== protocolVersion)
      return this.#fail('wrong-version', `This server speaks version ${String(protocolVersion)}. Load the page again.`);
    const place = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.map(String).join('.')}`;
    this.#fail(
      'bad-message',
      `This message is wrong${place}: ${issue?.message ?? 'unknown'}. See SPEC.md.`,
      idOf(fields),
    );
  }

  #fail(code: ErrorCode, sentence: string, id?: string): void {
    this.#peer.send({ t: 'error', code, sentence, ...(id === undefined ? {} : { id }) });
  }
}

function idOf(message: { readonly [field: string]: unknown }): string | undefined {
  const id = message['id'];
  return typeof id === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(id) ? id : undefined;
}
