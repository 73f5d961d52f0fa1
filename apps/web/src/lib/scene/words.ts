/** What a scene says: its figure, its sentences, its rows of dice. */
import { isAttack, scenesOf, textOf, type SceneLine, type AttackScene, type SceneThrow } from './scene.ts';

/** `9 + 2 hull lost, Sable`: what the target lost; without a target's loss, what anybody lost. */
export interface SceneVerdict {
  readonly figure: string;
  readonly what: string;
  readonly who: string;
  /** What there was of it, and what is left. */
  readonly fell: readonly [number, number] | undefined;
  /** What else was lost: of the same ship, or of others that stood in. */
  readonly besides: readonly string[];
}

export function verdictOf(scene: AttackScene): SceneVerdict {
  const { target, losses, gone, came } = scene;
  const own = losses.filter(({ who }) => who.record === target?.record);
  const [first] = own.length > 0 ? own : losses;
  if (first !== undefined) {
    const same = losses.filter(({ who, what }) => who.record === first.who.record && what === first.what);
    return {
      figure: same.map(({ lost }) => lost).join(' + '),
      what: `${same.length === 1 && first.lost === 1 ? first.what.replace(/s$/, '') : first.what} lost`,
      who: first.who.name,
      fell: [first.left + first.lost, same.at(-1)?.left ?? first.left],
      besides: losses
        .filter((loss) => !same.includes(loss))
        .map(({ who, what, lost, left }) => `${who.name}: ${lost} ${what}, ${left} left`),
    };
  }
  const who = gone[0]?.name ?? target?.name ?? '';
  const figure = gone.length > 0 ? 'Lost' : came === 'stopped' ? 'Nothing' : came === 'through' ? 'A hit' : '';
  const what = figure === 'Nothing' ? 'got through' : figure === 'A hit' ? 'got through' : '';
  return { figure, what, who, fell: undefined, besides: [] };
}

/** What came of the hits, as the log says it. */
export const sentenceOf = ({ lines }: AttackScene): string => {
  const told = lines.findLast(({ cue }) => cue?.is === 'through' || cue?.is === 'stopped');
  return told === undefined ? '' : textOf(told);
};

/** The rules by which it came to the verdict: of what was lost, of what got through, of each effect. */
export function rulesOf({ lines }: AttackScene, most = 4): readonly string[] {
  const telling = lines.filter(({ cue }) => cue !== undefined && cue.is !== 'attack').reverse();
  const first = telling.flatMap(({ rules }) => rules.slice(0, 1));
  return [...new Set(first.reverse())].slice(0, most);
}

/** One sentence for the act, one for what came of it. */
export function spokenOf(scene: AttackScene): readonly string[] {
  const [act] = scene.lines;
  const { figure, what, who, fell } = verdictOf(scene);
  const named = who === '' ? '' : figure === 'Nothing' ? ` to ${who}` : `, ${who}`;
  const left = fell === undefined ? '' : `, ${fell[1]} left of ${fell[0]}`;
  const verdict = figure === '' ? [] : [`${[figure, what].filter(Boolean).join(' ')}${named}${left}.`];
  const effects = scene.effects.map(({ what: of, text }) => `${of}: ${text}`);
  const gone = scene.gone.map(({ name }) => `${name} is lost.`);
  return [...(act === undefined ? [] : [textOf(act)]), [...verdict, ...effects, ...gone].join(' ')].filter(Boolean);
}

/** A row of the ledger: throws for one thing with one number to reach lie together. */
export interface LedgerRow extends Pick<SceneThrow, 'use' | 'seat' | 'sides' | 'need' | 'dice' | 'counted' | 'void'> {
  readonly name: string;
  /** What each throw is called in full. */
  readonly labels: readonly string[];
}

/** 'Tern: Beam (fore)' is a throw of 'Beam'. */
const shortName = (label: string): string => label.replace(/^.*?: /, '').replace(/ \(.*\)$/, '');

export function rowsOf(throws: readonly SceneThrow[]): readonly LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const thrown of throws) {
    const name = shortName(thrown.label);
    const at = rows.findIndex(
      (row) =>
        isAttack(thrown) &&
        row.use === thrown.use &&
        row.name === name &&
        row.need === thrown.need &&
        row.seat === thrown.seat &&
        row.sides === thrown.sides &&
        row.void === thrown.void,
    );
    const known = rows[at];
    if (known === undefined) {
      const { use, seat, sides, need, dice, counted } = thrown;
      rows.push({ use, seat, sides, need, dice, counted, void: thrown.void, name, labels: [thrown.label] });
      continue;
    }
    rows[at] = {
      ...known,
      dice: [...known.dice, ...thrown.dice].sort((a, b) => b.face - a.face || Number(a.struck) - Number(b.struck)),
      counted: known.counted + thrown.counted,
      labels: [...known.labels, thrown.label],
    };
  }
  return rows;
}

/** 'hits' of an attack, 'stopped' of a defence. */
export function countOf({
  use,
  counted,
  need,
}: LedgerRow): { readonly figure: number; readonly word: string } | undefined {
  if (need === null) return undefined;
  if (use === 'defence') return { figure: counted, word: 'stop' };
  if (use === 'again') return { figure: counted, word: counted === 1 ? 'counts' : 'count' };
  return { figure: counted, word: counted === 1 ? 'hit' : 'hits' };
}

/** What is said aloud of entries after `since`: an attack in a sentence for the act and one for what came of it, all else line by line. */
export function newsOf(log: readonly SceneLine[], since: number): readonly string[] {
  const from = log.findIndex(({ seq }) => seq > since);
  if (from < 0) return [];
  const begun = log.findLastIndex(({ cue }, at) => at <= from && cue?.is === 'attack');
  const scenes = scenesOf(log.slice(Math.max(0, begun)));
  const said = new Set<AttackScene>();
  return log.slice(from).flatMap((line) => {
    const scene = scenes.find(({ lines }) => lines.includes(line));
    if (scene === undefined || (line.cue === undefined && line.rolls === undefined)) return [textOf(line)];
    if (said.has(scene)) return [];
    said.add(scene);
    const [act = '', ...came] = spokenOf(scene);
    return scene.lines[0] !== undefined && scene.lines[0].seq > since ? [act, ...came] : came;
  });
}
