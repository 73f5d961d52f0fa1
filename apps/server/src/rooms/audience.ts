/** Everybody who may know the same about a match: one view, one log, one frame per entry for all their sockets. */
import { logPageLines, resumeFrames } from '@broadside/protocol';
import type { LogEntry } from '@broadside/protocol';
import { diff, hashView } from '@broadside/rules/kernel';
import type { AnyRuleset, View, ViewRecord, Viewer } from '@broadside/rules/kernel';
import { FrameRing } from './frame-ring.ts';
import type { Proposal } from './game.ts';
import type { Peer } from './peer.ts';
import { linesOf } from './replay.ts';
import { textFrame } from './wire-frame.ts';

export function viewerKey(viewer: Viewer): string {
  return viewer.kind === 'seat' ? viewer.seat : viewer.kind;
}

/** What a proposal will mean to one audience, made before it is durable and shown after. */
export interface Prepared {
  readonly audience: Audience;
  readonly seq: number;
  /** The view before; absent at the start. */
  readonly before: View | undefined;
  readonly view: View;
  readonly lines: readonly LogEntry[];
  /** The same lines as JSON, without the brackets of a list. */
  readonly log: string;
  /** Absent where there was no view before: the sockets get a snapshot. */
  readonly frame: Buffer | undefined;
}

export class Audience {
  readonly viewer: Viewer;
  readonly peers = new Set<Peer>();
  readonly #ruleset: AnyRuleset;
  readonly #ring = new FrameRing(resumeFrames);
  #view: View | undefined;
  #seq: number;
  /** The newest entries' lines as JSON, oldest first: what a snapshot shows of the log. */
  #log: { readonly lines: number; readonly text: string }[] = [];
  #logLines = 0;
  #snapshot: Buffer | undefined;

  constructor(ruleset: AnyRuleset, viewer: Viewer, state: unknown, seq: number, lines: readonly LogEntry[]) {
    this.#ruleset = ruleset;
    this.viewer = viewer;
    this.#seq = seq;
    this.#view = seq === 0 ? undefined : (ruleset.view(state, viewer) as View);
    for (const line of lines) this.#keep(1, JSON.stringify(line));
  }

  get started(): boolean {
    return this.#view !== undefined;
  }

  /**
   * `standing`: the end of every frame and snapshot at this seq, the same for all audiences: see `standingText`.
   * `others`: what was prepared of this entry for other audiences; one that sees and reads the same lends its frame.
   */
  prepare(proposal: Proposal, standing: string, withHash: boolean, others: readonly Prepared[]): Prepared {
    const { entry, steps, state } = proposal;
    const before = this.#view;
    const view = this.#ruleset.view(state, this.viewer) as View;
    const lines = linesOf(this.#ruleset, entry, steps, this.viewer);
    const log = lines.map((line) => JSON.stringify(line)).join(',');
    const made = { audience: this, seq: entry.seq, before, view, lines, log };
    if (before === undefined) return { ...made, frame: undefined };
    const same = others.find((other) => other.before === before && other.view === view && other.log === log);
    if (same !== undefined) return { ...made, frame: same.frame };
    const hash = withHash ? `,"hash":"${hashView(view)}"` : '';
    const patch = patchText(before, view);
    const text = `{"t":"frame","seq":${String(entry.seq)},"patch":${patch},"log":[${log}]${standing}${hash}}`;
    return { ...made, frame: textFrame(text) };
  }

  /** Shows what is durable now. */
  publish(prepared: Prepared, standing: string): void {
    this.#view = prepared.view;
    this.#seq = prepared.seq;
    this.#snapshot = undefined;
    if (prepared.lines.length > 0) this.#keep(prepared.lines.length, prepared.log);
    if (prepared.frame === undefined) {
      const snapshot = this.snapshot(standing);
      if (snapshot !== undefined) for (const peer of this.peers) peer.push(snapshot);
      return;
    }
    this.#ring.push(prepared.seq, prepared.frame);
    for (const peer of this.peers) peer.push(prepared.frame);
  }

  /** Whole entries are kept, and dropped again when the newer ones alone fill a page. */
  #keep(lines: number, text: string): void {
    this.#log.push({ lines, text });
    this.#logLines += lines;
    for (let oldest = this.#log[0]; oldest !== undefined; oldest = this.#log[0]) {
      if (this.#logLines - oldest.lines < logPageLines) return;
      this.#logLines -= oldest.lines;
      this.#log.shift();
    }
  }

  /** The whole view as a message, made once for all who ask at this seq; undefined before the start. */
  snapshot(standing: string): Buffer | undefined {
    if (this.#view === undefined) return undefined;
    this.#snapshot ??= textFrame(
      `{"t":"snapshot","seq":${String(this.#seq)},"view":${JSON.stringify(this.#view)},` +
        `"log":[${this.#log.map((entry) => entry.text).join(',')}]${standing},"hash":"${hashView(this.#view)}"}`,
    );
    return this.#snapshot;
  }

  /** The frames after `seq`, or undefined where a snapshot is needed [WS-3]. */
  missed(seq: number): readonly Buffer[] | undefined {
    return this.#ring.after(seq, this.#seq);
  }
}

/** The patch from one view to the next. Most records keep their identity: only the others are compared. */
function patchText(before: View, after: View): string {
  const [was, is]: [Record<string, ViewRecord>, Record<string, ViewRecord>] = [{}, {}];
  for (const id in before) {
    const record = before[id];
    if (record !== undefined && record !== after[id]) was[id] = record;
  }
  for (const id in after) {
    const record = after[id];
    if (record !== undefined && record !== before[id]) is[id] = record;
  }
  return JSON.stringify(diff(was, is));
}

/** `awaiting` and `outcome` as they stand in every frame and snapshot. */
export function standingText(awaiting: readonly string[], outcome: unknown): string {
  return `,"awaiting":${JSON.stringify(awaiting)},"outcome":${outcome === undefined ? 'null' : JSON.stringify(outcome)}`;
}
