/** Weapon attacks: pools, rerolls, armour, ranges and lines (section 9 of the checklist). */
import type { CaseFile } from '../../kernel/index.ts';
import { attackBy, battle, by, far, fire, heavy, here, holdFire, home, red, reroll, there } from './battle.ts';
import type { FleetCase, Fields } from './written.ts';

const lead = { ...red, leader: 'squadron-leader' };
const ion: Fields = { card: 'ion-cannon-frigate', name: 'Ion', side: 'kushan', at: here, facing: 1 };
const after = (...units: Fields[]) => ({ position: { units } });

const examples: FleetCase[] = [
  {
    id: 'combat-example-of-the-book',
    title: 'Seven dice, one 4 becomes a 6: three successes less Armour 1 destroy two Heavy Corvettes',
    covers: [
      'FC-CQ-1',
      'FC-RNG-15',
      'R-FC-105',
      'FC-RNG-30',
      'FC-RNG-18',
      'FC-RNG-19',
      'FC-RNG-20',
      'FC-RNG-23',
      'FC-RNG-29',
      'FC-RNG-1',
      'FC-RNG-3',
      'FC-RNG-4',
      'FC-UNIT-2',
      'FC-UNIT-4',
      'FC-DMG-4',
      'FC-DMG-5',
      'FC-CQ-6',
      'R-FC-08',
      'R-FC-19',
      'R-FC-108',
      'R-FC-110',
      'R-FC-119',
      'R-FC-126',
      'R-FC-04',
    ],
    given: battle([lead, heavy, far]),
    dice: [5, 5, 4, 4, 3, 2, 1, 6],
    when: [...attackBy('red', 'heavy', 'projectile-cannon'), holdFire, reroll('seat-1', 2)],
    then: {
      events: [
        {
          kind: 'pool-rolled',
          stage: 'attack',
          need: 5,
          faces: [5, 5, 4, 4, 3, 2, 1],
          pool: [{ amount: 6 }, { amount: 1, rule: 'FC-CQ-6' }],
        },
        { kind: 'dice-rerolled', ability: 'rapid-fire', dice: [{ at: 2, from: 4, to: 6 }] },
        { kind: 'roll-resolved', successes: 3, remaining: 2, marks: 1 },
        { kind: 'focus-fire-placed', points: 1 },
        { kind: 'ships-lost', unit: 'heavy', lost: 2, left: 1 },
      ],
      position: { units: [{ id: 'heavy', ships: 1, focusFire: 0 }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'ion-cannons-of-two-frigates-roll-six-dice',
    title: 'Ion Cannon: 3 dice for each of 2 ships, against a corvette without the bonus die',
    covers: [
      'FC-UNIT-6',
      'FC-UNIT-7',
      'FC-RNG-5',
      'FC-RNG-6',
      'FC-RNG-17',
      'FC-RNG-27',
      'R-FC-99',
      'R-FC-05',
      'R-FC-114',
    ],
    given: battle([ion, { ...heavy, at: [8, 3] }, far]),
    dice: [5, 2, 2, 3, 4, 4],
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    then: {
      events: [
        { kind: 'pool-rolled', pool: [{ amount: 6, rule: 'FC-UNIT-6' }] },
        { kind: 'roll-resolved', successes: 1, remaining: 1 },
      ],
      ...after({ id: 'heavy', ships: 2 }),
    },
  },
  {
    id: 'rapid-fire-2-against-evasive-1-leaves-one-failure',
    title: 'A Power Attack of Interceptors on Interceptors: Rapid Fire 2 less Evasive 1',
    covers: ['FC-RNG-21', 'FC-RNG-16', 'R-FC-109', 'R-FC-229', 'R-FC-63'],
    given: battle([red, { card: 'interceptor', name: 'Prey', side: 'taiidan', at: there }, far]),
    dice: [6, 4, 3, 2, 2, 2, 5],
    when: [
      by('seat-1', { kind: 'play-order', card: 'intercept', units: ['red'] }),
      by('seat-1', { kind: 'move', path: [] }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'prey', weapon: 'projectile-cannon' }),
      reroll('seat-1', 1),
    ],
    then: {
      events: [
        { kind: 'dice-rerolled', ability: 'rapid-fire', dice: [{ at: 1, from: 4, to: 5 }] },
        { kind: 'roll-resolved', successes: 2, remaining: 2 },
      ],
      ...after({ id: 'prey', ships: 4, focusFire: 0 }),
    },
  },
  {
    id: 'rapid-fire-2-against-evasive-1-rerolls-no-second-die',
    covers: ['FC-RNG-21', 'R-FC-108'],
    given: battle([red, { card: 'interceptor', name: 'Prey', side: 'taiidan', at: there }, far]),
    dice: [6, 4, 3, 2, 2, 2],
    when: [
      by('seat-1', { kind: 'play-order', card: 'intercept', units: ['red'] }),
      by('seat-1', { kind: 'move', path: [] }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'prey', weapon: 'projectile-cannon' }),
      reroll('seat-1', 1, 2),
    ],
    rejects: { code: 'too-many-dice', rule: 'R-FC-108' },
  },
];

const pools: FleetCase[] = [
  {
    id: 'ion-cannon-bonus-die-against-frigates',
    title: '+1 die once against the capital family; a frigate shot through its front has no rear penalty',
    covers: ['FC-RNG-34', 'FC-UNIT-3', 'R-FC-03'],
    given: battle([ion, { card: 'torpedo-frigate', name: 'Torp', side: 'taiidan', at: there, facing: 4 }, far]),
    dice: [5, 5, 5, 2, 2, 2, 3],
    when: attackBy('ion', 'torp', 'ion-cannon'),
    then: {
      events: [
        { kind: 'pool-rolled', pool: [{ amount: 6 }, { amount: 1, rule: 'FC-RNG-34' }] },
        {
          kind: 'roll-resolved',
          successes: 3,
          armour: [{ amount: 2 }, { amount: -1, rule: 'FC-RNG-27' }],
          remaining: 2,
        },
        { kind: 'unit-destroyed', unit: 'torp', to: 'kushan', stars: 5 },
      ],
      position: { units: [{ id: 'torp', place: 'destroyed', ships: 0 }], sides: { kushan: { stars: 5 } } },
    },
  },
  {
    id: 'bombers-gain-two-dice-and-hit-the-rear',
    title: 'Attack Bombers behind a frigate: +2 dice, Penetrating 1, rear shot: Armour 0',
    covers: [
      'FC-RNG-35',
      'FC-RNG-25',
      'FC-RNG-14',
      'R-FC-10',
      'R-FC-101',
      'FC-RNG-28',
      'R-FC-106',
      'FC-MISC-4',
      'R-FC-242',
    ],
    given: battle([
      { card: 'attack-bomber', name: 'Bomb', side: 'kushan', at: here, ships: 2 },
      { card: 'ion-cannon-frigate', name: 'Prey', side: 'taiidan', at: there, facing: 1 },
      far,
    ]),
    dice: [6, 3, 3, 3],
    when: attackBy('bomb', 'prey', 'plasma-bombs'),
    then: {
      events: [
        { kind: 'pool-rolled', pool: [{ amount: 2 }, { amount: 2, rule: 'FC-RNG-35' }] },
        {
          kind: 'roll-resolved',
          armour: [{ amount: 2 }, { amount: -1, rule: 'FC-RNG-25' }, { amount: -1, rule: 'FC-RNG-27' }],
          remaining: 1,
        },
      ],
      ...after({ id: 'prey', ships: 1 }),
    },
  },
  {
    id: 'prow-armour-adds-one-in-front',
    covers: ['FC-RNG-24', 'R-FC-102'],
    given: battle([ion, { card: 'assault-frigate', name: 'Prow', side: 'taiidan', at: there, facing: 4 }, far]),
    dice: [5, 5, 5, 2, 2, 2, 3],
    when: attackBy('ion', 'prow', 'ion-cannon'),
    then: {
      events: [
        {
          kind: 'roll-resolved',
          armour: [{ amount: 2 }, { amount: 1, rule: 'FC-RNG-24' }, { amount: -1 }],
          remaining: 1,
        },
      ],
      ...after({ id: 'prow', ships: 1 }),
    },
  },
  {
    id: 'all-around-armour-has-no-rear',
    covers: ['FC-RNG-37'],
    given: battle([ion, { card: 'space-station', name: 'Base', side: 'taiidan', at: there, facing: 1 }, far]),
    dice: [5, 5, 2, 2, 2, 2, 3],
    when: attackBy('ion', 'base', 'ion-cannon'),
    then: {
      events: [{ kind: 'roll-resolved', armour: [{ amount: 3 }, { amount: -1, rule: 'FC-RNG-27' }], remaining: 0 }],
    },
  },
  {
    id: 'units-and-fields-in-the-way-cost-dice',
    title: 'On the way: a unit (−1), an asteroid field (−2), a minefield (−1)',
    covers: ['FC-RNG-11', 'FC-RNG-12', 'FC-TER-4', 'FC-TER-12', 'R-FC-89', 'R-FC-91', 'R-FC-97'],
    given: battle(
      [
        { ...ion, at: [5, 6], facing: 0 },
        { ...heavy, at: [5, 3] },
        { card: 'scout', name: 'Mate', side: 'kushan', at: [5, 5] },
        far,
      ],
      {
        features: [
          { kind: 'asteroids', at: [5, 5] },
          { kind: 'minefield', at: [5, 4], side: 'taiidan' },
        ],
      },
    ),
    dice: [6, 2],
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    then: {
      events: [
        {
          kind: 'pool-rolled',
          faces: [6, 2],
          pool: [
            { amount: 6 },
            { amount: -1, rule: 'FC-RNG-11' },
            { amount: -2, rule: 'R-FC-89' },
            { amount: -1, rule: 'R-FC-97' },
          ],
        },
      ],
      ...after({ id: 'heavy', ships: 2 }),
    },
  },
  {
    id: 'the-worst-path-counts-and-cover-of-the-target',
    title: 'Two shortest paths: the one with the field; the target stands in another; at least 1 die is left',
    covers: ['FC-RNG-13', 'R-FC-100', 'R-FC-90', 'R-FC-89'],
    given: battle([{ ...ion, ships: 1, at: [5, 4], facing: 1 }, { ...heavy, at: [6, 3] }, far], {
      features: [
        { kind: 'asteroids', at: [6, 3] },
        { kind: 'asteroids', at: [5, 3] },
      ],
    }),
    dice: [6],
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    then: {
      events: [
        {
          kind: 'pool-rolled',
          faces: [6],
          pool: [{ amount: 3 }, { amount: -2 }, { amount: -2 }, { amount: 2, rule: 'R-FC-90' }],
        },
      ],
    },
  },
  {
    id: 'high-explosive-sixes-add-dice-once',
    title: 'H.E. Rounds: two 6s add two dice; a 6 among those adds nothing',
    covers: ['FC-RNG-31', 'R-FC-111', 'R-FC-11'],
    given: battle([{ card: 'assault-frigate', name: 'Hex', side: 'kushan', at: here }, heavy, far]),
    dice: [6, 6, 6, 1],
    when: attackBy('hex', 'heavy', 'frigate-projectile-cannon'),
    then: {
      events: [
        { kind: 'pool-rolled', faces: [6, 6, 6, 1], added: 2 },
        { kind: 'roll-resolved', successes: 3, remaining: 2, marks: 1 },
      ],
      ...after({ id: 'heavy', ships: 1 }),
    },
  },
  {
    id: 'ionizing-places-focus-fire-with-1-and-2',
    covers: ['FC-RNG-32', 'R-FC-112', 'FC-DMG-13'],
    given: battle([{ card: 'scout', name: 'Emp', side: 'kushan', at: here }, heavy, far]),
    dice: [1, 2, 2, 3, 4, 5],
    when: [...attackBy('emp', 'heavy', 'emp-bomb'), holdFire],
    then: {
      events: [{ kind: 'roll-resolved', successes: 0, marks: 3 }],
      ...after({ id: 'heavy', ships: 3, focusFire: 3 }),
    },
  },
  {
    id: 'braced-armour-counts-and-goes-with-the-first-point',
    covers: ['R-FC-70', 'R-FC-43', 'FC-ORD-12', 'FC-DMG-12'],
    given: battle([
      ion,
      { card: 'torpedo-frigate', name: 'Torp', side: 'taiidan', at: there, facing: 4, braced: true },
      far,
    ]),
    dice: [5, 5, 5, 2, 2, 2, 1],
    when: attackBy('ion', 'torp', 'ion-cannon'),
    then: {
      events: [
        {
          kind: 'roll-resolved',
          armour: [{ amount: 2 }, { amount: -1 }, { amount: 2, rule: 'R-FC-70' }],
          remaining: 0,
        },
        { kind: 'buffs-ended', unit: 'torp', buffs: ['braced'] },
      ],
      ...after({ id: 'torp', ships: 2, focusFire: 1, braced: false }),
    },
  },
  {
    id: 'evading-raises-evasive',
    title: 'Evading: a unit without Evasive rerolls one success of the enemy',
    covers: ['R-FC-71'],
    given: battle([ion, { ...heavy, at: [8, 3], evading: true }, far]),
    dice: [5, 6, 2, 2, 2, 2, 3],
    when: [...attackBy('ion', 'heavy', 'ion-cannon'), reroll('seat-2', 1)],
    then: {
      events: [
        { kind: 'dice-rerolled', ability: 'evasive', by: 'taiidan', dice: [{ from: 6, to: 3 }] },
        { kind: 'roll-resolved', successes: 1, remaining: 1 },
      ],
      ...after({ id: 'heavy', evading: true, ships: 2 }),
    },
  },
  {
    id: 'weapons-to-maximum-is-a-power-attack',
    title: 'Large Ion Cannon on a Power Attack: Penetrating 2',
    covers: ['FC-RNG-33', 'FC-UNIT-10', 'R-FC-113', 'R-FC-68', 'FC-RNG-27', 'R-FC-114', 'R-FC-12'],
    given: battle([
      { card: 'destroyer', name: 'Des', side: 'kushan', at: here, facing: 1 },
      { card: 'torpedo-frigate', name: 'Torp', side: 'taiidan', at: there, facing: 4 },
      far,
    ]),
    dice: [5, 2, 2, 2, 2, 2],
    when: [
      by('seat-1', { kind: 'play-order', card: 'weapons-to-maximum', units: ['des'] }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'torp', weapon: 'large-ion-cannon' }),
    ],
    then: { events: [{ kind: 'roll-resolved', armour: [{ amount: 2 }, { amount: -2 }], remaining: 1 }] },
  },
  {
    id: 'plasma-bombs-are-reduced-by-defensive-fire',
    title: 'Bombs are ordnance: each success of the defensive fire takes one die off',
    covers: ['FC-RNG-36', 'FC-DF-6', 'R-FC-132', 'FC-MISC-5', 'R-FC-11'],
    given: battle([
      { card: 'assault-frigate', name: 'Hex', side: 'kushan', at: [5, 5], facing: 0 },
      { ...heavy, at: [5, 3] },
      far,
    ]),
    dice: [5, 6, 1, 2, 3, 3, 6, 3, 3, 2, 2, 2],
    when: [...attackBy('hex', 'heavy', 'plasma-bomb-launcher'), fire('heavy-projectile-cannon')],
    then: {
      events: [
        { kind: 'roll-resolved', stage: 'defence', successes: 2, reduces: 2 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 8 }, { amount: -2, rule: 'FC-DF-6' }] },
        { kind: 'roll-resolved', stage: 'attack', successes: 1, remaining: 1 },
      ],
      position: {
        units: [
          { id: 'heavy', ships: 2 },
          { id: 'hex', ships: 2 },
        ],
      },
    },
  },
];

