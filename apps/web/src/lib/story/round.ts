/** What a round came to, made of the lines that tell it, and of how the game says that it stands. Nothing here knows a ruleset. */
import { namesIn, type RollShown, type Seat } from '@broadside/rules/kernel';
import { luckOf } from '@broadside/match';
import { isAttack, lossOf, scenesOf, type AttackScene, type SceneLine } from '../scene/scene.ts';
import { attackThrows } from './words.ts';

export interface RoundSide {
  readonly name: string;
  /** Nobody's where it is automated. */
  readonly seats: readonly Seat[];
}

/** The teams of a table, as their sides are called. */
export function sidesOf(
  seats: readonly { readonly seat: Seat; readonly team: number; readonly side: string }[],
): readonly RoundSide[] {
  const teams = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b);
  return teams.map((of) => {
    const own = seats.filter(({ team }) => team === of);
    return { name: [...new Set(own.map(({ side }) => side))].join(', '), seats: own.map(({ seat }) => seat) };
  });
}

/** How it stands, as the game counts: the first of `counts` decides. */
export interface RoundStanding {
  readonly counts: readonly string[];
  readonly sides: readonly (RoundSide & { readonly score: readonly number[] })[];
}

/** A figure of each side, in their order. */
export interface RoundRow {
  readonly label: string;
  readonly values: readonly string[];
}

export interface RoundTurn {
  readonly scene: AttackScene;
  readonly target: string;
  readonly seat: Seat | undefined;
  /** 'lost to Resolute, 11 dice' */
  readonly words: string;
}

export interface RoundFigures {
  readonly round: number;
  readonly sides: readonly RoundSide[];
  /** What decides: how much each side has, and has got in this round; undefined where the game does not say, or nobody saw it begin. */
  readonly score:
    { readonly what: string; readonly now: readonly number[]; readonly got: readonly number[] | undefined } | undefined;
  readonly rows: readonly RoundRow[];
  readonly turning: RoundTurn | undefined;
}

/** The lines of the round that was closed last, from its first to the one before the next; undefined where its beginning is not there. */
export function closedRound(
  log: readonly SceneLine[],
): { readonly round: number; readonly lines: readonly SceneLine[] } | undefined {
  const begins = log.flatMap(({ cue }, at) => (cue?.is === 'round' ? [at] : []));
  const [from, to] = begins.slice(-2);
  const first = from === undefined ? undefined : log[from];
  if (first === undefined || to === undefined) return undefined;
  return { round: roundOf(first), lines: log.slice(from, to) };
}

export const roundOf = ({ parts }: SceneLine): number =>
  Number(/\d+/.exec(parts.map((part) => (typeof part === 'string' ? part : '')).join(' '))?.[0] ?? 0);

interface Told {
  readonly round: number;
  readonly lines: readonly SceneLine[];
  readonly sides: readonly RoundSide[];
  readonly before: RoundStanding | undefined;
  readonly after: RoundStanding | undefined;
}

export function roundFigures({ round, lines, sides, before, after }: Told): RoundFigures {
  const of = (seat: Seat | null | undefined): number => {
    const own = sides.findIndex(({ seats }) => seat !== null && seat !== undefined && seats.includes(seat));
    return own >= 0 || seat !== undefined ? own : sides.findIndex(({ seats }) => seats.length === 0);
  };
  const scenes = scenesOf(lines);
  return {
    round,
    sides,
    score: scoreOf(before, after),
    rows: [...lossRows(lines, sides, of), ...scoreRows(after), ...diceRows(lines, scenes, sides, of)],
    turning: turningPoint(scenes),
  };
}

type SideOf = (seat: Seat | null | undefined) => number;

function scoreOf(before: RoundStanding | undefined, after: RoundStanding | undefined): RoundFigures['score'] {
  const what = after?.counts[0];
  if (after === undefined || what === undefined) return undefined;
  const now = after.sides.map(({ score }) => score[0] ?? 0);
  const got = before?.sides.map(({ score }, side) => (now[side] ?? 0) - (score[0] ?? 0));
  return { what, now, got };
}

