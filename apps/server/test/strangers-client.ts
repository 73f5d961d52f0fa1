/**
 * A client by somebody who had read packages/protocol/SPEC.md and nothing else. Only its layout and five lines that the project's lint wants otherwise were changed since; where the
 * page says more now, it may do more.
 */
import WebSocket from 'ws';
import { randomUUID } from 'node:crypto';

export type Json = null | boolean | number | string | Json[] | Fields;
export interface Fields {
  [name: string]: Json;
}
type Because = 'gap' | 'words' | 'changes' | 'hash' | 'unread';
type Test = (value: Json | undefined) => boolean;

/** What came does not follow from what is here [WS-36]. */
class Unfit extends Error {
  because: Because = 'unread';
}
const unfit = (because: Because, sentence: string): Unfit => Object.assign(new Unfit(sentence), { because });

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Json | undefined): value is string => typeof value === 'string';
const isWhole = (value: Json | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isTexts = (value: Json | undefined): value is string[] => isList(value) && value.every(isText);
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
const maybe =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const own = (of: Fields, name: string): Json | undefined => (Object.hasOwn(of, name) ? of[name] : undefined);
const listOf = (value: Json | undefined): Json[] => (isList(value) ? value : []);

/** Canonical JSON (RFC 8785): fields in the order of their UTF-16 code units. */
function canonical(value: Json): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`);
  return `{${fields.join(',')}}`;
}

// The hash of a view [WS-12]
function lane(text: string, start: number, prime: number): number {
  let sum = start;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), prime);
  sum ^= sum >>> 16;
  sum = Math.imul(sum, 0x7feb352d);
  sum ^= sum >>> 15;
  sum = Math.imul(sum, 0x846ca68b);
  return (sum ^ (sum >>> 16)) >>> 0;
}

export function viewHash(view: Fields): string {
  let first = 0;
  let second = 0;
  for (const [id, record] of Object.entries(view)) {
    const text = `${id}\n${canonical(record)}`;
    first = (first + lane(text, 0x811c9dc5, 0x01000193)) >>> 0;
    second = (second + lane(text, 0x9747b28c, 0x85ebca6b)) >>> 0;
  }
  return [first, second].map((sum) => sum.toString(16).padStart(8, '0')).join('');
}

// Changes of a view (Changes, [WS-10])
const misfit = (sentence: string): Unfit => unfit('changes', sentence);

/** The fields of an object (a whole view, too) after the changes. Nothing that is given is altered. */
export function changed(before: Fields, changes: Fields): Fields {
  const fields = new Map(Object.entries(before));
  for (const [name, change] of Object.entries(changes)) {
    if (!isList(change) || change.length > 0) fields.set(name, changedValue(fields.get(name), change));
    else if (!fields.delete(name)) throw misfit(`There is no ${name} that could go.`);
  }
  return Object.fromEntries(fields);
}
function changedValue(before: Json | undefined, change: Json): Json {
  if (isList(change)) return change.length === 1 ? (change[0] ?? null) : changedList(before, change);
  if (!isFields(change)) return change;
  if (isList(before)) return changedElements(before, change);
  if (isFields(before)) return changed(before, change);
  throw misfit('Fields change of what is neither an object nor an array.');
}
/** `[keep, changes, ...added]` of the array that is there. */
function changedList(before: Json | undefined, [keep, changes, ...added]: Json[]): Json[] {
  if (!isList(before) || !isWhole(keep) || keep > before.length)
    throw misfit('There are not so many elements to keep.');
  if (changes !== 0 && !isFields(changes)) throw misfit('Changes of elements are an object or 0.');
  const kept = before.slice(0, keep);
  return [...(isFields(changes) ? changedElements(kept, changes) : kept), ...added];
}
/** Fields of an array are indexes of elements that are there; none of them goes this way. */
function changedElements(before: Json[], changes: Fields): Json[] {
  const after = [...before];
  for (const [name, change] of Object.entries(changes)) {
    const index = Number(name);
    if (String(index) !== name || !isWhole(index) || index >= before.length) throw misfit(`No element ${name}.`);
    if (isList(change) && change.length === 0) throw misfit('An element of an array cannot go.');
    after[index] = changedValue(before[index], change);
  }
  return after;
}

// Leaving out what is not known [WS-37]
/** 0: as it is; else the fields that are known, of an object or of each object of a list. */
type Known = 0 | { [name: string]: Known };
const NAME: Known = { record: 0, name: 0, seat: 0 };
const LINE: Exclude<Known, 0> = {
  parts: NAME,
  rules: 0,
  tone: 0,
  rolls: { label: 0, seat: 0, sides: 0, faces: 0, need: 0, counted: 0, use: 0 },
  cue: { is: 0, what: 0 },
};
const OUTCOME: Known = { winner: 0, winners: 0, reason: 0, points: 0 };
const TEMPO: Known = { kind: 0, bankMs: 0, incrementMs: 0, overtime: { kind: 0, ms: 0 }, decisionMs: 0 };
const SEAT: Known = { seat: 0, team: 0, side: 0, name: 0, kind: 0, connected: 0, open: 0 };
const HEADER: Known = {
  id: 0,
  ruleset: 0,
  edition: 0,
  name: 0,
  summary: 0,
  status: 0,
  seats: SEAT,
  createdAt: 0,
  imported: 0,
  rated: 0,
  chat: 0,
  round: 0,
  outcome: OUTCOME,
  tempo: TEMPO,
  dice: { commitment: 0, entropy: 0, seed: 0 },
};

function strip(value: Json, known: Known): Json {
  if (known === 0) return value;
  if (isList(value)) return value.map((each) => strip(each, known));
  if (!isFields(value)) return value;
  const fields = Object.entries(value).filter(([name]) => Object.hasOwn(known, name));
  return Object.fromEntries(fields.map(([name, field]) => [name, strip(field, known[name] ?? 0)]));
}

const stripped = (value: Json | undefined, known: Known): Fields | null =>
  [strip(value ?? null, known)].find(isFields) ?? null;

// Lines of the log (Log, [WS-15])
const PLACES = /\{(0|[1-9][0-9]*)\}/g;

/** A word by its number, of the kind that has all these fields. */
function wordOf(words: readonly Json[], number: Json | undefined, fields: readonly string[]): Fields {
  const word = isWhole(number) ? words[number] : undefined;
  if (isFields(word) && fields.every((name) => Object.hasOwn(word, name))) return word;
  throw unfit('words', `Word ${JSON.stringify(number)} is missing, or none with ${fields.join(', ')}.`);
}

/** The full form of a line: as it stands, or put together from words. */
export function readLine(line: Json, words: readonly Json[]): Fields {
  if (isList(line)) return spelled(line, words);
  if (isFields(line) && isList(line['parts']) && isTexts(line['rules']) && isText(line['tone']))
    return stripped(line, LINE) ?? {};
  throw unfit('unread', 'This is no line.');
}
function spelled([number, ...rest]: Json[], words: readonly Json[]): Fields {
  const phrase = wordOf(words, number, ['text', 'rules', 'tone']);
  const text = isText(phrase['text']) ? phrase['text'] : '';
  const places = new Set([...text.matchAll(PLACES)].map((place) => Number(place[1])));
  const values = rest.slice(0, places.size).map((value) => partOf(value, words));
  if (values.length !== places.size) throw unfit('words', 'The phrase has another number of values.');
  const rolls = rest.slice(places.size).map((roll) => rollOf(roll, words));
  const { rules = [], tone = '', cue = null } = phrase;
  const marked = isFields(cue) ? { cue: strip(cue, LINE['cue'] ?? 0) } : {};
  const line = { parts: partsOf(text, values), rules, tone, ...marked };
  return rolls.length > 0 ? { ...line, rolls } : line;
}
/** A number or a string as it is written, `[k]` as the name that is word k. */
function partOf(value: Json, words: readonly Json[]): Json {
  if (isText(value) || typeof value === 'number') return String(value);
  if (isList(value) && value.length === 1) return strip(wordOf(words, value[0], ['record', 'name']), NAME);
  throw unfit('words', 'The phrase has another number of values.');
}
/** The text with its values; texts that come to stand side by side become one part. */
function partsOf(text: string, values: readonly Json[]): Json[] {
  const parts: Json[] = [];
  text.split(PLACES).forEach((piece, i) => {
    const part = i % 2 === 0 ? piece : values[Number(piece)];
    const last = parts.at(-1);
    if (part === undefined) throw unfit('words', 'The phrase has a place without a value.');
    if (isText(part) && isText(last)) parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  });
  return parts;
}
function rollOf(roll: Json, words: readonly Json[]): Json {
  if (!isList(roll) || roll.length !== 4) throw unfit('words', 'The phrase has another number of values.');
  const [number, faces = null, need = null, counted = null] = roll;
  const { label = '', seat = null, sides = 0, use } = wordOf(words, number, ['label', 'seat', 'sides']);
  return { label, seat, sides, faces, need, counted, ...(use === undefined ? {} : { use }) };
}

const ANSWER: Record<string, Test> = { id: isText, seq: isWhole };
const SHAPES = new Map<string, Record<string, Test>>(
  Object.entries({
    welcome: { v: isWhole, match: isFields, you: isFields, seq: isWhole },
    snapshot: {
      seq: isWhole,
      view: isFields,
      words: isList,
      log: isList,
      awaiting: isTexts,
      outcome: orNull(isFields),
      table: isFields,
      takeBack: maybe(isFields),
      hash: isText,
    },
    frame: {
      seq: isWhole,
      changes: maybe(isFields),
      at: maybe(isWhole),
      words: maybe(isList),
      log: maybe(isList),
      awaiting: maybe(isTexts),
      outcome: maybe(orNull(isFields)),
      table: maybe(isFields),
      takeBack: maybe(isFields),
      hash: maybe(isText),
    },
    accepted: ANSWER,
    rejected: { ...ANSWER, reason: isFields },
    error: { id: maybe(isText), code: isText, sentence: isText },
    presence: { seats: isList, watching: isWhole },
    match: { match: isFields },
    chat: { room: isText, messages: isList },
    pong: { n: isWhole, at: isWhole },
    closing: { code: isText, sentence: isText, retryAfterMs: isWhole },
  }),
);

export class StrangersClient {
  view: Fields = {};
  seq = 0;
  awaiting: string[] = [];
  outcome: Fields | null = null;
  header: Fields | null = null;
  seat: string | null = null;
  log: Fields[] = [];
  resyncs = 0;
  /** What its person should be told [WS-37]. */
  trouble: string | null = null;
  private readonly socket: WebSocket;
  private words: Json[] = [];
  private known = false; // whether there is a view that a frame can follow
  private waiting: Because | null = null; // why a snapshot is on its way
  private unread = false; // whether this socket had its resync `unread` [WS-37]
  private readonly asked = new Map<string, { answer: (message: Fields) => void; fail: (why: Error) => void }>();
  private readonly tests = new Set<{ test: () => boolean; done: () => void; fail: (why: Error) => void }>();

  constructor(url: string, cookie: string) {
    this.socket = new WebSocket(url, { headers: { cookie } });
    this.socket.on('open', () => this.send({ t: 'hello', v: 2 })); // [WS-1]
    this.socket.on('message', (data, binary) => (binary ? undefined : this.hear((data as Buffer).toString())));
    this.socket.on('error', () => undefined); // `close` follows
    this.socket.on('close', (code) => this.end(new Error(`The socket was closed with ${code}.`)));
  }
  ask(kind: 'command' | 'act', what: object): Promise<Fields> {
    const id = randomUUID(); // 36 of A-Za-z0-9_-, new each time [WS-21]
    const text = JSON.stringify({ t: kind, id, seq: this.seq, [kind]: what });
    if (this.socket.readyState === WebSocket.CONNECTING) this.socket.once('open', () => this.socket.send(text));
    else this.socket.send(text);
    return new Promise((answer, fail) => this.asked.set(id, { answer, fail }));
  }
  until(test: () => boolean): Promise<void> {
    return new Promise((done, fail) => (test() ? done() : this.tests.add({ test, done, fail })));
  }
  close(): void {
    this.socket.close();
  }
  private end(why: Error): void {
    for (const { fail } of [...this.asked.values(), ...this.tests]) fail(why);
    this.asked.clear();
    this.tests.clear();
  }
  private send(message: Fields): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    const message = parsed(text);
    const t = isFields(message) ? message['t'] : undefined;
    const shape = isText(t) ? SHAPES.get(t) : undefined;
    if (!isFields(message) || shape === undefined) return; // not known: passed over [WS-37]
    try {
      const wrong = Object.entries(shape).find(([name, test]) => !test(own(message, name)));
      if (wrong !== undefined) throw unfit('unread', `This message is wrong at ${wrong[0]}.`);
      this.take(message);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      this.resync(error.because);
    }
    for (const each of this.tests) if (each.test() && this.tests.delete(each)) each.done();
  }
  private take(message: Fields): void {
    switch (message['t']) {
      case 'welcome':
        return this.welcome(message);
      case 'snapshot':
        return this.snapshot(message);
      case 'frame':
        return this.frame(message);
      case 'match':
        this.header = stripped(message['match'], HEADER);
        return;
      case 'presence':
        this.header = { ...this.header, seats: strip(message['seats'] ?? [], SEAT) };
        return;
      case 'accepted':
      case 'rejected':
      case 'error':
        return this.answer(message);
      default:
        return;
    }
  }
  private welcome({ match, you }: Fields): void {
    const seat = isFields(you) ? you['seat'] : null;
    this.header = stripped(match, HEADER);
    this.seat = isText(seat) ? seat : null;
  }
  /** Replaces everything. Where the one that answers a `hash` differs too, asking again is of no use. */
  private snapshot(message: Fields): void {
    const words = listOf(message['words']);
    this.log = listOf(message['log'])
      .flatMap((entry) => listOf(entry).slice(2))
      .map((line) => readLine(line, words));
    const asked = this.waiting;
    this.words = words;
    this.view = isFields(message['view']) ? message['view'] : {};
    this.known = true;
    this.waiting = null;
    this.stand(message);
    if (message['hash'] === viewHash(this.view)) return;
    if (asked === 'hash') this.tell();
    else this.resync('hash');
  }
  /** All of a frame or nothing of it [WS-10]; while a snapshot is on its way, nothing. */
  private frame(message: Fields): void {
    const seq = Number(message['seq']);
    if (this.waiting !== null || (this.known && seq <= this.seq)) return;
    if (!this.known || seq !== this.seq + 1) throw unfit('gap', `Frame ${seq} does not follow ${this.seq}.`);
    const words = [...this.words, ...listOf(message['words'])];
    const lines = listOf(message['log']).map((line) => readLine(line, words));
    if (isFields(message['changes'])) this.view = changed(this.view, message['changes']);
    this.words = words;
    this.log = [...this.log, ...lines];
    this.stand(message);
    if (isText(message['hash']) && message['hash'] !== viewHash(this.view)) this.resync('hash'); // [WS-12]
  }
  /** What a message does not name is as it was [WS-16]. */
  private stand({ seq, awaiting, outcome }: Fields): void {
    if (isWhole(seq)) this.seq = seq;
    if (isTexts(awaiting)) this.awaiting = awaiting;
    if (outcome !== undefined) this.outcome = stripped(outcome, OUTCOME);
  }
  private answer(message: Fields): void {
    if (message['code'] === 'wrong-version') this.tell();
    const id = isText(message['id']) ? message['id'] : '';
    this.asked.get(id)?.answer(message);
    this.asked.delete(id);
  }
  /** [WS-36]; one at a time, and `unread` once for each socket [WS-37]. */
  private resync(because: Because): void {
    if (because === 'unread' && this.unread) return this.tell();
    if (because === 'unread') this.unread = true;
    else if (this.waiting !== null) return this.tell(); // the snapshot that came for it does not do either
    this.waiting = because;
    this.resyncs++;
    this.send({ t: 'resync', because });
  }
  private tell(): void {
    this.trouble = 'This client cannot follow what the server says. Take a newer one.';
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
