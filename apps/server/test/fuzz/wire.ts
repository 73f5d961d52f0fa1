/** Messages over the sockets of matches: made from the schema of messages, with commands of all kinds in them. */
import { once } from 'node:events';
import { socketUrl } from '@broadside/client';
import { FromClient, protocolVersion } from '@broadside/protocol';
import { pick } from '@broadside/rules/kernel';
import type { Random } from '@broadside/rules/kernel';
import WebSocket from 'ws';
import * as z from 'zod';
import type { Workshop } from './things.ts';
import { mutated, nonsense, poisoned, valueFor } from './values.ts';
import type { Schema } from './values.ts';

const messages = z.toJSONSchema(FromClient, { io: 'input', unrepresentable: 'any' }) as unknown as Schema;

/** A match that is played while its sockets are fuzzed, and how somebody sits in it. */
export interface Table {
  readonly match: string;
  readonly ruleset: string;
  readonly cookie: string;
}

/** What a socket came to: messages sent, and what was wrong. */
export interface Heard {
  sent: number;
  over: boolean;
  readonly problems: string[];
}

/** How many messages go out before a ping waits for them to be worked off. */
const batch = 25;

export class Wire {
  readonly #url: string;
  readonly #workshop: Workshop;
  readonly #random: Random;
  /** The last texts sent by any socket, with the time, for whoever looks what a stall was about. */
  readonly #sending: (text: string) => void;
  #ids = 0;

  constructor(url: string, workshop: Workshop, random: Random, sending: (text: string) => void) {
    this.#url = url;
    this.#workshop = workshop;
    this.#random = random;
    this.#sending = sending;
  }

  /** Talks over one socket until it is closed or `count` messages are out; `samples` are commands that are legal now. */
  async talk(table: Table, count: number, samples: () => Promise<readonly unknown[]>): Promise<Heard> {
    const heard: Heard = { sent: 0, over: false, problems: [] };
    const headers = table.cookie === '' ? {} : { cookie: table.cookie };
    const socket = new WebSocket(socketUrl(this.#url, table.match), { headers });
    let seq = 0;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as { t?: string; seq?: number; n?: number };
      if (typeof told.seq === 'number') ({ seq } = told);
      if (told.t === 'pong') socket.emit(`pong ${String(told.n)}`);
    });
    const closed = new Promise<number>((done) => socket.once('close', (code) => done(code)));
    // Limits may keep it out: it is closed then without having been open.
    const opened = new Promise<boolean>((done) => socket.once('open', () => done(true)));
    if (!(await Promise.race([opened, closed.then(() => false)]))) return heard;
    const greets = this.#random() < 0.98;
    if (greets) {
      socket.send(JSON.stringify({ t: 'hello', v: protocolVersion }));
      heard.sent += 1;
    }
    while (heard.sent < count && socket.readyState === socket.OPEN) {
      const legal = this.#random() < 0.3 ? await samples() : [];
      for (let sent = 0; sent < batch && socket.readyState === socket.OPEN; sent += 1)
        this.#send(socket, this.#text(table, seq, legal), heard);
      // Who has not greeted is told so, whatever they send.
      if (!greets) break;
      const wanted = ++this.#ids % 1_000_000;
      socket.send(JSON.stringify({ t: 'ping', n: wanted }));
      heard.sent += 1;
      const answered = once(socket, `pong ${String(wanted)}`, { signal: AbortSignal.timeout(60_000) });
      await Promise.race([answered, closed]).catch(() => {
        if (socket.readyState === socket.OPEN) heard.problems.push('A ping had no answer for a minute.');
      });
      answered.catch(() => undefined);
      if (heard.problems.length > 0) break;
    }
    socket.close();
    const code = await closed;
    if (code === 1011) heard.problems.push('The server closed a socket with 1011.');
    return heard;
  }

  #send(socket: WebSocket, text: string, heard: Heard): void {
    this.#sending(text);
    heard.sent += 1;
    socket.send(this.#random() < 0.002 ? Buffer.from(text) : text, () => undefined);
  }

  #text(table: Table, seq: number, legal: readonly unknown[]): string {
    const random = this.#random;
    const way = random();
    if (way < 0.01)
      return pick(
        ['', '{', 'null', '[]', '"x"', '\u0000', '['.repeat(8000), ' '.repeat(20_000), '{"t":"hello"}'],
        random,
      );
    if (way < 0.02) return JSON.stringify(nonsense(random)) ?? '';
    const making = { random, root: messages, thing: () => nonsense(random), known: () => [] };
    if (way < 0.15) return JSON.stringify(poisoned(valueFor({ ...making, wild: 0 }, messages), random));
    if (way < 0.35) return JSON.stringify(valueFor({ ...making, wild: pick([0, 0.02, 0.2], random) }, messages));
    const id = `fuzz-${String(this.#ids++)}-${String(Math.floor(random() * 1e9))}`;
    return JSON.stringify({
      t: 'command',
      id,
      seq: random() < 0.9 ? seq : Math.floor(random() * 50),
      command: this.#command(table, legal),
    });
  }

  #command(table: Table, legal: readonly unknown[]): unknown {
    const random = this.#random;
    if (legal.length === 0 || random() < 0.5) return this.#workshop.make(table.ruleset, 'command');
    const command = pick(legal, random);
    return random() < 0.3 ? command : mutated(command, random, pick([0.05, 0.3], random));
  }
}
