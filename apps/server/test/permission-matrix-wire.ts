/** Who may send what over the socket of a match: rows of the matrix. */
import type { FromClient } from '@broadside/protocol';
import { players } from './permission-row.ts';
import { anybodyNamed, everybody } from './permission-world.ts';
import type { Audience } from './permission-world.ts';

export interface WireRow {
  readonly may: readonly Audience[];
  readonly message: Readonly<Record<string, unknown>>;
  /** The answer to those who may. */
  readonly answers: (message: { readonly t: string; readonly [field: string]: unknown }) => boolean;
}

const id = 'permission-matrix';
const answered = (message: { readonly [field: string]: unknown }): boolean => message['id'] === id;

/** Every message of packages/protocol/src/from-client.ts. Those who may not are answered `not-seated` or `no-name`. */
export const wire: { readonly [T in FromClient['t']]: WireRow } = {
  hello: { may: everybody, message: { t: 'hello', v: 2 }, answers: (message) => message.t === 'welcome' },
  command: {
    may: players,
    message: { t: 'command', id, seq: 1, command: { kind: 'none' } },
    answers: (message) => answered(message) && message['code'] === 'bad-command',
  },
  act: {
    may: players,
    message: { t: 'act', id, seq: 1, act: { act: 'withdraw' } },
    answers: (message) => answered(message) && message['code'] !== 'not-seated',
  },
  say: {
    may: anybodyNamed,
    message: { t: 'say', id, text: '' },
    answers: (message) => answered(message) && message['code'] !== 'no-name',
  },
  // Nobody casts there: casts.test.ts has those who do.
  cue: {
    may: everybody,
    message: { t: 'cue', id, cast: '0000000000', cue: { kind: 'clear' } },
    answers: (message) => answered(message) && message.t === 'rejected',
  },
  resync: { may: everybody, message: { t: 'resync' }, answers: (message) => message.t === 'snapshot' },
  ping: { may: everybody, message: { t: 'ping', n: 7 }, answers: (message) => message.t === 'pong' },
};