const idOf = (unit: Fields | undefined): string => {
  const name = unit?.['name'];
  return typeof name === 'string' ? name.toLowerCase() : '';
};
const refused = (
  id: string,
  covers: string[],
  units: Fields[],
  weapon: string,
  reason: { code: string; rule: string },
  change: Fields = {},
): FleetCase => ({
  id,
  covers,
  given: battle([...units, far], change),
  when: attackBy(idOf(units[0]), idOf(units[1]), weapon),
  rejects: reason,
});
const behind: Fields = { ...heavy, at: [5, 6] };

const refusals: FleetCase[] = [
  refused(
    'too-far-for-the-weapon',
    ['FC-RNG-5', 'R-FC-99'],
    [ion, { ...heavy, at: [9, 4] }, { ...heavy, name: 'Near', at: there }],
    'ion-cannon',
    { code: 'out-of-range', rule: 'FC-RNG-5' },
  ),
  refused(
    'close-quarters-weapons-need-an-adjacent-hex',
    ['FC-CQ-1', 'R-FC-98'],
    [red, { ...heavy, at: [7, 3] }, { ...heavy, name: 'Near', at: there }],
    'projectile-cannon',
    { code: 'out-of-range', rule: 'FC-CQ-1' },
  ),
  refused(
    'a-frigate-has-a-blind-line-behind',
    ['FC-RNG-7', 'R-FC-103'],
    [{ ...ion, facing: 0 }, behind, { ...heavy, name: 'Near', at: there }],
    'ion-cannon',
    { code: 'blind-line', rule: 'FC-RNG-7' },
  ),
  refused(
    'a-turret-has-the-blind-line-too',
    ['FC-RNG-8', 'R-FC-104'],
    [
      { card: 'destroyer', name: 'Des', side: 'kushan', at: here, facing: 0 },
      behind,
      { ...heavy, name: 'Near', at: there },
    ],
    'large-projectile-cannon',
    { code: 'blind-line', rule: 'FC-RNG-8' },
  ),
  refused(
    'slow-cannot-be-aimed-at-strike-craft',
    ['FC-RNG-33', 'R-FC-113'],
    [{ card: 'destroyer', name: 'Des', side: 'kushan', at: here, facing: 1 }, heavy],
    'large-ion-cannon',
    { code: 'wrong-target', rule: 'R-FC-113' },
  ),
  refused(
    'bomb-launcher-cannot-be-aimed-at-fighters',
    ['FC-RNG-36'],
    [
      { card: 'assault-frigate', name: 'Hex', side: 'kushan', at: here, facing: 1 },
      { card: 'scout', name: 'Prey', side: 'taiidan', at: there },
    ],
    'plasma-bomb-launcher',
    { code: 'wrong-target', rule: 'FC-RNG-36' },
  ),
  refused(
    'a-planet-blocks-the-shot',
    ['FC-TER-5', 'R-FC-92'],
    [
      { ...ion, facing: 0 },
      { ...heavy, at: [5, 2] },
      { ...heavy, name: 'Near', at: there },
    ],
    'ion-cannon',
    { code: 'no-line-of-sight', rule: 'R-FC-92' },
    { features: [{ kind: 'planet', at: [5, 3] }] },
  ),
  refused('weapons-of-another-card', ['FC-RNG-3'], [ion, heavy], 'plasma-bombs', {
    code: 'no-such-weapon',
    rule: 'FC-RNG-3',
  }),
  refused(
    'own-units-are-no-targets',
    ['FC-RNG-4', 'R-FC-125'],
    [ion, { card: 'scout', name: 'Mate', side: 'kushan', at: [5, 3] }, heavy],
    'ion-cannon',
    { code: 'no-target', rule: 'FC-RNG-4' },
  ),
  {
    id: 'crippled-weapons-do-not-fire',
    covers: ['R-FC-74', 'FC-DMG-11'],
    given: battle([{ ...ion, crippled: ['weapons'] }, heavy, far, home]),
    when: [
      by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'attack', unit: 'ion' }),
      by('seat-1', { kind: 'damage-control', roll: false }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'heavy', weapon: 'ion-cannon' }),
    ],
    rejects: { code: 'weapons-crippled', rule: 'R-FC-74' },
  },
  {
    id: 'turrets-fire-everywhere-but-on-the-line',
    title: 'Off the line behind is legal; so is the line for missiles and for Arc All Around',
    covers: ['FC-RNG-9', 'FC-RNG-10', 'R-FC-103'],
    given: battle([{ card: 'space-station', name: 'Base', side: 'kushan', at: here, facing: 0 }, behind, far]),
    dice: [1, 1, 1, 1],
    when: attackBy('base', 'heavy', 'defence-turrets'),
    then: { events: [{ kind: 'roll-resolved', successes: 0 }], position: { units: [{ id: 'heavy', focusFire: 4 }] } },
  },
  {
    id: 'ordnance-fires-along-the-blind-line',
    covers: ['FC-RNG-10'],
    given: battle([{ card: 'torpedo-frigate', name: 'Torp', side: 'kushan', at: here, facing: 0 }, behind, far]),
    dice: [2, 2, 2, 3, 3, 3],
    when: [...attackBy('torp', 'heavy', 'torpedo-launcher'), holdFire],
    then: { events: [{ kind: 'roll-resolved', stage: 'attack', successes: 0 }] },
  },
];

