/** What all sockets of the server share, whatever they follow: how many may be open, who is still there, what is heard. */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { HttpProblem } from '../problem.ts';
import { defaultPeerLimits } from '../rooms/peer.ts';
import type { PeerLimits } from '../rooms/peer.ts';
import { Heartbeat } from './heartbeat.ts';
import type { Watched } from './heartbeat.ts';
import { sameOrigin } from './session.ts';

export interface SocketHallSettings {
  readonly limits?: Partial<PeerLimits>;
  readonly perAddress: number;
  /** How often each socket is asked whether anybody is there. */
  readonly pingMs: number;
  /** Told of each socket that opens (1) and closes (-1). */
  readonly onCount: (change: 1 | -1) => void;
}

/** A socket with somebody at its end. */
export interface AttendedSocket extends Watched {
  hear(data: Buffer, isBinary: boolean): void;
  /** It is closed, with this code. */
  end(code: number): void;
}

export class SocketHall {
  readonly limits: PeerLimits;
  readonly log: FastifyBaseLogger;
  readonly #settings: SocketHallSettings;
  readonly #heartbeat: Heartbeat;
  /** Open sockets of each address. */
  readonly #addresses = new Map<string, number>();
  readonly #onError: (this: WebSocket, error: Error) => void;

  constructor(app: FastifyInstance, settings: SocketHallSettings) {
    this.#settings = settings;
    this.limits = { ...defaultPeerLimits, ...settings.limits };
    this.#heartbeat = new Heartbeat(settings.pingMs);
    const { log } = app;
    this.log = log;
    this.#onError = function (this: WebSocket, error: Error): void {
      socketFailed(error, this, log);
    };
    app.addHook('onClose', (_app, done) => {
      this.#heartbeat.stop();
      done();
    });
  }

  /** Throws who may open no socket: another site's page, or an address that has too many. */
  demandRoom(request: FastifyRequest): void {
    if (!sameOrigin(request)) throw new HttpProblem(403, 'other-origin', "Connect from this site's own pages.");
    if ((this.#addresses.get(request.ip) ?? 0) >= this.#settings.perAddress)
      throw new HttpProblem(429, 'too-many-sockets', 'Close some tables first: too many are open from this address.');
  }

  enter(visit: AttendedSocket, ip: string): void {
    this.#addresses.set(ip, (this.#addresses.get(ip) ?? 0) + 1);
    this.#settings.onCount(1);
    this.#heartbeat.watch(visit);
  }

  leave(visit: AttendedSocket, ip: string): void {
    this.#settings.onCount(-1);
    this.#heartbeat.forget(visit);
    const left = (this.#addresses.get(ip) ?? 1) - 1;
    if (left > 0) this.#addresses.set(ip, left);
    else this.#addresses.delete(ip);
  }

  /** Takes over what the socket says, in place of the plugin's own listener, which remembers the request. */
  attend(visit: AttendedSocket): void {
    const { socket } = visit;
    socket.removeAllListeners('error').on('error', this.#onError).on('message', onMessage).on('close', onClose);
    (socket as VisitedSocket)[visiting] = visit;
  }
}

/** Where a socket bears its visit, so that all of them share their listeners. */
const visiting = Symbol('visit');
interface VisitedSocket extends WebSocket {
  [visiting]?: AttendedSocket;
}
function onMessage(this: VisitedSocket, data: Buffer, isBinary: boolean): void {
  this[visiting]?.hear(data, isBinary);
}
function onClose(this: VisitedSocket, code: number): void {
  this[visiting]?.end(code);
}

/** A socket that breaks off, or sends what is no message or far too long [WS-32], is no fault of the server: a line will do. */
function socketFailed(error: NodeJS.ErrnoException, socket: WebSocket, log: FastifyBaseLogger): void {
  if (error.code === undefined) log.error({ err: error }, 'a socket failed');
  else log.info({ code: error.code, why: error.message }, 'a socket was cut');
  socket.terminate();
}
