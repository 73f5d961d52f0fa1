/** Everybody who may know the same about a match: one view, one log, one frame per entry for all their sockets. */
import { logPageLines, resumeFrames } from '@broadside/protocol';
import type { LogEntry } from '@broadside/protocol';
import { changesBetween, hashView } from '@broadside/rules/kernel';
import type { Ledger, NameOf } from '@broadside/match';
import type { AnyRuleset, View, Viewer } from '@broadside/rules/kernel';
import { FrameRing } from './frame-ring.ts';
import type { Proposal } from './game.ts';
import type { Peer } from './peer.ts';
import { linesOf } from './replay.ts';
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
  /** The same lines as JSON, without the brackets of a list. */
  readonly log: string;
  /** What this audience may take back, as a field of the message. */
  readonly takeBack: string;
  /** The same as it stands in the frame: only where it changed. */
  readonly takeBackSent: string;
  /** From the view before to this one, as JSON: audiences that see the same need it made once. Absent where `frame` is. */
  readonly changes: string | undefined;
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
  #takeBack: string;
  /** The newest entries' lines as JSON, oldest first: what a snapshot shows of the log. */
  #log: { readonly lines: number; readonly text: string }[] = [];
  #logLines = 0;
  /** One for all who come at once. Nothing else holds it: an idle match keeps its state, not its text. */
  #snapshot: WeakRef<Buffer> | undefined;

  constructor(ledger: Ledger, viewer: Viewer, lines: readonly LogEntry[]) {
    this.#ruleset = ledger.ruleset;
    this.viewer = viewer;
    this.#seq = ledger.seq;
    this.#view = ledger.seq === 0 ? undefined : (ledger.ruleset.view(ledger.state, viewer) as View);
    this.#takeBack = takeBackText(ledger, viewer);
    for (const line of lines) this.#keep(1, JSON.stringify(line));
  }

  get started(): boolean {
    return this.#view !== undefined;
  }

  /**
   * `end`: the end of the frame, the same for all audiences. `others`: what was prepared of this entry for other
   * audiences; one that sees the same lends its changes, and one that reads the same too its frame.
   */
  prepare(
    proposal: Proposal,
    end: string,
    withHash: boolean,
    others: readonly PreparedFrames[],
    nameOf: NameOf,
  ): PreparedFrames {
    const { entry, ledger } = proposal;
    const before = this.#view;
    const view = this.#ruleset.view(ledger.state, this.viewer) as View;
    const lines = linesOf(this.#ruleset, entry, proposal, this.viewer, nameOf);
    const log = lines.map((line) => JSON.stringify(line)).join(',');
    const takeBack = takeBackText(ledger, this.viewer);
    const takeBackSent = takeBack === this.#takeBack ? '' : takeBack;
    const { seq } = entry;
    const twins = others.filter((other) => other.before === before && other.view === view);
    const changes =
      before === undefined ? undefined : (twins[0]?.changes ?? JSON.stringify(changesBetween(before, view)));
    let frame = twins.find((twin) => twin.log === log && twin.takeBackSent === takeBackSent)?.frame;
    if (changes !== undefined && frame === undefined) {
      const hash = withHash ? `,"hash":"${hashView(view)}"` : '';
      frame = textFrame(
        `{"t":"frame","seq":${String(seq)},"changes":${changes},"log":[${log}]${end}${takeBackSent}${hash}}`,
      );
    }
    return { audience: this, seq, before, view, lines, log, takeBack, takeBackSent, changes, frame };
  }

  /** Shows what is durable now. */
  publish(prepared: PreparedFrames, standing: FrameEnd): void {
    this.#view = prepared.view;
    this.#takeBack = prepared.takeBack;
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
  snapshot({ game, table }: FrameEnd): Buffer | undefined {
    if (this.#view === undefined) return undefined;
    const made = this.#snapshot?.deref();
    if (made !== undefined) return made;
    const snapshot = textFrame(
      `{"t":"snapshot","seq":${String(this.#seq)},"view":${JSON.stringify(this.#view)},` +
        `"log":[${this.#log.map((entry) => entry.text).join(',')}]${game}${table}${this.#takeBack},"hash":"${hashView(this.#view)}"}`,
    );
    this.#snapshot = new WeakRef(snapshot);
    return snapshot;
  }

  /** The frames after `seq`, or undefined where a snapshot is needed [WS-3]. */
  missed(seq: number): readonly Buffer[] | undefined {
    return this.#ring.after(seq, this.#seq);
  }
}
