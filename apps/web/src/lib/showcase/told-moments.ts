/** A log as moments for a board: after each attack, who fired at whom, with which dice, and what came of it. */
import type { LogLine, RollShown } from '@broadside/rules/kernel';
import { bare } from '#lib/ending/tracks.ts';
import type { Scene } from '#lib/boards/scene.ts';
import { isAttack, lastScene, type AttackScene, type SceneLine, type SceneThrow } from '../scene/scene.ts';
import { attackSentence } from '../story/words.ts';

/** What had just happened at a table; `actors` and `target` are records of its log. */
export interface BoardMoment {
  readonly text: string;
  readonly rule: string | null;
  readonly rolls: readonly RollShown[];
  readonly actors: readonly string[];
  readonly target: string | null;
}

/** Throws beside a board: one of the attack, one of the defence. */
const mostRolls = 2;
/** How far back an attack is looked for. */
export const momentTail = 120;

const plain = (parts: LogLine['parts']): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

const shown = ({ label, seat, sides, need, counted, dice, use }: SceneThrow): RollShown => ({
  label,
  seat,
  sides,
  need,
  counted,
  use,
  faces: dice.map(({ face }) => face),
});

function ofAttack(scene: AttackScene): BoardMoment {
  const { parts, rule } = attackSentence(scene);
  const standing = scene.throws.filter((thrown) => !thrown.void);
  const most = standing.filter(isAttack).toSorted((one, other) => other.dice.length - one.dice.length);
  const defence = standing.find((thrown) => !isAttack(thrown) && thrown.seat !== most[0]?.seat);
  return {
    text: plain(parts),
    rule: rule ?? null,
    rolls: [...most.slice(0, 1), ...(defence ? [defence] : [])].slice(0, mostRolls).map(shown),
    actors: scene.actors.map(({ record }) => record),
    target: scene.target?.record ?? null,
  };
}

/** The attack that this log ends with, or else its last line. */
export function lastMoment(log: readonly SceneLine[]): BoardMoment {
  const tail = log.slice(-momentTail);
  const last = tail.at(-1);
  const scene = lastScene(tail);
  if (scene !== undefined && scene.came !== 'open' && scene.seq >= (last?.seq ?? 0) - 1) return ofAttack(scene);
  return {
    text: last ? plain(last.parts) : '',
    rule: last?.rules[0] ?? null,
    rolls: last?.rolls?.slice(0, mostRolls) ?? [],
    actors: [],
    target: null,
  };
}

export interface EndedAttack {
  readonly moment: BoardMoment;
  /** The entry with which it began. */
  readonly begunAt: number;
  /** Something got through. */
  readonly hit: boolean;
}

/** The attack that ended with the last entry; undefined where none did. */
export function endedAttack(log: readonly SceneLine[]): EndedAttack | undefined {
  const tail = log.slice(-momentTail);
  const scene = lastScene(tail);
  if (scene === undefined || scene.came === 'open' || scene.seq !== tail.at(-1)?.seq) return undefined;
  return { moment: ofAttack(scene), begunAt: scene.lines[0]?.seq ?? scene.seq, hit: scene.came === 'through' };
}

/** A board after an attack, with those who took part and are lost where they lay before it, without hull. */
export function withLost(after: Scene, before: Scene, { actors, target }: BoardMoment): Scene {
  if (after.kind !== 'chart' || before.kind !== 'chart') return after;
  const part = new Set([...actors, target ?? ''].map(bare));
  const lost = <Token extends { readonly id: string }>(were: readonly Token[], are: readonly Token[]): Token[] =>
    were.filter(({ id }) => part.has(bare(id)) && are.every((token) => token.id !== id));
  const { ships, discs } = after.chart;
  const gone = lost(before.chart.ships, ships).map((ship) => ({ ...ship, hull: 0 }));
  const spent = lost(before.chart.discs, discs).map((disc) => ({ ...disc, spent: true }));
  return { kind: 'chart', chart: { ...after.chart, ships: [...ships, ...gone], discs: [...discs, ...spent] } };
}

/** Inches from north to south that a wide strip has room for beside its words. */
const fitsInches = 9;

/** How well a moment is seen in a wide strip: both ends of it, then one in which something got through. */
export function worthOf({ scene, actors, target }: BoardMoment & { readonly scene: Scene }, hit: boolean): number {
  if (scene.kind !== 'chart') return Number(hit);
  const part = new Set([...actors, target ?? ''].map(bare));
  const ends = [...scene.chart.ships, ...scene.chart.discs].filter(({ id }) => part.has(bare(id)));
  const norths = ends.map(({ yMils }) => yMils);
  const fits = norths.length > 1 && Math.max(...norths) - Math.min(...norths) <= fitsInches * 1000;
  return 2 * Number(fits) + Number(hit);
}

/** Moments that are kept of a match; and how many that are seen well are enough to leave out the others. */
const [mostMoments, enough] = [14, 4];

/** From first shots to losses: the best of every so many of them, in order. `worth` is 2 and more where it is seen well. */
export function someOf<Moment>(moments: readonly Moment[], worth: (moment: Moment) => number): readonly Moment[] {
  const well = moments.filter((moment) => worth(moment) >= 2);
  const from = well.length >= enough ? well : moments;
  const count = Math.min(mostMoments, from.length);
  const edge = (part: number): number => Math.ceil((part * from.length) / count);
  return Array.from({ length: count }, (_, part) =>
    from.slice(edge(part), edge(part + 1)).reduce((best, moment) => (worth(moment) > worth(best) ? moment : best)),
  );
}
