import { spaceName } from '../../damage/space-name.ts';
import { ordnance } from '../../data/ordnance.ts';
import { bearing, fighterName, inches, listed, shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { NarratorsOf } from '../../state.ts';
import { attackRolls, declaredWords, hitWords, impairedWords, inCover, plural, unique } from './attack-words.ts';
import type { WeaponEvent } from './events.ts';

export const narrateWeapons: NarratorsOf<WeaponEvent> = {
  'fire-declared': (event, before) => ({ ...declaredWords(event, before), tone: 'act' }),
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
