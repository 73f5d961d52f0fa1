/** The curve of how many watched a season, for the desk [WATCH-17]. */
import type { SeasonAudience } from '@broadside/protocol';

type Minute = SeasonAudience['minutes'][number];

export interface AudienceCurve {
  /** The minute in which most watched; the first of several. */
  readonly most: Minute;
  /** How many watch now. */
  readonly now: number;
  /** The first minute and the end of the last one, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** The line as an SVG path, `width` units wide and `height` high; minutes in which nobody was counted lie at the foot. */
  readonly path: string;
}

const minuteMs = 60_000;

/** Nothing where too few watched for a number to be shown. `now`: milliseconds since 1970. */
export function audienceCurve(
  minutes: readonly Minute[],
  now: number,
  { width, height }: { readonly width: number; readonly height: number },
): AudienceCurve | undefined {
  const [first, last] = [minutes[0], minutes.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const most = minutes.reduce((high, each) => (each.viewers > high.viewers ? each : high), first);
  if (most.viewers === 0) return undefined;
  const [from, to] = [first.at, last.at + minuteMs];
  const x = (at: number): string => ((width * (at - from)) / (to - from)).toFixed(1);
  const y = (viewers: number): string => (height * (1 - viewers / most.viewers)).toFixed(1);
  const steps = minutes.flatMap(({ at, viewers }, i) => {
    const ends = at + minuteMs;
    const gap = (minutes[i + 1]?.at ?? to) > ends;
    const step = [`${x(at)} ${y(viewers)}`, `${x(ends)} ${y(viewers)}`];
    return gap ? [...step, `${x(ends)} ${y(0)}`, `${x(minutes[i + 1]?.at ?? to)} ${y(0)}`] : step;
  });
  // A minute is told when it is over.
  const watching = now - last.at < 3 * minuteMs ? last.viewers : 0;
  return { most, now: watching, from, to, path: `M${steps.join('L')}` };
}
