// The room and the server for every version of Colyseus; whoever calls brings the packages of its version.
import { shipFields } from './colyseus-room.ts';
import { apply, initialState, legal } from '../synthetic/in-place.ts';

export async function runColyseus({ ArraySchema, defineTypes, Room, Schema, Server, WebSocketTransport }) {
  class Ship extends Schema {}
  defineTypes(Ship, shipFields);
  class State extends Schema {}
  defineTypes(State, { seq: 'uint32', active: 'uint8', round: 'uint32', ships: [Ship], log: ['string'] });

  const shipOf = (plain) => {
    const ship = new Ship();
    for (const name of Object.keys(shipFields))
      ship[name] = Array.isArray(plain[name]) ? new ArraySchema(...plain[name]) : plain[name];
    return ship;
  };
  const newState = () => {
    const { ships, log, ...numbers } = initialState();
    const lists = { ships: new ArraySchema(...ships.map(shipOf)), log: new ArraySchema(...log) };
    return Object.assign(new State(), numbers, lists);
  };

  class Skirmish extends Room {
    constructor(...given) {
      super(...given);
      this.autoDispose = false;
      this.maxClients = 1e6;
      this.seatReservationTime = 120;
      this.patchRate = null;
    }
    onCreate() {
      this.state = newState();
      this.onMessage('act', (client, move) => {
        if (!legal(this.state, client.userData?.side, move)) return;
        apply(this.state, move);
        this.broadcastPatch();
      });
    }
    onJoin(client, options) {
      client.userData = { side: options?.side };
    }
  }

  const transport = new WebSocketTransport({ maxPayload: 4096 });
  const server = new Server({ transport, greet: false, gracefullyShutdown: false });
  server.define('skirmish', Skirmish);
  const port = 20_000 + (process.pid % 10_000);
  await server.listen(port, '127.0.0.1');
  process.stdout.write(`\nready: 127.0.0.1:${String(port)}\n`);
  process.on('SIGTERM', () => process.exit(0));
}