/** What the game counts besides what decides. */
const scoreRows = (after: RoundStanding | undefined): readonly RoundRow[] =>
  (after?.counts ?? []).slice(1).map((label, at) => ({
    label,
    values: (after?.sides ?? []).map(({ score }) => String(score[at + 1] ?? 0)),
  }));

/** Of a loss `what`, as the log says it; of what is gone the kind that its record has. */
function lossRows(lines: readonly SceneLine[], sides: readonly RoundSide[], of: SideOf): readonly RoundRow[] {
  const sums = new Map<string, number[]>();
  const add = (label: string, seat: Seat | undefined, count: number): void => {
    const sum = sums.get(label) ?? sides.map(() => 0);
    const side = of(seat);
    if (side >= 0) sum[side] = (sum[side] ?? 0) + count;
    sums.set(label, sum);
  };
  for (const line of lines) {
    const [who] = namesIn(line);
    if (line.cue?.is === 'loss')
      for (const { who: whose, what, lost } of lossOf(line)) add(`${what} lost`, whose.seat, lost);
    if (line.cue?.is === 'gone' && who) add(`${who.record.split(':')[0] ?? 'thing'}s lost`, who.seat, 1);
  }
  return [...sums].map(([label, values]) => ({ label, values: values.map(String) }));
}

function diceRows(
  lines: readonly SceneLine[],
  scenes: readonly AttackScene[],
  sides: readonly RoundSide[],
  of: SideOf,
): readonly RoundRow[] {
  const rolls = lines.flatMap((line) => line.rolls ?? []);
  const thrown = sides.map((_, side) =>
    sum(
      rolls.filter(({ seat }) => of(seat) === side),
      ({ faces }) => faces.length,
    ),
  );
  if (thrown.every((count) => count === 0)) return [];
  const shots = scenes.flatMap((scene) =>
    attackThrows(scene).map(({ label, seat, sides: most, need, counted, dice }): RollShown => ({
      label,
      seat,
      sides: most,
      need,
      counted,
      faces: dice.map(({ face }) => face),
    })),
  );
  const luck = luckOf(shots, (seat) => (of(seat) < 0 ? undefined : of(seat)));
  const odds = sides.map((_, side) => {
    const own = luck.find(({ team }) => team === side);
    return own === undefined || own.needing === 0 ? '–' : signed(own.hits - own.expectedHits);
  });
  const rows = [{ label: 'dice thrown', values: thrown.map(String) }];
  return shots.some(isNeeding) ? [...rows, { label: 'hits against the odds', values: odds }] : rows;
}

const isNeeding = ({ need }: RollShown): boolean => need !== null;
const sum = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((all, each) => all + of(each), 0);
/** `+1.4`, `−2.2`, `0`. */
export const signed = (value: number): string => {
  const words = Math.abs(value).toFixed(1).replace(/\.0$/, '');
  return words === '0' ? '0' : `${value > 0 ? '+' : '−'}${words}`;
};

/** The attack that cost most: a loss of somebody before any points. */
function turningPoint(scenes: readonly AttackScene[]): RoundTurn | undefined {
  const weight = ({ gone, losses }: AttackScene): number => gone.length * 1000 + sum(losses, ({ lost }) => lost);
  const worst = scenes.reduce<AttackScene | undefined>(
    (most, scene) => (weight(scene) > (most === undefined ? 0 : weight(most)) ? scene : most),
    undefined,
  );
  if (worst === undefined) return undefined;
  const who = worst.gone[0] ?? worst.losses[0]?.who;
  const by = worst.actors[0]?.name;
  const dice = sum(
    worst.throws.filter((thrown) => isAttack(thrown) && !thrown.void),
    (thrown) => thrown.dice.length,
  );
  const lost = sum(
    worst.losses.filter((loss) => loss.who.record === who?.record),
    (loss) => loss.lost,
  );
  const what = worst.gone.length > 0 ? 'lost' : `loses ${String(lost)} ${worst.losses[0]?.what ?? ''}`.trimEnd();
  return {
    scene: worst,
    target: who?.name ?? '',
    seat: who?.seat,
    words: [
      `${what}${by === undefined ? '' : ` to ${by}`}`,
      ...(dice > 0 ? [`${String(dice)} ${dice === 1 ? 'die' : 'dice'}`] : []),
    ].join(', '),
  };
}
