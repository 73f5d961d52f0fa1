/** The game in the fewest words, for who watches and has never played it. */
import type { Primer } from '../../kernel/explain/explaining.ts';
import { familyPhases } from '../../mechanics/blueprint-fleets/explain/happening.ts';

export const primer: Primer = {
  aim:
    'Two fleets fight for a fixed number of rounds, mostly six. A side scores what an enemy ship cost when that ship is ' +
    'destroyed or driven off, and half of it at the end for a ship that has lost half its hull. The higher score wins. In ' +
    'other battles troops landed on a planet count, or freighters brought across the table.',
  phases: familyPhases({
    Command:
      'Its crews repair what is broken and shake off some Disorder, set how fast their ships go, and turn the shields.',
    Movement: 'Its ships move and turn. How far and how tightly depends on the speed that was set.',
    'End of the round':
      'The sides see whether anybody has won. A ship with more Disorder than its crew can bear flees.',
  }),
  words: [
    { word: 'squadron', also: ['squadrons'], text: 'One to five ships that act together, led by one of them.' },
    {
      word: 'added up',
      text: 'All dice of an attack are added up, and so are those of the defence. What the attack has more is lost in hull.',
    },
    {
      word: 'takes them off',
      also: ['defence'],
      text: 'The target throws dice of its own, more of them in cover or with help. Their total is taken off that of the attack.',
    },
    {
      word: 'd4',
      also: ['d6', 'd8', 'd10', 'd12', 'd14', 'd16'],
      text: 'A die with so many sides: the larger, the better. One that shows 1 is thrown again, and both faces count.',
    },
    { word: 'hull', also: ['HP', 'hits', 'hit'], text: 'How much a ship can take. With none left it is destroyed.' },
    {
      word: 'critical hit',
      also: ['critical hits'],
      text: 'An attack that takes much hull at once also destroys something aboard: a weapon, the bridge, the drive.',
    },
    {
      word: 'Disorder',
      text: 'Confusion aboard a ship. A squadron with much of it acts late, and too much drives a ship off the table.',
    },
    {
      word: 'out of its band',
      also: ['band'],
      text: 'Each weapon has a distance at which it is at its best. Nearer or farther its die is smaller.',
    },
    {
      word: 'speed',
      also: ['speeds'],
      text: 'Low, medium or high. It says how far a ship must and may go, and how well it turns.',
    },
    { word: 'initiative', text: 'A throw at the start of each round. Whoever wins it says which side acts first.' },
  ],
};
