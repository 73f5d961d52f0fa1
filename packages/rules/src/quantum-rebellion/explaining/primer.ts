/** The game in the fewest words, for who watches and has never played it. */
import type { Primer } from '../../kernel/explain/explaining.ts';
import { familyPhases } from '../../mechanics/blueprint-fleets/explain/happening.ts';

export const primer: Primer = {
  aim:
    'Two fleets fight for a fixed number of rounds, mostly six. A side scores what an enemy ship cost when that ship is ' +
    'destroyed or driven off, and half of it at the end for a ship at half its hull. The higher score wins. In other ' +
    'battles troops landed on a planet count, or freighters brought across the table.',
  phases: familyPhases({
    Command: 'Its ships shake off some Disorder, open portals, and turn their shields to where they are needed.',
    'End of the round': 'Crews try to mend what is broken. A ship with more Disorder than its crew can bear flees.',
  }),
  words: [
    {
      word: 'squadron',
      also: ['squadrons'],
      text: 'One to five ships that act together, led by one of them.',
    },
    {
      word: 'hit',
      also: ['hits'],
      text: 'A die of an attack that shows enough: 5 or more, at its best range 3 or more. Each hit that is not stopped costs the target one point of hull.',
    },
    {
      word: 'optimal',
      also: ['Optimal Range'],
      text: 'The distance at which a weapon is at its best. There its dice hit on 3 or more in place of 5 or more.',
    },
    {
      word: 'stop',
      also: ['stopped', 'stops', 'intercept', 'intercepts'],
      text: 'A die of the defence that shows 5 or more takes one hit away. In Light Cover 4 is enough, in Heavy Cover 3.',
    },
    {
      word: 'cover',
      also: ['Light Cover', 'Heavy Cover', 'in the open'],
      text: 'What lies between two ships, such as rocks or gas, helps the one under fire: its dice stop hits more easily.',
    },
    { word: 'hull', also: ['HP'], text: 'How much a ship can take. With none left it is destroyed.' },
    {
      word: 'critical hit',
      also: ['critical hits'],
      text: 'An attack with many hits also breaks something aboard: a weapon, the bridge, the drive. It may be repaired at the end of a round.',
    },
    {
      word: 'Disorder',
      text: 'Confusion aboard a ship. It slows repairs, makes a squadron act later, and too much of it drives the ship off the table.',
    },
    {
      word: 'Ordnance result',
      also: ['Ordnance results'],
      text: 'Each 6 of an attack adds what its weapon can do besides: more damage, a weaker defence, a slower ship.',
    },
    {
      word: 'initiative',
      text: 'A throw at the start of each round. Whoever wins it says which side acts first.',
    },
  ],
};
