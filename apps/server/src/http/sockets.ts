/** The websocket of a match: who it is, what it says, and what is wrong with what it says. */
import type { Socket } from 'node:net';
import { FromClient, MatchParams, Ping, maxFrameBytes, protocolVersion } from '@broadside/protocol';
import type { CommandId, ErrorCode, PersonId } from '@broadside/protocol';
import type { Seat } from '@broadside/rules/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Casting } from '../casts/casting.ts';
import type { LivePasses } from '../passes/live-passes.ts';
import type { RefereeWatch } from '../judges/referee-watch.ts';
import type { AskingPerson, Sessions } from '../identity/sessions.ts';
import { Peer, passEnded, publicIdentity, waitingForDatabase } from '../rooms/peer.ts';
import type { PeerIdentity } from '../rooms/peer.ts';
import type { AskedReply } from '../rooms/replies.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { Outage } from '../store/outage.ts';
import type { StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import { holdsNoText, noTextSentence } from './no-text.ts';
import type { AttendedSocket, SocketHall } from './socket-hall.ts';

export interface SocketDeps {
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly matches: Matches;
  readonly outage: Outage;
  /** Throws who else would be right where somebody is no judge who has entered the match and sees everything. */
  readonly demandReferee: (matchId: string, person: StoredPerson | undefined) => Promise<void>;
  /** Looks after open views of both sides. */
  readonly referees: Pick<RefereeWatch, 'watch'>;
  /** Who may look ahead of watchers. */
  readonly passes: Pick<LivePasses, 'holds' | 'watch'>;
  readonly casting: Pick<Casting, 'take'>;
  readonly hall: SocketHall;
  /** Told of whose connection broke off, instead of being closed. */
  readonly herald?: { missed(room: Room, personId: PersonId): void };
}

/** How the websocket plugin is set up. */
export const websocketSettings = { options: { maxPayload: 4 * maxFrameBytes, perMessageDeflate: false } };

/** What closes with this code was not closed by anybody: RFC 6455, 7.1.5. */
const brokenOff = 1006;

/** Messages that may wait while the match is being loaded. */
const earlyLimit = 64;

/**
 * An idle socket keeps nothing but what it needs: neither its request, nor the answer that an upgrade never gets, nor
 * anything that remembers them.
 */
export function registerSockets(app: FastifyInstance, deps: SocketDeps): void {
  const { hall } = deps;
  app.get(
    '/api/matches/:id/socket',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: (request, _reply, done) => {
        hall.demandRoom(request);
        if (asReferee(request)) demandReferee(deps, request).then(() => done(), done);
        else done();
      },
      preHandler: (request, reply, done) => {
        if (request.ws) reply.raw.detachSocket(request.raw.socket);
        done();
      },
    },
    (socket, request) => {
      const visit = new Visit(deps, socket, request.raw.socket, request.ip);
      hall.attend(visit);
      void visit.arrive(request);
    },
  );
}

/** One socket from its opening to its end. What comes in before it is known who speaks is kept, in order. */
class Visit implements AttendedSocket {
  readonly socket: WebSocket;
  readonly stream: Socket;
  read = -1;
  readonly #deps: SocketDeps;
  readonly #ip: string;
  /** A stranger until it is known who it is. */
  #peer: Peer;
  #early: [Buffer, boolean][] | undefined = [];
  #conversation: Conversation | undefined;
  /** Takes the socket off the list of its session. */
  #leaveSession: (() => void) | undefined;
  /** Of a judge, or a holder of a pass: nobody looks after what they see any more. */
  #unwatch: (() => void) | undefined;

  constructor(deps: SocketDeps, socket: WebSocket, stream: Socket, ip: string) {
    this.#deps = deps;
    this.socket = socket;
    this.stream = stream;
    this.#ip = ip;
    this.#peer = new Peer(socket, stream, publicIdentity, deps.hall.limits);
    deps.hall.enter(this, ip);
  }

