/** What a cast shows at a moment of its match: the same for who watches now, and for who scrubs through it later [WATCH-58]. */
import type { CueData, CueShown } from '@broadside/protocol';

/** A moment: so many milliseconds after an entry was seen; Infinity where one goes along with what is told. */
export interface CastMoment {
  readonly match: string;
  readonly seq: number;
  readonly ms: number;
}

export type MarkCue = Extract<CueData, { kind: 'pen' | 'arrow' | 'ring' | 'range' | 'label' }>;
interface Made<C> {
  readonly id: string;
  readonly by: number;
  readonly cue: C;
}
export type CastMark = Made<MarkCue>;
type CueOf<K extends CueData['kind']> = Made<Extract<CueData, { kind: K }>>;

export interface CastPicture {
  readonly marks: readonly CastMark[];
  /** Where each caster points last. */
  readonly pointers: readonly CueOf<'pointer'>[];
  readonly spotlight: CueOf<'spotlight'> | undefined;
  readonly text: CueOf<'text'> | undefined;
  /** The last poll; with votes once it is over. */
  readonly poll: (CueOf<'poll'> & { readonly votes?: readonly number[] | undefined }) | undefined;
  readonly camera: CueOf<'camera'> | undefined;
  readonly moment: CueOf<'moment'> | undefined;
  /** All hands are open. */
  readonly hands: boolean;
}

export const emptyPicture: CastPicture = {
  ...{ marks: [], pointers: [], spotlight: undefined, text: undefined },
  ...{ poll: undefined, camera: undefined, moment: undefined, hands: false },
};

const isBefore = (cue: CueShown, { match, seq, ms }: CastMoment): boolean =>
  cue.match === match && (cue.seq < seq || (cue.seq === seq && cue.ms <= ms));

/** Milliseconds until the next cue of the entry that one looks at; undefined where none follows. */
export function nextCueIn(cues: readonly CueShown[], { match, seq, ms }: CastMoment): number | undefined {
  const later = cues.filter((cue) => cue.match === match && cue.seq === seq && cue.ms > ms).map((cue) => cue.ms - ms);
  return later.length === 0 ? undefined : Math.min(...later);
}

export function castAt(cues: readonly CueShown[], moment: CastMoment): CastPicture {
  return cues.filter((cue) => isBefore(cue, moment)).reduce(afterCue, emptyPicture);
}

/** What stands once one more cue was told. */
export function afterCue(picture: CastPicture, { id, by, cue }: CueShown): CastPicture {
  switch (cue.kind) {
    case 'pen':
    case 'arrow':
    case 'ring':
    case 'range':
    case 'label':
      return { ...picture, marks: [...picture.marks, { id, by, cue }] };
    case 'pointer':
      return { ...picture, pointers: [...picture.pointers.filter((each) => each.by !== by), { id, by, cue }] };
    case 'spotlight':
      return { ...picture, spotlight: cue.record === null ? undefined : { id, by, cue } };
    case 'text':
      return { ...picture, text: { id, by, cue } };
    case 'poll':
      return { ...picture, poll: { id, by, cue } };
    case 'tally':
      return picture.poll?.id === cue.poll ? { ...picture, poll: { ...picture.poll, votes: cue.votes } } : picture;
    case 'camera':
      return { ...picture, camera: { id, by, cue } };
    case 'moment':
      return { ...picture, moment: { id, by, cue } };
    case 'hands':
      return { ...picture, hands: cue.open };
    case 'undo':
      return { ...picture, marks: picture.marks.filter((mark) => mark.id !== cue.cue || (mark.by !== by && by !== 1)) };
    case 'clear':
      return { ...picture, marks: [], pointers: [], spotlight: undefined };
    case 'end':
      return { ...picture, pointers: [], text: undefined };
  }
}
