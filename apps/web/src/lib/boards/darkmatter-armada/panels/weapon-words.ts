/** What steps a weapon's die, in words that end in the result. */
import { inches } from '#lib/board/chart.ts';
import { longestDirectMils, ordnance, outOfBandSteps, working, type Ship, type WeaponDie } from '../rules.ts';

type Fitted = Extract<NonNullable<NonNullable<Ship['spaces']['F']>['fitted']>, { kind: 'weapon' }>;

const sign = (steps: number): string => (steps < 0 ? `−${-steps}` : `+${steps}`);

/** `16″–32″`. */
export function bandWords(id: WeaponDie['ordnance']): string {
  const [nearest, farthest] = ordnance[id].effectiveMils;
  return `${nearest / 1000}″–${farthest / 1000}″`;
}

/** 'd12, −2 nearer than 16″ = d8'; 'd8, no step = d8'. */
export function ladderWords(
  ship: Ship,
  weapon: Fitted,
  rangeMils: number,
  die: Pick<WeaponDie, 'sides' | 'inBand'> | undefined,
  together: boolean,
): string {
  const { effect, effectiveMils } = ordnance[weapon.ordnance];
  const [nearest, farthest] = effectiveMils;
  const inBand = die?.inBand ?? (rangeMils >= nearest && rangeMils <= farthest);
  const sensors = working(ship, 'enhanced-sensor-array') > 0;
  const where = rangeMils < nearest ? `nearer than ${inches(nearest)}` : `beyond ${inches(farthest)}`;
  const steps = [
    ...(inBand ? [] : [sensors ? 'Sensor Array keeps it' : `${sign(outOfBandSteps)} ${where}`]),
    ...(together && inBand && effect.kind === 'coordinated-steps' ? [`${sign(effect.steps)} together`] : []),
  ];
  const end = die ? `d${die.sides}` : rangeMils > longestDirectMils ? 'out of reach' : 'cannot fire';
  return `d${weapon.die}, ${steps.length === 0 ? 'no step' : steps.join(', ')} = ${end}`;
}