  async arrive(request: FastifyRequest): Promise<void> {
    const { outage, sessions, matches, rooms, hall, passes } = this.#deps;
    if (outage.on) return this.#peer.close(waitingForDatabase(outage.forMs));
    try {
      const id = MatchParams.safeParse(request.params).data?.id ?? '';
      const [asking, [match], room] = await Promise.all([sessions.of(request), matches.byIds([id]), rooms.get(id)]);
      if (this.socket.readyState !== this.socket.OPEN) return;
      if (match === undefined || room === undefined) return refuse(this.#peer, rooms);
      const person = asking?.person;
      const ahead = asAhead(request);
      if (ahead && (person === undefined || !(await passes.holds(match, person.id))))
        return this.#peer.close(passEnded);
      if (this.socket.readyState !== this.socket.OPEN) return;
      const as = ahead ? { ahead } : asReferee(request) ? ({ referee: true } as const) : {};
      this.#recognise(asking, match, room, as);
    } catch (error) {
      hall.log.error({ err: error, url: request.url }, 'a socket could not be attended');
      const sentence = 'The match cannot be loaded just now.';
      this.#peer.close({ code: 'unavailable', sentence, retryAfterMs: 3000 });
    }
  }

  #recognise(
    asking: AskingPerson | undefined,
    match: ListedMatch,
    room: Room,
    as: Pick<PeerIdentity, 'ahead' | 'referee'>,
  ): void {
    const { sessions, hall } = this.#deps;
    const person = asking?.person;
    const identity =
      person === undefined
        ? publicIdentity
        : { personId: person.id, name: person.name, seat: seatOf(match, person), ...as };
    const peer = new Peer(this.socket, this.stream, identity, hall.limits);
    this.#peer = peer;
    if (asking !== undefined) this.#leaveSession = sessions.live.add(asking.sessionId, () => peer.close(signedOut));
    if (peer.viewer.kind === 'referee') this.#unwatch = this.#deps.referees.watch(peer, match.id);
    if (as.ahead) this.#unwatch = this.#deps.passes.watch(peer, match);
    this.#conversation = new Conversation(peer, room, this.#deps.casting);
    for (const [data, isBinary] of this.#early ?? []) this.#conversation.hear(data, isBinary);
    this.#early = undefined;
  }

  hear(data: Buffer, isBinary: boolean): void {
    if (this.#conversation !== undefined) this.#conversation.hear(data, isBinary);
    else if (this.#early !== undefined) this.#keep(this.#early, data, isBinary);
  }

  #keep(early: [Buffer, boolean][], data: Buffer, isBinary: boolean): void {
    const ping = early.length > 0 && !isBinary ? pingIn(data) : undefined;
    // A match that takes long to load is no reason to come again: that would make it longer still.
    if (ping !== undefined && this.#peer.admits()) this.#peer.send({ t: 'pong', n: ping.n, at: Date.now() });
    if (ping !== undefined) return;
    if (early.length < earlyLimit) early.push([data, isBinary]);
    else this.#peer.close({ code: 'flooding', sentence: 'Wait for the welcome before you go on.', retryAfterMs: 5000 });
  }

  end(code: number): void {
    const { hall, herald } = this.#deps;
    hall.leave(this, this.#ip);
    this.#peer.gone();
    this.#leaveSession?.();
    this.#unwatch?.();
    if (this.#conversation === undefined) return;
    this.#conversation.end();
    const { personId } = this.#peer.identity;
    if (code === brokenOff && personId !== null) herald?.missed(this.#conversation.room, personId);
  }
}

/** `?as=judge`: with the view of both sides. Everybody else costs no look at who judges. */
const asReferee = ({ query }: FastifyRequest): boolean => (query as { readonly as?: unknown }).as === 'judge';

/** `?as=ahead`: the public view without its delay. */
const asAhead = ({ query }: FastifyRequest): boolean => (query as { readonly as?: unknown }).as === 'ahead';

async function demandReferee({ sessions, demandReferee: demand }: SocketDeps, request: FastifyRequest): Promise<void> {
  const asking = await sessions.of(request);
  await demand(MatchParams.safeParse(request.params).data?.id ?? '', asking?.person);
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
  else peer.close({ code: 'not-found', sentence: 'There is no such match. Look on the front page.', retryAfterMs: 0 });
}

/** One socket's side of the protocol: each message is answered or acted on, and nothing else happens. */
class Conversation {
  readonly room: Room;
  readonly #peer: Peer;
  readonly #casting: Pick<Casting, 'take'>;
  #greeted = false;

  constructor(peer: Peer, room: Room, casting: Pick<Casting, 'take'>) {
    this.#peer = peer;
    this.#casting = casting;
    this.room = room;
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
    if (this.#greeted) this.room.leave(this.#peer);
  }

  #act(message: FromClient): void {
    if (message.t === 'hello') {
      if (this.#greeted) return this.#fail('bad-message', 'Say hello once, at the beginning.');
      this.#greeted = true;
      return this.room.enter(this.#peer, message);
    }
    if (!this.#greeted) return this.#fail('hello-first', 'Say hello first.', idOf(message));
    switch (message.t) {
      case 'command': {
        const { id, seq, command } = message;
        const { seat } = this.#peer.identity;
        return this.#submit(id, seq, seat, { command });
      }
      case 'act': {
        const { id, seq, act } = message;
        return this.#submit(id, seq, this.#peer.identity.seat, { act });
      }
      case 'say':
        return this.room.chat.say(this.#peer, message.id, message.text, (reply) => this.#peer.send(reply));
      case 'cue':
        void this.#casting
          .take(this.room.match, this.#peer.identity.personId, message)
          .then((reply) => this.#peer.send(reply));
        return;
      case 'resync':
        return this.room.resync(this.#peer, message.because);
      case 'ping':
        return this.#peer.send({ t: 'pong', n: message.n, at: Date.now() });
    }
  }

  #submit(id: CommandId, seq: number, seat: Seat | null, asks: AskedReply['asks']): void {
    const from = this.#peer;
    this.room.submit({ id, seq, seat, asks, from }, (reply) => from.send(reply));
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
