/** Cases as people write them who know only the game: names of the book, hexes, what can be left out left out. */
import { file } from './play.ts';

export default file([
  {
    id: 'the-ram-of-the-book-as-people-write-it',
    title:
      'Light corvettes ram frigates: 3 × 2 + 1 dice, Armour 2 holds, two ones mark; the frigates roll 4 against a prow',
    covers: ['FC-RAM-12'],
    given: {
      options: { fastWindows: true },
      hands: { Kushan: { cards: ['Intercept', 'Hit and Run'], play: 4 } },
      units: [
        { name: 'Light', card: 'Light Corvette', side: 'Kushan', at: [3, 4], facing: 'SE' },
        { name: 'Ion', card: 'Ion Cannon Frigate', side: 'Taiidan', at: [5, 3], facing: 'N' },
        { name: 'Home', card: 'Scout', side: 'Kushan', at: [0, 8] },
      ],
    },
    dice: [6, 5, 4, 2, 2, 1, 1, 5, 5, 4, 2],
    when: [
      { by: 'seat-1', command: { kind: 'play-order', card: 'Intercept', unit: 'Light' } },
      { by: 'seat-1', command: { kind: 'move', to: [4, 4] } },
      { by: 'seat-1', command: { kind: 'attack', target: 'Ion', mode: 'ram' } },
    ],
    then: { things: { Ion: { ships: 2, focusFire: 2 }, Light: { ships: 3 } } },
  },
  {
    id: 'a-slow-weapon-as-people-write-it',
    title: 'The Large Ion Cannon cannot target fighters',
    covers: ['R-FC-12'],
    given: {
      options: { fastWindows: true },
      hands: { Kushan: ['Weapons to Maximum'] },
      units: [
        { name: 'Dest', card: 'Destroyer', side: 'Kushan', at: [3, 4], facing: 'SE' },
        { name: 'Prey', card: 'Interceptor', side: 'Taiidan', at: [5, 4] },
      ],
    },
    when: [
      { by: 'seat-1', command: { kind: 'play-basic', order: 'Attack', unit: 'Dest' } },
      { by: 'seat-1', command: { kind: 'attack', target: 'Prey', weapon: 'Large Ion Cannon' } },
    ],
    rejects: { says: 'cannot' },
  },
  {
    id: 'an-asteroid-field-as-people-write-it',
    title: 'Two successes and a 1: Armour 2 less 1 lets one through; the ship takes the Focus Fire token with it',
    covers: ['R-FC-87', 'R-FC-119'],
    given: {
      options: { fastWindows: true },
      hands: { Kushan: { cards: ['Intercept', 'Intercept'], play: 3 } },
      units: [
        { name: 'Ion', card: 'Ion Cannon Frigate', side: 'Kushan', at: [4, 5], facing: 'N' },
        { name: 'Home', card: 'Scout', side: 'Kushan', at: [0, 8] },
        { name: 'Prey', card: 'Interceptor', side: 'Taiidan', at: [12, 4] },
      ],
      features: [{ kind: 'Asteroid Field', at: [4, 4] }],
    },
    dice: [5, 6, 1],
    when: [
      { by: 'seat-1', command: { kind: 'play-basic', order: 'move', unit: 'Ion' } },
      { by: 'seat-1', command: { kind: 'move', to: [4, 4] } },
    ],
    then: { things: { Ion: { ships: 1, focusFire: 0 } } },
  },
  {
    id: 'the-crew-transfer-of-the-book-as-people-write-it',
    title: 'Crew transfer: two of six points',
    covers: ['FC-BRD-22'],
    given: {
      options: { fastWindows: true },
      hands: { Kushan: { cards: ['Intercept', 'Intercept'], play: 3 } },
      units: [
        { name: 'Ion', card: 'Ion Cannon Frigate', side: 'Kushan', at: [5, 4] },
        { name: 'Home', card: 'Scout', side: 'Kushan', at: [0, 8] },
        { name: 'Hulk', card: 'Destroyer', side: 'Taiidan', at: [6, 4], crewDamage: 6, hulk: true },
        { name: 'Far', card: 'Interceptor', side: 'Taiidan', at: [12, 4] },
      ],
    },
    when: [
      { by: 'seat-1', command: { kind: 'spend-card', unit: 'Ion', purpose: 'transfer crew', from: 'Hulk', points: 2 } },
    ],
    then: { things: { Hulk: { side: 'kushan', crewDamage: 4, hulk: false }, Ion: { crewDamage: 2 } } },
  },
  {
    id: 'a-capture-as-people-write-it',
    title: 'Nova Raid: seven dice and two of the Marine Captain; the station is taken and wins two medals',
    covers: ['FC-BRD-13', 'R-FC-150'],
    given: {
      scenario: 'Nova Raid',
      options: { fastWindows: true },
      hands: { Kushan: { cards: ['Intercept', 'Hit and Run'], play: 3 } },
      units: [
        { name: 'Tug', card: 'Salvage Corvette', side: 'Kushan', at: [5, 4], leader: 'Marine Captain' },
        { name: 'Home', card: 'Scout', side: 'Kushan', at: [0, 8] },
        { name: 'Base', card: 'Space Station', side: 'Taiidan', at: [6, 4], crippled: ['Weapons'] },
        { name: 'Far', card: 'Interceptor', side: 'Taiidan', at: [12, 4] },
      ],
    },
    dice: [5, 5, 5, 5, 1, 2, 2, 2, 2],
    when: [
      { by: 'seat-1', command: { kind: 'play-basic', order: 'attack', unit: 'Tug' } },
      { by: 'seat-1', command: { kind: 'attack', target: 'Base', mode: 'boarding' } },
      { by: 'seat-1', command: 'capture' },
    ],
    then: { things: { Base: { side: 'kushan', crewDamage: 1 } }, position: { sides: { kushan: { medals: 2 } } } },
  },
]);
