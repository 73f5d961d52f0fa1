/** What the log says of attacks: cover with its sources, to-hit numbers with their causes. */
import type { LogPart, RollShown } from '../../../kernel/contract.ts';
import type { ThrowUse } from '../../../kernel/cues.ts';
import { mountName, spaceName } from '../../damage/space-name.ts';
import { ordnance, type OrdnanceId } from '../../data/ordnance.ts';
import { bearing, fighterName, inches, listed, shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { NarratorsOf, OpenTable } from '../../state.ts';
import type { Cover, CoverLevel, Pool, WeaponEvent } from './schema.ts';

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

/** How its dice cross the board. */
const useOf = (id: OrdnanceId): ThrowUse =>
  ordnance[id].torpedo ? 'missile' : id === 'beam' || id === 'polaron-ray' ? 'beam' : 'gun';

export const attackRolls = (event: EventOf<'attack-rolled'>, before: OpenTable): RollShown[] =>
  event.rolls.map(({ ship, mount, ordnance: id, source, faces, need, hits }) => ({
    label: `${before.ships[ship]?.name ?? ship}: ${ordnance[id].name} (${mountName[mount]}${sourceWords[source]})`,
    seat: event.by,
    sides: 6,
    faces,
    need,
    counted: hits,
    use: useOf(id),
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

export const narrateWeapons: NarratorsOf<WeaponEvent> = {
  'fire-declared': (event, before) => ({ ...declaredWords(event, before), tone: 'act', cue: { is: 'attack' } }),
  'defence-committed': (event, before) => {
    const screens = listed(event.screens.map((id) => shipName(before, id)));
    const escorts = listed(event.escorts.map((id) => fighterName(before, id)));
    const target = shipName(before, event.target);
    if (screens.length + escorts.length === 0)
      return {
        parts: [sideName(before, event.by), ' lets ', target, ' stand alone.'],
        rules: ['QR-8.4.5.3k', 'R-QR-164'],
        tone: 'act',
      };
    return {
      parts: [
        target,
        ' is ',
        ...(screens.length === 0 ? [] : ['screened by ', ...screens]),
        ...(screens.length > 0 && escorts.length > 0 ? [' and '] : []),
        ...(escorts.length === 0 ? [] : ['escorted by ', ...escorts]),
        '.',
      ],
      rules: [
        ...(screens.length > 0 ? ['QR-8.4.5.3k', 'R-QR-125'] : []),
        ...(escorts.length > 0 ? ['QR-8.4.6.7h', 'R-QR-164'] : []),
      ],
      tone: 'act',
    };
  },
  'attack-rolled': (event, before) => {
    const results = event.rolls.reduce((sum, roll) => sum + roll.results, 0);
    return {
      parts: [
        `The attack on `,
        shipName(before, event.target),
        ` scores ${hitWords(event.hits, event.disruptorHits)}, ${plural(results, 'Ordnance result')}.`,
      ],
      rules: ['QR-8.4.5.2a', 'QR-8.4.5.2b', 'R-QR-117'],
      tone: 'roll',
      rolls: attackRolls(event, before),
    };
  },
  'defence-rolled': (event, before) => ({
    parts: [
      shipName(before, event.target),
      ` defends with ${plural(event.faces.length, 'die', 'dice')} (`,
      event.sources.map(({ from, dice }) => `${from} ${dice}`).join(', '),
      `): ${plural(event.intercepts, 'intercept')} on ${event.need}+, `,
      `${plural(event.damageControl, 'Damage Control result')}.`,
    ],
    rules: unique([...event.sources.map(({ rule }) => rule), 'QR-8.4.5.2c']),
    tone: 'roll',
    rolls: [
      {
        label: 'defence',
        seat: event.by,
        sides: 6,
        faces: event.faces,
        need: event.need,
        counted: event.intercepts,
        use: 'defence',
      },
    ],
  }),
  'results-cancelled': (event, before) => ({
    parts: [
      'Damage Control aboard ',
      shipName(before, event.target),
      ` stops ${event.cancelled.map(({ ordnance: id, results }) => `${results} ${ordnance[id].name}`).join(', ')}.`,
    ],
    rules: ['QR-8.4.5.2e', 'R-QR-130'],
    tone: 'act',
  }),
  'hits-intercepted': (event, before) => ({
    parts: [
      `${hitWords(event.hits, event.disruptorHits)} less ${plural(event.intercepts, 'intercept')} `,
      `${inCover[event.cover]}${event.scatter ? ', lowered by Scatter' : ''}: `,
      event.left + event.disruptorLeft === 0
        ? 'nothing gets through to '
        : `${hitWords(event.left, event.disruptorLeft)} on `,
      shipName(before, event.target),
      '.',
    ],
    rules: ['QR-8.4.5.3l', 'QR-8.4.5.2c', ...(event.scatter ? ['QR-11.5.15a', 'R-QR-143'] : [])],
    tone: 'roll',
    cue: { is: event.left + event.disruptorLeft === 0 ? 'stopped' : 'through' },
  }),
  'screen-hits-assigned': (event, before) => ({
    parts: [
      ...event.shares.flatMap(({ ship, hits }, index) => [
        index === 0 ? '' : ', ',
        shipName(before, ship),
        ` takes ${plural(hits, 'hit')}`,
      ]),
      ' as a screen for ',
      shipName(before, event.target),
      '.',
    ],
    rules: ['QR-8.4.1a', 'R-QR-126'],
    tone: 'act',
  }),
  'armor-held': (event, before) => ({
    parts: ['Armor Plating of ', shipName(before, event.ship), ` stops 1 of ${plural(event.hits, 'hit')}.`],
    rules: ['QR-11.6.2a', 'R-QR-132'],
    tone: 'act',
  }),
  'results-ignored': (event, before) => ({
    parts: [
      `No hit reaches `,
      shipName(before, event.target),
      `: ${plural(event.results, 'Ordnance result')} ${event.results === 1 ? 'has' : 'have'} no effect.`,
    ],
    rules: ['QR-8.4.5.3m', 'R-QR-129'],
    tone: 'roll',
  }),
  'extra-dice-rolled': (event, before) => ({
    parts: [
      `${unique(event.rolls.map((roll) => ordnance[roll.ordnance].name)).join(' and ')} rolls on: `,
      `${plural(event.hits, 'more hit')} on `,
      shipName(before, event.target),
      '.',
    ],
    rules: unique([...event.rolls.map((roll) => ordnance[roll.ordnance].rule), 'R-QR-135']),
    tone: 'roll',
    rolls: event.rolls.map((roll) => ({
      label: `${before.ships[roll.ship]?.name ?? roll.ship}: extra ${ordnance[roll.ordnance].name}`,
      seat: event.by,
      sides: 6,
      faces: roll.faces,
      need: roll.need,
      counted: roll.hits,
      use: useOf(roll.ordnance),
    })),
  }),
  'ship-impaired': (event, before) => ({
    parts: [shipName(before, event.ship), impairedWords(event)],
    rules: [ordnance[event.ordnance].rule],
    tone: 'harm',
    cue: { is: 'effect', what: 'Impaired' },
  }),
  'initiative-jammed': (event, before) => ({
    parts: [
      sideName(before, event.seat),
      ` counts ${2 * event.results} less on its next initiative: Cyberwarfare against `,
      shipName(before, event.target),
      '.',
    ],
    rules: ['QR-11.5.6a', 'R-QR-67'],
    tone: 'harm',
    cue: { is: 'effect', what: 'Initiative' },
  }),
  'generator-destroyed': (event, before) => {
    const ship = before.ships[event.ship];
    const shield = event.shieldDropped === null ? '' : ` Its ${event.shieldDropped} shield drops.`;
    return {
      parts: [
        'Disruptor fire destroys a ',
        ship === undefined ? event.space : spaceName(ship, event.space),
        ' of ',
        shipName(before, event.ship),
        ` for good.${shield}`,
      ],
      rules: ['QR-11.5.8a', 'R-QR-137'],
      tone: 'harm',
      cue: { is: 'effect', what: 'Generator' },
    };
  },
  'ship-pushed': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` is pushed ${inches(event.distanceMils)} on ${bearing(event.bearingCdeg)}`,
      event.stoppedBy === null ? '.' : `, stopped by ${event.stoppedBy}.`,
    ],
    rules: ['QR-11.5.10a', 'R-QR-139'],
    tone: 'harm',
    cue: { is: 'effect', what: 'Pushed' },
  }),
};
