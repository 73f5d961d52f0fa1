import { describe, expect, it } from 'vitest';
import {
  FromClient,
  FromServer,
  GuestBody,
  Heard,
  NewMatchBody,
  commandIdLength,
  maxNameLength,
  phrasebookLimits,
  socketPath,
} from './index.ts';

const header = {
  id: '0123456789ab',
  ruleset: 'synthetic',
  edition: '1',
  name: 'A match',
  summary: 'Two fleets',
  status: 'live',
  seats: [{ seat: 'seat-1', team: 0, side: 'Blue', name: null, kind: 'empty', connected: false, open: true }],
  createdAt: 1,
  round: null,
  outcome: null,
  tempo: { kind: 'none' },
  dice: { commitment: 'a'.repeat(64), entropy: null, seed: null },
};

describe('messages from a client', () => {
  const fits = (message: unknown): boolean => FromClient.safeParse(message).success;
  const command = { t: 'command', id: 'abcd-1234_Z', seq: 3, command: { kind: 'move' } };

  it('[WS-1] hello carries the version, and resume where there is something to resume', () => {
    expect(fits({ t: 'hello', v: 2 })).toBe(true);
    expect(fits({ t: 'hello', v: 1 })).toBe(false);
    expect(fits({ t: 'hello', v: 2, resume: 7 })).toBe(true);
    expect(fits({ t: 'hello', v: 3 })).toBe(false);
    expect(fits({ t: 'hello', v: 2, resume: -1 })).toBe(false);
  });

  it('[WS-20] a command has an id of 8 to 64 plain characters and an object as its body', () => {
    expect(fits(command)).toBe(true);
    expect(fits({ ...command, id: 'x'.repeat(commandIdLength.max) })).toBe(true);
    for (const id of [
      'x'.repeat(commandIdLength.min - 1),
      'x'.repeat(commandIdLength.max + 1),
      'with space',
      'semi;colon',
    ])
      expect(fits({ ...command, id })).toBe(false);
    for (const body of ['move', null, undefined, [1]]) expect(fits({ ...command, command: body })).toBe(false);
  });

  it('[WS-24, WS-30] has no field for a seat, nor any other unknown field', () => {
    expect(fits({ ...command, seat: 'seat-1' })).toBe(false);
    expect(fits({ t: 'ping', n: 1, more: 1 })).toBe(false);
    expect(fits({ t: 'shout' })).toBe(false);
  });
});

