/** What a story says: its headline, and each beat in a few words and in a sentence. */
import type { LogPart } from '@broadside/rules/kernel';
import { chanceOf } from '@broadside/match';
import { stopsOf } from '../scene/beats.ts';
import { isAttack, textOf, type AttackScene, type Loss, type SceneThrow } from '../scene/scene.ts';
import { rowsOf, rulesOf } from '../scene/words.ts';
import type { MoveBeat, Story, StoryBeat } from './story.ts';

export interface TurnHeadline {
  readonly title: string;
  /** The dice behind it, and what such dice give; empty where none was thrown. */
  readonly note: string;
}

const many = (count: number, one: string, more = `${one}s`): string => `${String(count)} ${count === 1 ? one : more}`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
/** `9`, `4.7`. */
const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** The attacks of whose turn it is: others answer, and what lies about strikes on its own. */
const scenesIn = (story: Story): readonly AttackScene[] =>
  story.beats.flatMap((beat) => (beat.is === 'attack' && beat.seat === story.seat ? [beat.scene] : []));
const lossesIn = (beat: StoryBeat): readonly Loss[] => (beat.is === 'attack' ? beat.scene.losses : beat.losses);
const goneIn = (beat: StoryBeat) => (beat.is === 'attack' ? beat.scene.gone : beat.gone);

export const attackThrows = (scene: AttackScene): readonly SceneThrow[] =>
  scene.throws.filter((thrown) => isAttack(thrown) && !thrown.void);
const hitsOf = (throws: readonly SceneThrow[]): number => throws.reduce((sum, { counted }) => sum + counted, 0);

/** Who was hit, and for how much in all; the worst first. */
export function harmOf(losses: readonly Loss[]): readonly { readonly name: string; readonly lost: number }[] {
  const by = new Map<string, { name: string; lost: number; what: string }>();
  for (const { who, what, lost } of losses) {
    const known = by.get(who.record);
    if (known === undefined) by.set(who.record, { name: who.name, lost, what });
    else if (known.what === what) known.lost += lost;
  }
  return [...by.values()].sort((a, b) => b.lost - a.lost).map(({ name, lost }) => ({ name, lost }));
}

/** Who hit whom for how much; with which dice, and what was to be expected of them. */
export function headlineOf(story: Story): TurnHeadline {
  const scenes = scenesIn(story);
  const harm = harmOf(story.beats.flatMap(lossesIn).filter(({ who }) => who.seat !== story.seat));
  const more = harm.length > 2 ? [`${many(harm.length - 2, 'other')}`] : [];
  const hit = listed([...harm.slice(0, 2).map(({ name, lost }) => `${name} for ${String(lost)}`), ...more]);
  const did = hit !== '' ? `${story.who} hit ${hit}` : didWords(story, scenes);
  return { title: `${did}${goneWords(story)}`, note: oddsOf(scenes) };
}

function goneWords(story: Story): string {
  const gone = [...new Set(story.beats.flatMap(goneIn).map(({ name }) => name))];
  return gone.length === 0 ? '' : `. ${listed(gone)} ${gone.length === 1 ? 'is' : 'are'} lost`;
}

/** A whole turn in a sentence, as it is said aloud: 'Sable squadron moved and hit Dunlin for 6: Dunlin has 10 left of 16.' */
export function turnSaid(story: Story): string {
  const { title } = headlineOf(story);
  const gone = goneWords(story);
  const did = title.slice(0, title.length - gone.length);
  const moved = story.beats.some(({ is, seat }) => is === 'move' && seat === story.seat) && scenesIn(story).length > 0;
  const act = moved ? `${story.who} moved and ${did.slice(story.who.length + 1)}` : did;
  const lost = new Set(story.beats.flatMap(goneIn).map(({ record }) => record));
  const losses = story.beats.flatMap(lossesIn).filter(({ who }) => who.seat !== story.seat && !lost.has(who.record));
  const left = harmOf(losses)
    .slice(0, 2)
    .flatMap(({ name }) => {
      const own = losses.filter(({ who }) => who.name === name);
      const [first, last] = [own[0], own.at(-1)];
      return first && last ? [`${name} has ${String(last.left)} left of ${String(first.left + first.lost)}`] : [];
    });
  return `${act}${left.length > 0 ? `: ${listed(left)}` : ''}${gone}.`;
}

function didWords({ who, beats }: Story, scenes: readonly AttackScene[]): string {
  const last = scenes.at(-1);
  if (last === undefined) return beats.some((beat) => beat.is === 'move') ? `${who} moved` : `${who} acted`;
  if (last.came === 'open') return `${who} attacks ${last.target?.name ?? ''}`.trimEnd();
  const through = scenes.filter(({ came }) => came === 'through').flatMap(({ target }) => target?.name ?? []);
  return through.length > 0
    ? `${who} hit ${listed([...new Set(through)])}`
    : `${who} attacked, and nothing got through`;
}

