/** Which cues an attack gives, and when: each at its beat, so that ear and eye are told the same. Nothing here knows a ruleset. */
import type { Seat, ThrowUse } from '@broadside/rules/kernel';
import { attackDice, stopsOf, type Beat, type BeatName } from '../scene/beats.ts';
import { isAttack, type AttackScene } from '../scene/scene.ts';
import { apartMs } from './cue-gate.ts';
import type { GivenCue } from './recipes.ts';

export interface TimedCue {
  /** Milliseconds after its beat began. */
  readonly afterMs: number;
  readonly cue: GivenCue;
}
/** Whether a seat is on the side of whoever listens. */
export type OwnSide = (seat: Seat | undefined) => boolean;

/** When in its beat a throw lies. */
const lands = 0.7;
const mostKnocks = 4;
/** What each stop is, of the one before. */
const softer = 0.84;

const at = (afterMs: number, cue: GivenCue): TimedCue => ({ afterMs: Math.round(afterMs), cue });

/** How most of its dice cross the board; the first of equals. */
function useOf({ throws }: AttackScene): ThrowUse | undefined {
  const counts = new Map<ThrowUse, number>();
  for (const thrown of throws)
    if (isAttack(thrown) && !thrown.void) counts.set(thrown.use, (counts.get(thrown.use) ?? 0) + thrown.dice.length);
  return [...counts].reduce<readonly [ThrowUse, number] | undefined>(
    (most, each) => (most === undefined || each[1] > most[1] ? each : most),
    undefined,
  )?.[0];
}

/** Torpedoes and rays go over more quietly than guns; so do a few boats. */
const volley = (scene: AttackScene): GivenCue => ({ name: 'volley', use: useOf(scene) });
const dice = (count: number): GivenCue => ({ name: 'dice', count });

const defenceDice = ({ throws }: AttackScene): number =>
  throws.reduce((sum, { use, dice: own }) => sum + (use === 'defence' ? own.length : 0), 0);
const checkDice = ({ effects }: AttackScene): number =>
  effects.flatMap(({ rolls }) => rolls).reduce((sum, { use, faces }) => sum + (use === 'check' ? faces.length : 0), 0);

/** Cues of the same kind, as many as a beat shows, but no closer than they can be told apart. */
function row(name: 'stop' | 'knock', shown: number, lengthMs: number): readonly TimedCue[] {
  const most = name === 'knock' ? mostKnocks : shown;
  const count = Math.max(1, Math.min(shown, most, Math.floor(lengthMs / apartMs)));
  const step = lengthMs / Math.max(count, 1);
  return Array.from({ length: count }, (_, nth) =>
    at(nth * step, name === 'stop' ? { name, gain: softer ** nth } : { name }),
  );
}

/** The verdict of one's own attack, or on one's own ship. */
const concerns = ({ actors, target }: AttackScene, ours: OwnSide): boolean =>
  [...actors, ...(target ? [target] : [])].some(({ seat }) => ours(seat));

function effectCues({ effects, gone }: AttackScene): readonly TimedCue[] {
  const struck = effects.some(({ rolls }) => rolls.every(({ use }) => use !== 'check'));
  return [
    ...(struck ? [at(0, { name: 'pipe' })] : []),
    ...(gone.length > 0 ? [at(struck ? 200 : 0, { name: 'lost' })] : []),
  ];
}

/** What a beat gives while it plays. */
export function beatCues(scene: AttackScene, { name, from, to }: Beat, ours: OwnSide): readonly TimedCue[] {
  const length = to - from;
  const cues: Readonly<Record<BeatName, () => readonly TimedCue[]>> = {
    aim: () => [],
    fire: () => [at(0, volley(scene)), at(length * lands, dice(attackDice(scene.throws).length))],
    count: () => [],
    defence: () => [at(length * lands, dice(defenceDice(scene)))],
    stops: () => row('stop', stopsOf(scene), length),
    crosses: () =>
      row(
        'knock',
        scene.losses.reduce((sum, { lost }) => sum + lost, 0),
        length,
      ),
    effects: () => effectCues(scene),
    checks: () => [at(length * lands, dice(checkDice(scene)))],
    verdict: () => (concerns(scene, ours) ? [at(0, { name: 'bell' })] : []),
  };
  return cues[name]();
}

/** One cue for a state that is cut to: where motion is reduced. */
export function stateCue(scene: AttackScene, beat: Beat, ours: OwnSide): readonly TimedCue[] {
  if (beat.name === 'count') return [at(0, dice(attackDice(scene.throws).length))];
  const cues = beatCues(scene, beat, ours);
  const [first] = beat.name === 'effects' ? cues.slice(-1) : cues;
  return first === undefined ? [] : [at(0, first.cue)];
}

/** An attack whose states follow each other at once: its dice, and what came of them. */
export function wholeCues(scene: AttackScene, ours: OwnSide): readonly TimedCue[] {
  const [came] = effectCues(scene).slice(-1);
  const thrown = attackDice(scene.throws).length;
  const bell = scene.came !== 'open' && concerns(scene, ours);
  const last = came?.cue ?? (bell ? ({ name: 'bell' } as const) : undefined);
  return [...(thrown > 0 ? [at(0, dice(thrown))] : []), ...(last ? [at(120, last)] : [])];
}