describe('messages from the server', () => {
  it('round-trip through their schemas', () => {
    const full = { parts: ['A ', { record: 'ship-1', name: 'Tern' }], rules: ['QR-1'], tone: 'act' };
    const words = [
      { text: '{0} fires {1}', rules: ['QR-1'], tone: 'roll' },
      { record: 'ship-1', name: 'Tern', seat: 'seat-1' },
      { label: 'Guns', seat: null, sides: 6 },
    ];
    const line = [0, [1], 3, [2, [6, 1], null, 1]];
    const log = [[2, 5, line, full]];
    const standing = { awaiting: ['seat-1'], outcome: { winner: null, reason: 'draw', points: { 'seat-1': 1.5 } } };
    const clock = { left: { 'seat-1': 5 }, since: 1, overtime: [], deadlines: { 'seat-1': 6 } };
    const request = { seq: 2, by: 'seat-1', for: { what: 'take-back', to: 1 }, yes: [] };
    const tempo = { kind: 'correspondence', decisionMs: 86_400_000 };
    const table = { tempo, clock, paused: null, stopped: null, request, decided: ['seat-1'], absent: [] };
    const messages = [
      { t: 'welcome', v: 2, match: header, you: { viewer: 'public', seat: null, name: null }, seq: 0 },
      {
        t: 'snapshot',
        seq: 2,
        view: { 'ship-1': { hp: 3, tags: [null, true] } },
        words,
        log,
        ...standing,
        table,
        hash: 'ab',
      },
      {
        t: 'frame',
        seq: 3,
        changes: { 'ship-1': { hp: 2, tags: [2, 0, 'new'] } },
        at: 6,
        words: words.slice(1),
        log: [line, full, [0, 'x', 2.5]],
        ...standing,
        takeBack: { free: 1 },
      },
      { t: 'frame', seq: 4 },
      { t: 'rejected', id: 'abcdefgh', seq: 3, reason: { code: 'no', rule: 'QR-1', sentence: 'No.', data: [1] } },
      { t: 'closing', code: 'shutdown', sentence: 'Bye.', retryAfterMs: 5 },
    ];
    for (const message of messages) expect(FromServer.parse(message)).toEqual(message);
  });

  it('[WS-37] are read without the fields that a client does not know, and are strict for the server', () => {
    const clock = { left: { 'seat-1': 5 }, since: 1, overtime: [], deadlines: {}, more: 1 };
    const request = { seq: 2, by: 'seat-1', for: { what: 'draw', more: 1 }, yes: [], more: 1 };
    const tempo = { kind: 'live', bankMs: 60_000, incrementMs: 0, overtime: { kind: 'loss', more: 1 }, more: 1 };
    const table = { tempo, clock, paused: null, stopped: null, request, decided: [], absent: [], more: 1 };
    const outcome = { winner: null, reason: 'draw', points: {}, more: 1 };
    const record = { hp: 3, more: { more: 1 } };
    const said = {
      t: 'snapshot',
      seq: 2,
      view: { record },
      words: [{ record: 'ship-1', name: 'Tern', more: 1 }],
      log: [],
      awaiting: [],
      outcome,
      table,
      hash: 'ab',
      more: 1,
    };
    expect(FromServer.safeParse(said).success).toBe(false);
    const read = Heard.parse(said);
    expect(JSON.stringify(read).match(/"more"/g)).toHaveLength(2); // those of the record, which are the ruleset's
    expect(FromServer.parse(read)).toEqual(read);
    expect(Heard.safeParse({ ...said, awaiting: 7 }).success).toBe(false);
  });

  it('[WS-10] the changes of a frame are an object', () => {
    const frame = (changes: unknown): unknown => ({ t: 'frame', seq: 1, changes });
    expect(FromServer.safeParse(frame({})).success).toBe(true);
    expect(FromServer.safeParse(frame({ a: [], b: [{ n: 1 }], c: { n: null } })).success).toBe(true);
    for (const none of [[], null, 'x']) expect(FromServer.safeParse(frame(none)).success).toBe(false);
  });
});

describe('lines of the log', () => {
  it('[WS-15] hold numbers of words, values and throws, and nothing else', () => {
    const frame = (line: unknown): unknown => ({ t: 'frame', seq: 1, at: 1, log: [line] });
    for (const line of [[0], [1023, 'a', -2.5, [3]], [0, [1, [], 4, 0]]])
      expect(FromServer.safeParse(frame(line)).success, JSON.stringify(line)).toBe(true);
    for (const line of [[], ['a'], [-1], [1024], [0, null], [0, {}], [0, [1, 2]], [0, []], [0, [1, [1.5], 4, 0]], 0])
      expect(FromServer.safeParse(frame(line)).success, JSON.stringify(line)).toBe(false);
    const words = new Array<object>(phrasebookLimits.words + 1).fill({ record: 'a', name: 'A' });
    expect(FromServer.safeParse({ t: 'frame', seq: 1, words }).success).toBe(false);
    expect(FromServer.safeParse({ t: 'frame', seq: 1, words: words.slice(1) }).success).toBe(true);
  });
});

describe('HTTP bodies', () => {
  it('[HTTP-1] a name is trimmed, not empty, not long, and has no control characters', () => {
    expect(GuestBody.parse({ name: '  Ada Łovelace ' })).toEqual({ name: 'Ada Łovelace' });
    for (const name of ['', '   ', 'x'.repeat(maxNameLength + 1), 'a\u0000b', 'a\u202eb', 7])
      expect(GuestBody.safeParse({ name }).success).toBe(false);
  });

  it('[HTTP-3] a new match has a preset or a setup, not both', () => {
    const body = { ruleset: 'synthetic', opponent: 'bot' };
    expect(NewMatchBody.safeParse(body).success).toBe(true);
    expect(NewMatchBody.safeParse({ ...body, setup: { any: 1 } }).success).toBe(true);
    expect(NewMatchBody.safeParse({ ...body, setup: {}, preset: 'x' }).success).toBe(false);
    expect(NewMatchBody.safeParse({ ...body, ruleset: '../x' }).success).toBe(false);
  });

  it('names the socket of a match', () => {
    expect(socketPath('abc')).toBe('/api/matches/abc/socket');
  });
});