/** '27 dice in 2 attacks: 9 hits, 9 expected'. */
function oddsOf(scenes: readonly AttackScene[]): string {
  const throws = scenes.flatMap(attackThrows);
  const dice = throws.reduce((sum, thrown) => sum + thrown.dice.length, 0);
  if (dice === 0) return '';
  const needing = throws.filter(({ need }) => need !== null);
  const expected = needing.reduce(
    (sum, { sides, need, dice: own }) => sum + own.length * chanceOf(sides, need ?? 1),
    0,
  );
  const odds = needing.length === 0 ? '' : `: ${many(hitsOf(needing), 'hit')}, ${round(expected)} expected`;
  return `${many(dice, 'die', 'dice')} in ${many(scenes.length, 'attack')}${odds}`;
}

/** A beat in two short lines, for the strip. */
export function beatWords(beat: StoryBeat): { readonly title: string; readonly detail: string } {
  return beat.is === 'move' ? moveWords(beat) : attackWords(beat.scene);
}

function moveWords({ movers, losses, gone }: MoveBeat): { readonly title: string; readonly detail: string } {
  const [first] = movers;
  const harm = harmOf(losses).map(({ name, lost }) => `${name} loses ${String(lost)}`);
  const lost = gone.map(({ name }) => `${name} is lost`);
  const far = movers.flatMap((each) => (each.far === '' ? [] : [each.far]));
  const title =
    movers.length > 1
      ? `${many(movers.length, 'other')} follow`
      : first?.far === ''
        ? textOf(first.lines[0] ?? { parts: [], rules: [], tone: 'act' }).replace(/\.$/, '')
        : `${first?.who.name ?? ''} moves`;
  return { title, detail: [far.join(' · '), ...harm, ...lost].filter(Boolean).join(', ') };
}

function attackWords(scene: AttackScene): { readonly title: string; readonly detail: string } {
  const rows = rowsOf(attackThrows(scene));
  const [only] = rows;
  const dice = rows.reduce((sum, row) => sum + row.dice.length, 0);
  const title =
    only !== undefined && rows.length === 1
      ? `${/^[A-Z]/.test(only.name) ? `${String(dice)} ${only.name}` : many(dice, 'die', 'dice')}${only.need === null ? '' : ` on ${String(only.need)}+`}`
      : dice > 0
        ? `${many(dice, 'die', 'dice')} at ${scene.target?.name ?? ''}`
        : `At ${scene.target?.name ?? ''}`;
  return { title, detail: cameWords(scene) };
}

/** '5 hits, 2 stopped, 3 lost'. */
export function cameWords(scene: AttackScene): string {
  const throws = attackThrows(scene);
  const stopped = stopsOf(scene);
  const lost = scene.losses
    .filter(({ who }) => who.record === scene.target?.record)
    .reduce((sum, loss) => sum + loss.lost, 0);
  const gone = scene.gone.map(({ name }) => `${name} is lost`);
  const hits = throws.some(({ need }) => need !== null) ? [many(hitsOf(throws), 'hit')] : [];
  const nothing = scene.came === 'stopped' && lost === 0 ? ['nothing got through'] : [];
  return [
    ...hits,
    ...(stopped > 0 ? [`${String(stopped)} stopped`] : []),
    ...(lost > 0 ? [`${String(lost)} lost`] : nothing),
    ...gone,
  ].join(', ');
}

/** A beat as a sentence with its names, and the rule that it went by, for the list. */
export function sentenceParts(beat: StoryBeat): {
  readonly parts: readonly LogPart[];
  readonly rule: string | undefined;
} {
  if (beat.is === 'move') {
    const [first] = beat.movers;
    const rule = first?.lines[0]?.rules[0];
    if (beat.movers.length === 1 && first?.lines.length === 1) return { parts: first.lines[0]?.parts ?? [], rule };
    const names = beat.movers.flatMap(({ who, far }, at): LogPart[] => [
      ...(at === 0 ? [] : [at === beat.movers.length - 1 ? ' and ' : ', ']),
      who,
      ...(far === '' ? [] : [` ${far}`]),
    ]);
    return { parts: [...names, beat.movers.length === 1 ? ' moved.' : ' follow.'], rule };
  }
  return attackSentence(beat.scene);
}

/** Who at whom, with which dice, and what came of it. */
export function attackSentence(scene: AttackScene): {
  readonly parts: readonly LogPart[];
  readonly rule: string | undefined;
} {
  const actors = scene.actors.flatMap((who, at): LogPart[] => [...(at === 0 ? [] : [', ']), who]);
  const { title, detail } = attackWords(scene);
  const aimed: LogPart[] = scene.target === undefined ? [] : [' at ', scene.target];
  const dice = title.replace(/ ?[Aa]t .*$/, '');
  return {
    parts: [...actors, ...aimed, `${dice === '' ? '' : `, ${dice}`}${detail === '' ? '' : `: ${detail}`}.`],
    rule: rulesOf(scene)[0] ?? scene.lines[0]?.rules[0],
  };
}