const lines: FleetCase[] = [
  {
    id: 'off-line-targets-behind-a-frigate-are-legal',
    title: 'Two hexes away, behind but not straight behind',
    covers: ['FC-RNG-7', 'R-FC-103', 'FC-RNG-6'],
    given: battle([{ ...ion, facing: 0 }, { ...heavy, at: [6, 6] }, far]),
    dice: [2, 2, 2, 2, 2, 2],
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    then: { events: [{ kind: 'roll-resolved', successes: 0 }] },
  },
  {
    id: 'a-turret-fires-off-the-line',
    covers: ['FC-RNG-8', 'R-FC-104'],
    given: battle([
      { card: 'destroyer', name: 'Des', side: 'kushan', at: here, facing: 0 },
      { ...heavy, at: [6, 5] },
      far,
    ]),
    dice: [2, 2, 2],
    when: attackBy('des', 'heavy', 'large-projectile-cannon'),
    then: { events: [{ kind: 'roll-resolved', successes: 0 }] },
  },
  {
    id: 'a-line-beside-the-planet-is-free',
    covers: ['FC-TER-5', 'R-FC-92'],
    given: battle([{ ...ion, at: [5, 5], facing: 0 }, { ...heavy, at: [5, 3] }, far], {
      features: [{ kind: 'planet', at: [6, 4] }],
    }),
    dice: [2, 2, 2, 2, 2, 2],
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    then: { events: [{ kind: 'pool-rolled', pool: [{ amount: 6 }] }] },
  },
  {
    id: 'one-of-two-paths-through-the-planet-blocks',
    covers: ['FC-RNG-13', 'R-FC-92', 'R-FC-100'],
    given: battle(
      [{ ...ion, at: [5, 5], facing: 0 }, { ...heavy, at: [6, 4] }, { ...heavy, name: 'Near', at: [5, 4] }, far],
      { features: [{ kind: 'planet', at: [6, 5] }] },
    ),
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    rejects: { code: 'no-line-of-sight', rule: 'R-FC-92' },
  },
  {
    id: 'hulks-and-wrecks-in-the-way-cost-a-die',
    title: 'A hulk does not block; a neutral wreck counts like a unit',
    covers: ['FC-TER-11', 'R-FC-93', 'FC-MISC-17', 'R-FC-243', 'FC-BRD-18'],
    given: battle([
      { ...ion, at: [5, 6], facing: 0 },
      { card: 'destroyer', name: 'Dead', side: 'taiidan', at: [5, 5], hulk: true, crewDamage: 5 },
      { card: 'wrecked-ship', name: 'Wreck', side: 'neutral', seat: null, at: [5, 4] },
      { ...heavy, at: [5, 3] },
      far,
    ]),
    dice: [2, 2, 2, 2],
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    then: {
      events: [
        {
          kind: 'pool-rolled',
          pool: [{ amount: 6 }, { amount: -1, rule: 'R-FC-93' }, { amount: -1, rule: 'FC-RNG-11' }],
        },
      ],
    },
  },
  {
    id: 'a-hulk-cannot-be-attacked',
    covers: ['FC-TER-11', 'R-FC-93'],
    given: battle([
      { ...ion, facing: 0 },
      { card: 'destroyer', name: 'Dead', side: 'taiidan', at: [5, 3], hulk: true, crewDamage: 5 },
      heavy,
      far,
    ]),
    when: attackBy('ion', 'dead', 'ion-cannon'),
    rejects: { code: 'no-target', rule: 'FC-RNG-4' },
  },
  {
    id: 'by-option-hulks-block-sight',
    covers: ['R-FC-93'],
    given: battle(
      [
        { ...ion, at: [5, 6], facing: 0 },
        { card: 'destroyer', name: 'Dead', side: 'taiidan', at: [5, 5], hulk: true, crewDamage: 5 },
        { ...heavy, at: [5, 4] },
        { ...heavy, name: 'Near', at: [6, 6] },
        far,
      ],
      { options: { hulkBlocksSight: true } },
    ),
    when: attackBy('ion', 'heavy', 'ion-cannon'),
    rejects: { code: 'no-line-of-sight', rule: 'R-FC-92' },
  },
  {
    id: 'a-unit-without-weapons-makes-no-weapon-attack',
    covers: ['FC-RNG-2'],
    given: battle([{ card: 'salvage-corvette', name: 'Sal', side: 'kushan', at: here }, heavy, far]),
    when: attackBy('sal', 'heavy', 'ion-cannon'),
    rejects: { code: 'unarmed', rule: 'FC-RNG-2' },
  },
  {
    id: 'minefields-are-no-targets',
    covers: ['FC-TER-8', 'FC-TER-5'],
    given: battle([ion, heavy, far], { features: [{ kind: 'minefield', name: 'Mines', at: [5, 3], side: 'taiidan' }] }),
    when: attackBy('ion', 'mines', 'ion-cannon'),
    rejects: { code: 'no-target', rule: 'FC-RNG-4' },
  },
  {
    id: 'the-server-picks-by-option',
    title: 'autoReroll: the lowest failure that is no 1, since a 1 places a point',
    covers: ['R-FC-108'],
    given: battle([red, heavy, far], { options: { autoReroll: true } }),
    dice: [5, 4, 3, 2, 1, 1, 6],
    when: [...attackBy('red', 'heavy', 'projectile-cannon'), holdFire],
    then: {
      events: [
        { kind: 'dice-rerolled', dice: [{ at: 3, from: 2, to: 6 }] },
        { kind: 'roll-resolved', successes: 2, marks: 2 },
      ],
    },
  },
];

export default { ruleset: 'fleet-command', cases: [...examples, ...pools, ...lines, ...refusals] } satisfies CaseFile;
