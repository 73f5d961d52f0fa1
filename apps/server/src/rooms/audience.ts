/** Everybody who may know the same about a match: one view, one log, one frame per entry for all their sockets. */
import { Phrasebook, logPageLines, resumeFrames } from '@broadside/protocol';
import type { LogEntry, WrittenLines } from '@broadside/protocol';
import { changesBetween, hashView } from '@broadside/rules/kernel';
import { viewFor } from '@broadside/match';
import type { Ledger, NameOf } from '@broadside/match';
import type { AnyRuleset, View, Viewer } from '@broadside/rules/kernel';
import { FrameRing } from './frame-ring.ts';
import type { Proposal } from './game.ts';
import type { Peer } from './peer.ts';
import { linesOf } from './replay.ts';
import { sameLines } from './same-lines.ts';
import { takeBackText } from './standing.ts';
import type { FrameEnd } from './standing.ts';
import { textFrame } from './wire-frame.ts';

export function viewerKey(viewer: Viewer): string {
  return viewer.kind === 'seat' ? viewer.seat : viewer.kind;
}

/** What a proposal will mean to one audience, made before it is durable and shown after. */
export interface PreparedFrames {
  readonly audience: Audience;
  readonly seq: number;
  /** The view before; absent at the start. */
  readonly before: View | undefined;
  readonly view: View;
  readonly lines: readonly LogEntry[];
  /** The book that the lines were written with, and how. */
  readonly book: Phrasebook;
  readonly written: WrittenLines;
  /** The log as fields of the frame. */
  readonly log: string;
  /** What this audience may take back, as a field of the message. */
  readonly takeBack: string;
  /** The same as it stands in the frame: only where it changed. */
  readonly takeBackSent: string;
  /** From the view before to this one, as a field of the frame: audiences that see the same need it made once. */
  readonly changes: string | undefined;
  /** Absent where there was no view before: the sockets get a snapshot. */
  readonly frame: Buffer | undefined;
}

/** An entry's lines as they stand in a snapshot. Audiences that come to a match and read the same share them. */
interface KeptEntry {
  readonly lines: number;
  readonly text: string;
}

export class Audience {
  readonly viewer: Viewer;
  readonly peers = new Set<Peer>();
  readonly #ruleset: AnyRuleset;
  readonly #ring: FrameRing;
  #view: View | undefined;
  #seq: number;
  #takeBack: string;
  /** What its lines are written with; audiences that were shown the same lines share one, until they read different ones. */
  #book: Phrasebook;
  /** The newest entries' lines as they stand in a snapshot, oldest first. */
  #log: KeptEntry[] = [];
  #logLines = 0;
  /** One for all who come at once. Nothing else holds it: an idle match keeps its state, not its text. */
  #snapshot: WeakRef<Buffer> | undefined;

