/** When each part of a scene is shown, in milliseconds after its result is known. A beat with nothing to show takes no time. */
import { isAttack, type AttackScene, type SceneThrow } from './scene.ts';

export const beatNames = [
  'aim',
  'fire',
  'count',
  'defence',
  'stops',
  'crosses',
  'effects',
  'checks',
  'verdict',
] as const;
export type BeatName = (typeof beatNames)[number];
export interface Beat {
  readonly name: BeatName;
  readonly from: number;
  readonly to: number;
}

/** Each person's own choice: everything, the same in half the time, or states that follow each other at once. */
export const tempos = ['full', 'brisk', 'states'] as const;
export type SceneTempo = (typeof tempos)[number];

/** At most so many traces cross the board. */
export const mostTraces = 24;
const each = { stop: 120, stops: 480, cross: 90, crosses: 450 } as const;
/** How long a state stands where motion is reduced. */
const stateMs = 400;

export const attackDice = (throws: readonly SceneThrow[]) =>
  throws.filter((thrown) => isAttack(thrown) && !thrown.void).flatMap(({ dice }) => dice);
export const stopsOf = (scene: AttackScene): number => attackDice(scene.throws).filter((die) => die.struck).length;
const crossesOf = (scene: AttackScene): number => scene.losses.reduce((sum, { lost }) => sum + lost, 0);

/** How long each beat takes at full tempo; with the pause after it, which is not drawn. */
function lengths(scene: AttackScene): Readonly<Record<BeatName, readonly [number, number]>> {
  const dice = attackDice(scene.throws).length;
  const few = dice <= 3;
  const stops = stopsOf(scene);
  const crosses = crossesOf(scene);
  const defended = scene.throws.some(({ use }) => use === 'defence');
  const rolled = scene.effects.filter(({ rolls }) => rolls.length > 0);
  const checks = rolled.filter(({ rolls }) => rolls.some(({ use }) => use === 'check')).length;
  const effects = scene.effects.length + scene.gone.length - checks;
  const nothing = [0, 0] as const;
  return {
    aim: dice > 0 ? [80, 0] : nothing,
    fire: dice > 0 ? [few ? 270 : 620, 0] : nothing,
    count: dice > 0 ? [few ? 100 : 300, 0] : nothing,
    defence: defended ? [450, 0] : nothing,
    stops: stops > 0 ? [Math.min(each.stops, stops * each.stop), 50] : nothing,
    crosses: crosses > 0 ? [Math.min(each.crosses, crosses * each.cross), 60] : nothing,
    effects: effects > 0 ? [360, 60] : nothing,
    checks: checks > 0 ? [360, 60] : nothing,
    verdict: nothing,
  };
}

/** The beats of a scene that have something to show, in order; the verdict is always the last. `pace` multiplies their times. */
export function beatsOf(scene: AttackScene, tempo: SceneTempo = 'full', pace = 1): readonly Beat[] {
  const factor = (tempo === 'brisk' ? 0.5 : 1) * (scene.again ? 0.7 : 1) * pace;
  const all = lengths(scene);
  const beats: Beat[] = [];
  let now = 0;
  for (const name of beatNames) {
    const [length, rest] = tempo === 'states' ? [all[name][0] > 0 ? stateMs : 0, 0] : all[name];
    if (length === 0 && name !== 'verdict') continue;
    const to = now + Math.round(length * factor);
    beats.push({ name, from: now, to });
    now = to + Math.round(rest * factor);
  }
  return beats;
}
