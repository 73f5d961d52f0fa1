/** How long each beat of a story is shown. Nobody watches one for longer than it may last, whatever was done. */
import { beatsOf, type SceneTempo } from '../scene/beats.ts';
import type { Story, StoryBeat } from './story.ts';

export const mostStoryMs = 7000;
/** How long a state stands where motion is reduced. */
const stateMs = 400;
const move = { begin: 760, each: 160, most: 1400 } as const;
/** What came of an attack stands for a moment. */
const restMs = 420;

export interface Timing {
  /** Milliseconds of each beat. */
  readonly beats: readonly number[];
  /** What the times of scenes are multiplied by. */
  readonly factor: number;
}

const usual = (beat: StoryBeat): number =>
  beat.is === 'move'
    ? Math.min(move.most, move.begin + move.each * beat.movers.length)
    : (beatsOf(beat.scene).at(-1)?.to ?? 0) + restMs;

/** `speed`: 2 is twice as fast. */
export function timingOf({ beats }: Story, tempo: SceneTempo, still: boolean, speed = 1): Timing {
  if (tempo === 'states' || still) {
    const each = Math.min(stateMs, mostStoryMs / Math.max(1, beats.length));
    return { beats: beats.map(() => Math.floor(each / speed)), factor: 1 / speed };
  }
  const times = beats.map(usual);
  const all = times.reduce((sum, each) => sum + each, 0);
  const factor = Math.min(tempo === 'brisk' ? 0.5 : 1, mostStoryMs / Math.max(1, all)) / speed;
  return { beats: times.map((each) => Math.floor(each * factor)), factor };
}
