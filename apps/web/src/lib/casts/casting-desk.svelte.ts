/** The desk of a caster: the cast, the table that is shown, the tool in hand, and what was done with it. */
import { followCast, type Answer, type CastLine, type Connection } from '@broadside/client';
import type { CastDesk, CueData, CueShown, StagePoint } from '@broadside/protocol';
import { getContext, setContext } from 'svelte';
import { castAt, type CastPicture } from './fold.ts';

export const castTools = ['pointer', 'pen', 'arrow', 'ring', 'range', 'label', 'spotlight'] as const;
export type CastTool = (typeof castTools)[number];

/** Of a match whose end everybody knows: the moment that is looked at. */
type ClaimedMoment = { readonly seq: number; readonly ms: number } | undefined;

export class CastingDesk {
  readonly match: string;
  readonly ahead: boolean;
  cast = $state.raw<CastDesk>() as CastDesk;
  tool = $state<CastTool | undefined>();
  /** What the server said no to last. */
  fault = $state('');
  /** Told to everybody. */
  #told = $state.raw<readonly CueShown[]>([]);
  /** Taken by the server, and perhaps not told yet. */
  #own = $state.raw<readonly CueShown[]>([]);
  readonly #connection: Pick<Connection, 'cue'>;
  readonly #line: CastLine;

  readonly #all: readonly CueShown[] = $derived.by(() => {
    const told = this.#told.map(({ id }) => id);
    return [...this.#told, ...this.#own.filter(({ id }) => !told.includes(id))];
  });
  readonly picture: CastPicture = $derived.by(() =>
    castAt(this.#all, { match: this.match, seq: Infinity, ms: Infinity }),
  );
  /** Cues that watchers are not told yet. */
  readonly waiting: number = $derived(this.#all.length - this.#told.length);

  constructor(cast: CastDesk, match: string, ahead: boolean, connection: Pick<Connection, 'cue'>) {
    this.cast = cast;
    this.match = match;
    this.ahead = ahead;
    this.#connection = connection;
    this.#line = followCast(
      { url: '', cast: cast.id },
      {
        on: (cues, status) => {
          this.#told = [...this.#told, ...cues];
          if (status === 'removed') this.cast = { ...this.cast, status };
        },
        missing: () => undefined,
      },
    );
  }

  get running(): boolean {
    return this.cast.status === 'running';
  }
  may(right: 'draw' | 'steer' | 'write'): boolean {
    const own = this.cast.casters.find(({ number }) => number === this.cast.own);
    return own !== undefined && own.invited === undefined && own.rights.includes(right);
  }
  names = (by: number): string => this.cast.casters.find(({ number }) => number === by)?.name ?? 'Caster';

  /** True where the server took it. */
  async send(cue: CueData, at?: ClaimedMoment): Promise<boolean> {
    const id = crypto.randomUUID();
    const by = this.cast.own ?? 0;
    const made: CueShown = { id, by, match: this.match, seq: 0, ms: 0, cue };
    // A press is answered before the server is.
    this.#own = [...this.#own, made];
    const answer: Answer = await this.#connection.cue(this.cast.id, cue, { id, ...(at && { at }) });
    this.fault = answer.kind === 'accepted' ? '' : answer.kind === 'failed' ? answer.sentence : answer.reason.sentence;
    if (answer.kind !== 'accepted') this.#own = this.#own.filter((each) => each.id !== id);
    return answer.kind === 'accepted';
  }

  /** Takes back what was drawn last. */
  undo(at?: ClaimedMoment): void {
    const own = this.cast.own;
    const last = this.picture.marks.findLast(({ by }) => by === own || own === 1);
    if (last) void this.send({ kind: 'undo', cue: last.id }, at);
  }

  close(): void {
    this.#line.close();
  }
}

/** What a tool makes of the places that were set; undefined: it wants another one. */
export function cueOf(
  tool: CastTool,
  places: readonly StagePoint[],
  about: { readonly record: string; readonly text: string },
): CueData | undefined {
  const [one, two] = places;
  if (one === undefined) return undefined;
  if (tool === 'pointer') return { kind: 'pointer', path: [[one[0], one[1], 0]] };
  if (tool === 'label') return { kind: 'label', at: one, text: about.text };
  if (tool === 'spotlight') return { kind: 'spotlight', record: about.record, at: one };
  if (two === undefined) return undefined;
  const radius = Math.min(1, Math.hypot(two[0] - one[0], two[1] - one[1]));
  if (tool === 'arrow') return { kind: 'arrow', from: one, to: two };
  if (tool === 'ring') return { kind: 'ring', at: one, radius };
  return tool === 'range' ? { kind: 'range', record: about.record, at: one, radius } : undefined;
}

const DESK = Symbol('the desk of a caster');
export const provideDesk = (desk: CastingDesk): CastingDesk => setContext(DESK, desk);
export const useDesk = (): CastingDesk => getContext<CastingDesk>(DESK);
