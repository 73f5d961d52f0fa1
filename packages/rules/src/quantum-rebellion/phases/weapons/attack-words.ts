/** How the log words an attack: cover with its sources, to-hit numbers with their causes. */
import type { LogPart, RollShown } from '../../../kernel/contract.ts';
import { mountName } from '../../damage/space-name.ts';
import { ordnance } from '../../data/ordnance.ts';
import { inches, listed, shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { OpenTable } from '../../state.ts';
import type { Cover, CoverLevel, Pool } from './attack.ts';
import type { WeaponEvent } from './events.ts';

type EventOf<K extends WeaponEvent['kind']> = Extract<WeaponEvent, { kind: K }>;

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const unique = (words: readonly string[]): string[] => [...new Set(words)];

export const inCover: Readonly<Record<CoverLevel, string>> = {
  none: 'in the open',
  light: 'in Light Cover',
  heavy: 'in Heavy Cover',
};

/** 'in Light Cover (4.0″ of Heavy asteroid field, Full Stop −1)'. */
export function coverWords({ level, steps }: Cover): string {
  const causes = steps.map(({ from, effect, insideMils }) => {
    if (typeof effect === 'number') return `${from} ${effect < 0 ? '−' : '+'}${Math.abs(effect)}`;
    return insideMils === null ? from : `${inches(insideMils)} of ${from}`;
  });
  return causes.length === 0 ? inCover[level] : `${inCover[level]} (${causes.join(', ')})`;
}

/** What changed a to-hit number or added dice, by the rule that did it. */
const causeWords: Readonly<Record<string, string>> = {
  'QR-8.4.5.3g': 'Optimal Range',
  'QR-11.6.13a': 'Sensor Array',
  'QR-8.1.1d': 'at Full Stop',
  'QR-11.5.2a': 'no bonus: Antimatter',
  'QR-8.4.3a': 'no bonus: several arcs',
  'QR-7.1.2b': 'no bonus: out of hyperspace',
  'QR-8.4.2a': 'aft sector',
  'QR-11.4.12a': 'Pack Hunters',
};

/** '4 Autocannon on 3+ (Optimal Range)'. */
function poolWords({ ordnance: id, dice, need, rules }: Pool): string {
  const causes = rules.flatMap((rule) => causeWords[rule] ?? []);
  const on = need === 6 ? 'on 6' : `on ${need}+`;
  return `${dice} ${ordnance[id].name} ${on}${causes.length === 0 ? '' : ` (${causes.join(', ')})`}`;
}

/** Pools of one kind with one to-hit number and one cause count together. */
function joined(pools: readonly Pool[]): readonly Pool[] {
  const groups = new Map<string, Pool>();
  for (const pool of pools) {
    const key = `${pool.ordnance} ${pool.need} ${pool.rules.join(' ')}`;
    const known = groups.get(key);
    groups.set(key, known === undefined ? pool : { ...known, dice: known.dice + pool.dice });
  }
  return [...groups.values()];
}

export function declaredWords(
  event: EventOf<'fire-declared'>,
  before: OpenTable,
): { parts: LogPart[]; rules: string[] } {
  const dice = event.pools.reduce((sum, pool) => sum + pool.dice, 0);
  const ships = event.shooters.map(({ ship }) => shipName(before, ship));
  const verb = `${event.torpedo ? 'launch' : 'fire'}${ships.length > 1 ? '' : event.torpedo ? 'es' : 's'}`;
  return {
    parts: [
      ...listed(ships),
      ` ${verb} ${plural(dice, 'die', 'dice')} at `,
      shipName(before, event.target),
      `, ${inches(event.rangeMils)} away, ${coverWords(event.cover)}: ${joined(event.pools).map(poolWords).join(', ')}.`,
    ],
    rules: unique([
      event.torpedo ? 'QR-8.4.4.3a' : ships.length > 1 ? 'QR-8.4.4.2a' : 'QR-8.4.4.1a',
      ...event.pools.flatMap(({ rules }) => rules),
      ...event.cover.steps.map(({ rule }) => rule),
      ...(event.cover.steps.length > 0 ? ['R-QR-116'] : []),
    ]),
  };
}

const sourceWords = { weapon: '', 'vulnerable-sector': ', aft sector', 'pack-hunters': ', Pack Hunters' } as const;

export const attackRolls = (event: EventOf<'attack-rolled'>, before: OpenTable): RollShown[] =>
  event.rolls.map(({ ship, mount, ordnance: id, source, faces, need, hits }) => ({
    label: `${before.ships[ship]?.name ?? ship}: ${ordnance[id].name} (${mountName[mount]}${sourceWords[source]})`,
    seat: event.by,
    sides: 6,
    faces,
    need,
    counted: hits,
  }));

export function impairedWords(event: EventOf<'ship-impaired'>): string {
  const by = ordnance[event.ordnance].name;
  switch (event.of) {
    case 'defense':
      return ` loses ${event.amount} DEF for the game (${by}): ${event.left ?? 0} left.`;
    case 'critical-rating':
      return ` loses ${event.amount} CR for the game (${by}): ${event.left ?? 0} left.`;
    case 'plasma-effects':
      return ` is slowed by ${2 * event.amount}″ for the game (${by}): ${inches(event.left ?? 0)} at most.`;
    case 'optimal-range':
      return ` has no Optimal Range bonus in its next attack (${by}).`;
  }
}

/** '2 hits', '3 Disruptor hits', '1 hit and 1 Disruptor hit'. */
export function hitWords(hits: number, disruptor: number): string {
  const some = [
    ...(hits > 0 || disruptor === 0 ? [plural(hits, 'hit')] : []),
    ...(disruptor > 0 ? [plural(disruptor, 'Disruptor hit')] : []),
  ];
  return some.join(' and ');
}
