/** The cover ladder: the best single source, then levels up and down (R-QR-116). */
import { distances } from '../../data/sizes.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { driveOffline, working } from '../../ship/stats.ts';
import type { Ship } from '../../table.ts';
import type { Cover, CoverLevel, CoverStep } from './schema.ts';
import type { Sightline } from './sight.ts';

const levels = ['none', 'light', 'heavy'] as const satisfies readonly CoverLevel[];

/** `level` moved by so many levels, held between none and heavy. */
export const shiftCover = (level: CoverLevel, by: number): CoverLevel =>
  levels[Math.max(0, Math.min(2, levels.indexOf(level) + by))] ?? 'none';

/** The lowest defence face that intercepts: QR-8.4.5.2c. */
export const interceptOn: Readonly<Record<CoverLevel, number>> = { none: 5, light: 4, heavy: 3 };

/** R-QR-124: up to 20", or at any range where the drive is offline. */
const STEALTH_LIGHT_MILS = 20_000;

const source = (from: string, effect: CoverLevel, rule: string): CoverStep => ({
  from,
  effect,
  terrain: null,
  insideMils: null,
  rule,
});

/** The terrain of the worst line among the participants: QR-8.4.4.2c. */
function terrainSource(lines: readonly Sightline[]): CoverStep | undefined {
  const stretches = lines.flatMap((line) => line.through);
  const worst = (['heavy', 'light'] as const).find((level) => stretches.some(({ sight }) => sight === level));
  const stretch = stretches.find(({ sight }) => sight === worst);
  if (worst === undefined || stretch === undefined) return undefined;
  return {
    from: stretch.name,
    effect: worst,
    terrain: stretch.terrain,
    insideMils: stretch.insideMils,
    rule: stretch.rule,
  };
}

function stealthSource(target: Ship, rangeMils: number): CoverStep | undefined {
  if (working(target, 'stealth-systems') === 0) return undefined;
  if (driveOffline(target)) return source('Stealth systems, drive offline', 'heavy', 'QR-11.6.31a');
  const near = rangeMils <= STEALTH_LIGHT_MILS + distances.toleranceMils;
  return source(
    near ? 'Stealth systems up to 20″' : 'Stealth systems beyond 20″',
    near ? 'light' : 'heavy',
    'QR-11.6.31a',
  );
}

function directSources(target: Ship, lines: readonly Sightline[], rangeMils: number): CoverStep[] {
  const terrain = terrainSource(lines);
  const stealth = stealthSource(target, rangeMils);
  return [
    ...(terrain === undefined ? [] : [terrain]),
    ...(stealth === undefined ? [] : [stealth]),
    ...(target.cloak === 'fading' ? [source('Cloak just dropped', 'light', 'QR-11.6.10c')] : []),
    ...(hasCustomization(target, 'difficult-target') ? [source('Difficult target', 'heavy', 'QR-11.4.5b')] : []),
  ];
}

/** Against torpedoes only Electronic Countermeasures count: QR-11.5.16b. */
const torpedoSources = (target: Ship): CoverStep[] =>
  working(target, 'electronic-countermeasures') > 0
    ? [source('Electronic countermeasures', 'heavy', 'QR-11.6.12a')]
    : [];

export interface CoverQuestion {
  readonly target: Ship;
  readonly torpedo: boolean;
  readonly lines: readonly Sightline[];
  readonly rangeMils: number;
  readonly shooters: readonly Ship[];
  /** A ship whose Target Resolution helps the attack (R-QR-121). */
  readonly helper: Ship | undefined;
}

const step = (from: string, effect: number, rule: string): CoverStep => ({
  from,
  effect,
  terrain: null,
  insideMils: null,
  rule,
});

/** What makes targets harder to hit for the shooters: one level for a jump, one for a cloak (R-QR-99 to R-QR-101). */
function raisedBy(shooters: readonly Ship[]): CoverStep[] {
  const jumper = shooters.find(
    ({ activation: { special } }) => special === 'short-range-jump' || special === 'matrix-jump',
  );
  const ghost = shooters.find(({ cloak }) => cloak === 'fading');
  return [
    ...(jumper === undefined ? [] : [step(`Hyperspace jump of ${jumper.name}`, 1, 'QR-8.3.5b')]),
    ...(ghost === undefined ? [] : [step(`Cloak of ${ghost.name} just dropped`, 1, 'QR-11.6.10c')]),
  ];
}

/** The cover of the target in one attack, before Scatter, with every step that made it. */
export function coverOf({ target, torpedo, lines, rangeMils, shooters, helper }: CoverQuestion): Cover {
  const sources = torpedo ? torpedoSources(target) : directSources(target, lines, rangeMils);
  const best = sources.find(({ effect }) => effect === 'heavy') ?? sources[0];
  const raised = torpedo ? [] : raisedBy(shooters);
  const lowered: CoverStep[] = [];
  if (!torpedo && target.fullStop) lowered.push(step('Full Stop', -1, 'QR-8.1.1e'));
  if (helper !== undefined) lowered.push(step(`Target Resolution of ${helper.name}`, -1, 'QR-11.4.18a'));
  const start: CoverLevel = typeof best?.effect === 'string' ? best.effect : 'none';
  const level = shiftCover(shiftCover(start, raised.length), -lowered.length);
  const steps = [...(best === undefined ? [] : [best]), ...raised];
  return { level, steps: steps.length === 0 ? [] : [...steps, ...lowered] };
}
