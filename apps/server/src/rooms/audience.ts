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
  readonly view: View;
  readonly lines: readonly LogEntry[];
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
  #lines: LogEntry[];
  #snapshot: Buffer | undefined;

  constructor(ruleset: AnyRuleset, viewer: Viewer, state: unknown, seq: number, lines: LogEntry[]) {
    this.#ruleset = ruleset;
    this.viewer = viewer;
    this.#seq = seq;
    this.#view = seq === 0 ? undefined : (ruleset.view(state, viewer) as View);
    this.#lines = lines;
  }

  get started(): boolean {
    return this.#view !== undefined;
  }

  /** `standing`: the end of every frame and snapshot at this seq, the same for all audiences: see `standingText`. */
  prepare(proposal: Proposal, standing: string, withHash: boolean): Prepared {
    const { entry, steps, state } = proposal;
    const view = this.#ruleset.view(state, this.viewer) as View;
    const lines = linesOf(this.#ruleset, entry, steps, this.viewer);
    let frame: Buffer | undefined;
    if (this.#view !== undefined) {
      const patch = patchText(this.#view, view);
      const hash = withHash ? `,"hash":"${hashView(view)}"` : '';
      const log = lines.length === 0 ? '[]' : JSON.stringify(lines);
      frame = textFrame(`{"t":"frame","seq":${String(entry.seq)},"patch":${patch},"log":${log}${standing}${hash}}`);
    }
    return { audience: this, seq: entry.seq, view, lines, frame };
  }

  /** Shows what is durable now. */
  publish(prepared: Prepared, standing: string): void {
    this.#view = prepared.view;
    this.#seq = prepared.seq;
    this.#snapshot = undefined;
    if (prepared.lines.length > 0) {
      this.#lines.push(...prepared.lines);
      if (this.#lines.length > 2 * logPageLines) this.#lines = this.#lines.slice(-logPageLines);
    }
    if (prepared.frame === undefined) {
      const snapshot = this.snapshot(standing);
      if (snapshot !== undefined) for (const peer of this.peers) peer.push(snapshot);
      return;
    }
    this.#ring.push(prepared.seq, prepared.frame);
    for (const peer of this.peers) peer.push(prepared.frame);
  }

  /** The whole view as a message, made once for all who ask at this seq; undefined before the start. */
  snapshot(standing: string): Buffer | undefined {
    if (this.#view === undefined) return undefined;
    this.#snapshot ??= textFrame(
      `{"t":"snapshot","seq":${String(this.#seq)},"view":${JSON.stringify(this.#view)},` +
        `"log":${JSON.stringify(this.#lines.slice(-logPageLines))}${standing},"hash":"${hashView(this.#view)}"}`,
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
