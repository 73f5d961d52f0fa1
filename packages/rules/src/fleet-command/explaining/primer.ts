/** The game in the fewest words, for who watches and has never played it. */
import type { Primer } from '../../kernel/explain/explaining.ts';

export const primer: Primer = {
  aim:
    'Two sides, Kushan and Taiidan, fight on a board of hexes. Each has aims of its own that bring medals, such as escaping, ' +
    'taking a ship or destroying enough of the enemy. Three medals win at once. When the last round is over, more medals ' +
    'win, and if they are level, more stars, which each destroyed unit brings.',
  phases: [
    { name: 'Deployment', text: 'The sides place those units that do not stand on the board yet.' },
    { name: 'Draw', text: 'Everybody puts away cards that they do not want, in secret, and draws new ones.' },
    { name: 'Initiative', text: 'Both sides throw a die, which cards can raise. The winner has the first turn.' },
    {
      name: 'Play',
      text: 'The sides take turns. Each turn is one order, one card spent for something else, or a pass, until all have passed.',
    },
    { name: 'Clean-up', text: 'Used cards go, units are ready for new orders, and the next round begins.' },
    { name: 'Result', text: 'The match is over.' },
  ],
  words: [
    {
      word: 'order',
      also: ['orders'],
      text: 'A card that lets one or two units move, attack or do something else. Each unit gets one order in a round.',
    },
    {
      word: 'interrupt',
      also: ['interrupts'],
      text: 'A card that may be played in the turn of the other side: an attack, a move, a repair, or a countermove.',
    },
    {
      word: 'hit',
      also: ['hits', 'success', 'successes'],
      text: 'A die that shows as much as the card of the unit says, often 4 or more.',
    },
    {
      word: 'Armour',
      text: 'Takes so many hits of each attack away. What is left destroys ships of the unit, one each.',
    },
    {
      word: 'unit',
      also: ['units'],
      text: 'One large ship, or several small ones that act as one. It is destroyed when its last ship is.',
    },
    {
      word: 'Focus Fire',
      text: 'A mark that an attack leaves for each 1 it shows. Each lowers the armour of the unit against the next attack.',
    },
    {
      word: 'crippled',
      text: 'Something on a ship is out of action: its weapons, its engines or the bays of its small craft.',
    },
    { word: 'medals', also: ['medal'], text: 'What the aims of a side bring. Three of them win the match.' },
    {
      word: 'stars',
      also: ['star'],
      text: 'What a unit is worth. Whoever destroys it scores them; they decide when medals are level.',
    },
    { word: 'Valour', text: 'A token that lets its side throw dice once more. Who uses it hands it on.' },
  ],
};
