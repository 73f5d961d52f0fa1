/** The websocket of a season [LEAGUE-154]: who comes, what is heard, and when it is too much. */
import type { Socket } from 'node:net';
import { FromSeasonClient, SeasonParams, maxFrameBytes, protocolVersion } from '@broadside/protocol';
import type { ErrorCode, PersonId } from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Sessions } from '../identity/sessions.ts';
import type { SeasonWatchers } from '../leagues/season-watchers.ts';
import type { OpenSeason, Seasons } from '../leagues/seasons.ts';
import type { Spoilers } from '../spoilers/spoilers.ts';
import { Peer, publicIdentity } from '../rooms/peer.ts';
import { openSeason } from './leagues.ts';
import type { AttendedSocket, SocketHall } from './socket-hall.ts';

export interface SeasonSocketDeps {
  readonly hall: SocketHall;
  readonly seasons: Seasons;
  readonly watchers: SeasonWatchers;
  readonly sessions: Sessions;
  readonly spoilers: Pick<Spoilers, 'hidesSeason'>;
}

interface Arrival {
  readonly open: OpenSeason;
  /** Results are kept from them: they are told that there is something, and not what [WATCH-65]. */
  readonly untold: boolean;
  readonly person: PersonId | undefined;
}

export function registerSeasonSockets(app: FastifyInstance, deps: SeasonSocketDeps): void {
  const { hall, sessions, watchers } = deps;
  /** Who was let in, until the socket is there: nothing remembers the request after that. */
  const arrivals = new WeakMap<FastifyRequest['raw'], Arrival>();
  app.addHook('preClose', (done) => {
    watchers.close();
    done();
  });
  app.get(
    '/api/seasons/:id/socket',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        hall.demandRoom(request);
        const id = SeasonParams.safeParse(request.params).data?.id ?? '';
        const [open, asking] = await Promise.all([openSeason(deps, id), sessions.of(request)]);
        const untold = await deps.spoilers.hidesSeason(request, id);
        arrivals.set(request.raw, { open, untold, person: asking?.person.id });
      },
      preHandler: (request, reply, done) => {
        if (request.ws) reply.raw.detachSocket(request.raw.socket);
        done();
      },
    },
    (socket, request) => {
      const arrival = arrivals.get(request.raw);
      if (arrival === undefined) return socket.terminate();
      hall.attend(new SeasonVisit(deps, socket, { ...arrival, stream: request.raw.socket, ip: request.ip }));
    },
  );
}

interface Visitor extends Arrival {
  readonly stream: Socket;
  readonly ip: string;
}

class SeasonVisit implements AttendedSocket {
  readonly socket: WebSocket;
  readonly stream: Socket;
  read = -1;
  readonly #deps: SeasonSocketDeps;
  readonly #season: string;
  readonly #ip: string;
  readonly #untold: boolean;
  readonly #peer: Peer;
  /** Undefined also for whoever had too many. */
  readonly #counted: PersonId | undefined;
  #greeted = false;

  constructor(deps: SeasonSocketDeps, socket: WebSocket, { open, untold, person, stream, ip }: Visitor) {
    this.#deps = deps;
    this.socket = socket;
    this.stream = stream;
    this.#season = open.stored.id;
    this.#ip = ip;
    this.#untold = untold;
    this.#peer = new Peer(socket, stream, publicIdentity, deps.hall.limits);
    deps.hall.enter(this, ip);
    if (person === undefined || deps.watchers.admits(person)) this.#counted = person;
    else
      this.#peer.close({
        code: 'flooding',
        sentence: 'You follow very many seasons at once. Close some of their pages.',
        retryAfterMs: 60_000,
      });
  }

  hear(data: Buffer, isBinary: boolean): void {
    if (!this.#peer.open || !this.#peer.admits()) return;
    if (isBinary) return this.#fail('binary', 'Send text frames with JSON.');
    if (data.length > maxFrameBytes)
      return this.#fail('too-large', `Send at most ${String(maxFrameBytes)} bytes in a message.`);
    const message = FromSeasonClient.safeParse(jsonIn(data)).data;
    if (message === undefined) return this.#fail('bad-message', hint);
    if (message.t === 'ping') return this.#peer.send({ t: 'pong', n: message.n, at: Date.now() });
    if (this.#greeted) return this.#fail('bad-message', 'Say hello once, at the beginning.');
    this.#greeted = true;
    void this.#greet(message.resume);
  }

  /** From the season as it is now: others may have acted since the socket was opened. */
  async #greet(resume: number | null): Promise<void> {
    const { seasons, watchers, hall } = this.#deps;
    try {
      const open = await seasons.get(this.#season);
      if (open !== undefined && this.#peer.open) watchers.enter(open, this.#peer, { resume, untold: this.#untold });
    } catch (error) {
      hall.log.error({ err: error, season: this.#season }, 'a socket could not be attended');
      const sentence = 'The season cannot be loaded just now.';
      this.#peer.close({ code: 'unavailable', sentence, retryAfterMs: 3000 });
    }
  }

  end(): void {
    const { hall, watchers } = this.#deps;
    hall.leave(this, this.#ip);
    this.#peer.gone();
    watchers.leave(this.#season, this.#peer);
    if (this.#counted !== undefined) watchers.gone(this.#counted);
  }

  #fail(code: ErrorCode, sentence: string): void {
    this.#peer.send({ t: 'error', code, sentence });
  }
}

const hint = `Send {"t":"hello","v":${String(protocolVersion)},"resume":null} or {"t":"ping","n":1}. See SPEC.md.`;

function jsonIn(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