  /** `others`: the audiences that there are. */
  constructor(ledger: Ledger, viewer: Viewer, lines: readonly LogEntry[], others: Iterable<Audience>) {
    this.#ruleset = ledger.ruleset;
    this.viewer = viewer;
    this.#seq = ledger.seq;
    this.#ring = new FrameRing(resumeFrames, ledger.seq);
    this.#view = ledger.seq === 0 ? undefined : viewFor(ledger, viewer);
    this.#takeBack = takeBackText(ledger, viewer);
    this.#book = new Phrasebook();
    for (const entry of entriesOf(lines)) {
      const written = this.#book.write(entry);
      this.#book.learn(written);
      this.#keep(entry, written);
    }
    const { words } = this.#book;
    for (const other of others) {
      if (other.#book.words === words) this.#book = other.#book;
      if (sameLog(other.#log, this.#log)) this.#log = [...other.#log];
    }
  }

  get started(): boolean {
    return this.#view !== undefined;
  }

  /**
   * `end`: the end of the frame, the same for all audiences. `hashOf`: the frame carries the hash of its view. `others`: what was prepared of this entry for other
   * audiences; one that sees the same lends its changes, and one that reads the same too its frame.
   */
  prepare(
    proposal: Proposal,
    end: string,
    hashOf: ((view: View) => string) | undefined,
    others: readonly PreparedFrames[],
    nameOf: NameOf,
  ): PreparedFrames {
    const { entry, ledger } = proposal;
    const { seq, at } = entry;
    const before = this.#view;
    const view = viewFor(ledger, this.viewer);
    const lines = linesOf(this.#ruleset, entry, proposal, this.viewer, nameOf);
    const written = this.#write(lines, others);
    const log = logFields(at, written);
    const takeBack = takeBackText(ledger, this.viewer);
    const takeBackSent = takeBack === this.#takeBack ? '' : takeBack;
    let [changes, frame]: [string | undefined, Buffer | undefined] = [undefined, undefined];
    for (const other of others)
      if (other.before === before && other.view === view) {
        changes = other.changes;
        if (other.log === log && other.takeBackSent === takeBackSent) frame = other.frame;
      }
    if (before !== undefined) changes ??= changesField(before, view);
    if (changes !== undefined && frame === undefined) {
      const hash = hashOf === undefined ? '' : `,"hash":"${hashOf(view)}"`;
      frame = textFrame(`{"t":"frame","seq":${String(seq)}${changes}${log}${end}${takeBackSent}${hash}}`);
    }
    const book = this.#book;
    return { audience: this, seq, before, view, lines, book, written, log, takeBack, takeBackSent, changes, frame };
  }

  /** Whoever had the same words, and reads what adds others to them, goes on with a book of its own. */
  #write(lines: readonly LogEntry[], others: readonly PreparedFrames[]): WrittenLines {
    for (const other of others) if (other.book === this.#book && sameLines(other.lines, lines)) return other.written;
    const written = this.#book.write(lines);
    const parted = others.some((other) => other.book === this.#book && other.written.words !== written.words);
    if (parted) this.#book = new Phrasebook(this.#book);
    return written;
  }

  /** Shows what is durable now. */
  publish(prepared: PreparedFrames, standing: FrameEnd): void {
    this.#view = prepared.view;
    this.#takeBack = prepared.takeBack;
    this.#seq = prepared.seq;
    this.#snapshot = undefined;
    this.#book.learn(prepared.written);
    this.#keep(prepared.lines, prepared.written);
    if (prepared.frame === undefined) {
      const snapshot = this.snapshot(standing);
      if (snapshot !== undefined) for (const peer of this.peers) peer.push(snapshot);
      return;
    }
    this.#ring.push(prepared.seq, prepared.frame);
    for (const peer of this.peers) peer.push(prepared.frame);
  }

  /** Whole entries are kept, and dropped again when the newer ones alone fill a page. */
  #keep(entry: readonly LogEntry[], { lines }: WrittenLines): void {
    const [first] = entry;
    if (first === undefined) return;
    this.#log.push({ lines: entry.length, text: `[${String(first.seq)},${String(first.at)},${lines}]` });
    this.#logLines += entry.length;
    for (let oldest = this.#log[0]; oldest !== undefined; oldest = this.#log[0]) {
      if (this.#logLines - oldest.lines < logPageLines) return;
      this.#logLines -= oldest.lines;
      this.#log.shift();
    }
  }

  /** The whole view as a message, made once for all who ask at this seq; undefined before the start. */
  snapshot({ awaiting, outcome, table }: FrameEnd): Buffer | undefined {
    if (this.#view === undefined) return undefined;
    const made = this.#snapshot?.deref();
    if (made !== undefined) return made;
    const log = this.#log.map(({ text }) => text).join(',');
    const snapshot = textFrame(
      `{"t":"snapshot","seq":${String(this.#seq)},"view":${JSON.stringify(this.#view)},"words":[${this.#book.words}],` +
        `"log":[${log}]${awaiting}${outcome}${table}${this.#takeBack},"hash":"${hashView(this.#view)}"}`,
    );
    this.#snapshot = new WeakRef(snapshot);
    return snapshot;
  }

  /** Shows a peer where the match stands: the frames after `resume`, or a snapshot; from then on every entry. */
  admit(peer: Peer, standing: FrameEnd, resume: number | undefined): void {
    const missed = resume === undefined || resume === 0 ? undefined : this.missed(resume);
    this.peers.add(peer);
    const snapshot = missed === undefined ? this.snapshot(standing) : undefined;
    if (snapshot !== undefined) peer.write(snapshot);
    for (const frame of missed ?? []) peer.push(frame);
  }

  /** The frames after `seq`, or undefined where a snapshot is needed [WS-3]. */
  missed(seq: number): readonly Buffer[] | undefined {
    return this.#ring.after(seq, this.#seq);
  }
}

const sameLog = (one: readonly KeptEntry[], other: readonly KeptEntry[]): boolean =>
  one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);

function changesField(before: View, after: View): string {
  const changes = JSON.stringify(changesBetween(before, after));
  return changes === '{}' ? '' : `,"changes":${changes}`;
}

function logFields(at: number, { lines, words }: WrittenLines): string {
  if (lines === '') return '';
  return `,"at":${String(at)}${words === '' ? '' : `,"words":[${words}]`},"log":[${lines}]`;
}

/** The lines of each entry. */
function entriesOf(lines: readonly LogEntry[]): LogEntry[][] {
  const entries: LogEntry[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last?.[0]?.seq === line.seq) last.push(line);
    else entries.push([line]);
  }
  return entries;
}
