import type { LogPart, RollShown } from '../../../kernel/contract.ts';
import { mountName, spaceName } from '../../damage/space-name.ts';
import { ordnance } from '../../data/ordnance.ts';
import { bearing, fighterName, inches, listed, shipName, sideName } from '../../names.ts';
import type { NarratorsOf } from '../../narrate.ts';
import type { State } from '../../state.ts';
import type { Cover } from './attack.ts';
import type { WeaponEvent } from './events.ts';

type Declared = Extract<WeaponEvent, { kind: 'fire-declared' }>;
type Rolled = Extract<WeaponEvent, { kind: 'attack-rolled' }>;
type Impaired = Extract<WeaponEvent, { kind: 'ship-impaired' }>;

const levelWords = { none: 'no cover', light: 'Light Cover', heavy: 'Heavy Cover' } as const;
const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const unique = (rules: readonly string[]): string[] => [...new Set(rules)];

function coverWords({ level, steps }: Cover): string {
  const causes = steps.map(({ from, effect }) =>
    typeof effect === 'number' ? `${from} ${effect < 0 ? '−' : '+'}${Math.abs(effect)}` : from,
  );
  return causes.length === 0 ? levelWords[level] : `${levelWords[level]} (${causes.join(', ')})`;
}

function declared(event: Declared, before: State): { parts: LogPart[]; rules: string[] } {
  const dice = event.pools.reduce((sum, { dice: each }) => sum + each, 0);
  const types = unique(event.pools.map((pool) => ordnance[pool.ordnance].name));
  const ships = listed(event.shooters.map(({ ship }) => shipName(before, ship)));
  const several = event.shooters.length > 1;
  const arcsDeclared = event.shooters
    .filter(({ arcs }) => arcs === 'several')
    .map(({ ship }) => shipName(before, ship));
  return {
    parts: [
      ...ships,
      ` ${several ? 'fire' : 'fires'} ${plural(dice, 'die', 'dice')} of ${types.join(' and ')} at `,
      shipName(before, event.target),
      `, ${inches(event.rangeMils)} away: ${event.torpedo ? `torpedoes, ${coverWords(event.cover)}` : coverWords(event.cover)}.`,
      ...(arcsDeclared.length === 0 ? [] : [' Several arcs, no range bonus: ', ...listed(arcsDeclared), '.']),
    ],
    rules: unique([
      event.torpedo ? 'QR-8.4.4.3a' : several ? 'QR-8.4.4.2a' : 'QR-8.4.4.1a',
      ...event.pools.flatMap(({ rules }) => rules),
      ...event.cover.steps.map(({ rule }) => rule),
      'R-QR-116',
    ]),
  };
}

function poolShown(event: Rolled, before: State): RollShown[] {
  return event.rolls.map((roll) => {
    const source = roll.source === 'weapon' ? '' : roll.source === 'pack-hunters' ? ', Pack Hunters' : ', aft sector';
    return {
      label: `${before.ships[roll.ship]?.name ?? roll.ship}: ${ordnance[roll.ordnance].name} (${mountName[roll.mount]}${source})`,
      seat: event.by,
      sides: 6,
      faces: roll.faces,
      need: roll.need,
      counted: roll.hits,
    };
  });
}

function impairedWords(event: Impaired): string {
  const cause = ordnance[event.ordnance].name;
  switch (event.of) {
    case 'defense':
      return ` loses ${event.amount} DEF for the game (${cause}): ${event.left ?? 0} left.`;
    case 'critical-rating':
      return ` loses ${event.amount} CR for the game (${cause}): ${event.left ?? 0} left.`;
    case 'plasma-effects':
      return ` is slowed by ${2 * event.amount}″ for the game (${cause}): ${inches(event.left ?? 0)} at most.`;
    case 'optimal-range':
      return ` has no Optimal Range bonus in its next attack (${cause}).`;
  }
}

const hitsAndDisruptor = (hits: number, disruptor: number): string =>
  disruptor === 0 ? plural(hits, 'hit') : `${plural(hits, 'hit')} and ${plural(disruptor, 'Disruptor hit')}`;

export const narrateWeapons: NarratorsOf<WeaponEvent> = {
  'fire-declared': (event, before) => ({ ...declared(event, before), tone: 'act' }),
  'defence-committed': (event, before) => {
    const helpers = [
      ...event.screens.map((id) => shipName(before, id)),
      ...event.escorts.map((id) => fighterName(before, id)),
    ];
    if (helpers.length === 0)
      return {
        parts: [sideName(before, event.by), ' lets ', shipName(before, event.target), ' stand alone.'],
        rules: ['QR-8.4.5.3k', 'R-QR-164'],
        tone: 'act',
      };
    return {
      parts: [
        ...listed(helpers),
        ` ${helpers.length === 1 ? 'screens' : 'screen'} `,
        shipName(before, event.target),
        '.',
      ],
      rules: [
        ...(event.screens.length > 0 ? ['QR-8.4.5.3k', 'R-QR-125'] : []),
        ...(event.escorts.length > 0 ? ['QR-8.4.6.7h', 'R-QR-164'] : []),
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
        ` scores ${hitsAndDisruptor(event.hits, event.disruptorHits)}, ${plural(results, 'Ordnance result')}.`,
      ],
      rules: ['QR-8.4.5.2a', 'QR-8.4.5.2b', 'R-QR-117'],
      tone: 'roll',
      rolls: poolShown(event, before),
    };
  },
  'defence-rolled': (event, before) => ({
    parts: [
      shipName(before, event.target),
      ` defends with ${plural(event.faces.length, 'die', 'dice')} (`,
      event.sources.map(({ from, dice }) => `${from} ${dice}`).join(', '),
      `): ${plural(event.damageControl, 'Damage Control result')}.`,
    ],
    rules: unique(event.sources.map(({ rule }) => rule)),
    tone: 'roll',
    rolls: [
      {
        label: 'defence',
        seat: event.by,
        sides: 6,
        faces: event.faces,
        need: null,
        counted: event.damageControl,
      },
    ],
  }),
  'results-cancelled': (event, before) => ({
    parts: [
      'Damage Control aboard ',
      shipName(before, event.target),
      ` cancels ${event.cancelled.map(({ ordnance: id, results }) => `${results} ${ordnance[id].name}`).join(', ')}.`,
    ],
    rules: ['QR-8.4.5.2e', 'R-QR-130'],
    tone: 'act',
  }),
  'hits-intercepted': (event, before) => ({
    parts: [
      `${hitsAndDisruptor(event.hits, event.disruptorHits)} less ${plural(event.intercepts, 'intercept')} in `,
      `${levelWords[event.cover]}${event.scatter ? ', lowered by Scatter' : ''}: `,
      event.left + event.disruptorLeft === 0
        ? 'nothing gets through to '
        : `${hitsAndDisruptor(event.left, event.disruptorLeft)} on `,
      shipName(before, event.target),
      '.',
    ],
    rules: ['QR-8.4.5.3l', 'QR-8.4.5.2c', ...(event.scatter ? ['QR-11.5.15a', 'R-QR-143'] : [])],
    tone: 'roll',
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
    })),
  }),
  'ship-impaired': (event, before) => ({
    parts: [shipName(before, event.ship), impairedWords(event)],
    rules: [ordnance[event.ordnance].rule],
    tone: 'harm',
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
  }),
};
