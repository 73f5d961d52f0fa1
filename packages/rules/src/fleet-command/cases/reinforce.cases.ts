/** Reinforce, bays and factories (section 19). */
import { basic, file, front, k, kushan, table, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const claw = taiidan('Claw', 'gun-platform', [12, 8], 5);
const mother = (more: Fields = {}) => kushan('Mother', 'mothership', [3, 4], 1, more);
const aboard = (name: string, card = 'interceptor', more: Fields = {}): Fields => ({
  name,
  card,
  side: 'kushan',
  parent: 'Mother',
  ...more,
});
const reserve = (name: string, card: string, more: Fields = {}): Fields => ({
  name,
  card,
  side: 'kushan',
  place: 'reserve',
  ...more,
});
const zones = [
  {
    side: 'kushan',
    hexes: [
      [0, 3],
      [0, 4],
    ],
  },
  {
    side: 'taiidan',
    hexes: [
      [12, 3],
      [12, 4],
    ],
  },
];
const quiet = (
  list: readonly Fields[],
  more: Fields = {},
  cards = ['intercept', 'ready-to-launch', 'target-bays'],
): Fields =>
  table(
    [...list, claw],
    { kushan: { cards, interrupts: used }, taiidan: { interrupts: used } },
    { sides: { kushan: { factionCardUsed: true } }, zones, ...more },
  );
const hex = (col: number, row: number) => ({ col, row });
const puts = (col: number, row: number, facing = 1, more: Fields = {}) =>
  k('reinforce', { at: hex(col, row), facing, ...more });

export default file([
  {
    id: 'a-strike-craft-leaves-its-bay-and-counts-as-activated',
    covers: ['FC-REI-2', 'FC-REI-3', 'R-FC-172', 'R-FC-174', 'R-FC-175', 'R-FC-234'],
    given: quiet([mother({ activated: true }), aboard('Red', 'interceptor', { leader: 'wing-commander' })]),
    when: [basic('reinforce', 'red'), puts(4, 4, 4)],
    then: {
      events: [{ kind: 'unit-launched', unit: 'red', parent: 'mother', at: hex(4, 4), facing: 4 }],
      position: {
        units: [
          { id: 'red', place: 'board', at: [4, 4], facing: 4, activated: true, leader: 'wing-commander' },
          { id: 'mother', launched: 1, activated: true },
        ],
      },
    },
  },
  {
    id: 'its-parent-is-not-activated-by-that',
    covers: ['FC-REI-3', 'R-FC-174'],
    given: quiet([mother(), aboard('Red')]),
    when: [basic('reinforce', 'red'), puts(4, 4)],
    then: units({ id: 'mother', activated: false }),
  },
  {
    id: 'it-has-to-be-placed-next-to-its-parent',
    covers: ['FC-REI-3', 'R-FC-175'],
    given: quiet([mother(), aboard('Red')]),
    when: [basic('reinforce', 'red'), puts(5, 4)],
    rejects: { code: 'wrong-hex', rule: 'R-FC-175' },
  },
  {
    id: 'in-an-empty-hex',
    covers: ['FC-REI-3', 'R-FC-175'],
    given: quiet([mother(), aboard('Red'), kushan('Wall', 'heavy-corvette', [4, 4])]),
    when: [basic('reinforce', 'red'), puts(4, 4)],
    rejects: { code: 'wrong-hex', rule: 'R-FC-175' },
  },
  {
    id: 'launch-tubes-limit-a-round',
    covers: ['FC-REI-4', 'R-FC-173'],
    given: quiet([mother({ launched: 2 }), aboard('Red')]),
    when: [basic('reinforce', 'red')],
    rejects: { code: 'tubes-used', rule: 'R-FC-173' },
  },
  {
    id: 'the-last-tube-still-launches',
    covers: ['FC-REI-4', 'R-FC-173'],
    given: quiet([mother({ launched: 1 }), aboard('Red')]),
    when: [basic('reinforce', 'red'), puts(4, 4)],
    then: units({ id: 'mother', launched: 2 }),
  },
  {
    id: 'nothing-leaves-crippled-bays',
    covers: ['R-FC-76'],
    given: quiet([mother({ crippled: ['bays'] }), aboard('Red')]),
    when: [basic('reinforce', 'red')],
    rejects: { code: 'bays-crippled', rule: 'R-FC-76' },
  },
  {
    id: 'what-is-on-the-board-does-not-come-again',
    covers: ['FC-REI-2', 'R-FC-178'],
    given: quiet([mother(), kushan('Red', 'interceptor', [4, 4])]),
    when: [basic('reinforce', 'red')],
    rejects: { code: 'not-in-reserve', rule: 'FC-REI-2' },
  },
  {
    id: 'a-frigate-arrives-in-the-own-zone',
    covers: ['FC-REI-1', 'FC-REI-2', 'FC-REI-5', 'R-FC-230'],
    given: quiet([mother(), reserve('Lance', 'ion-cannon-frigate')]),
    when: [basic('reinforce', 'lance'), puts(0, 4, 2)],
    then: {
      events: [{ kind: 'unit-arrived', unit: 'lance', at: hex(0, 4), facing: 2 }],
      ...units({ id: 'lance', place: 'board', at: [0, 4], activated: true }),
    },
  },
  {
    id: 'not-outside-it',
    covers: ['FC-REI-5', 'R-FC-175'],
    given: quiet([mother(), reserve('Lance', 'ion-cannon-frigate')]),
    when: [basic('reinforce', 'lance'), puts(6, 4)],
    rejects: { code: 'wrong-hex', rule: 'FC-REI-5' },
  },
  {
    id: 'a-scenario-says-from-which-round',
    covers: ['FC-REI-1', 'FC-SCN-9'],
    given: quiet([mother(), reserve('Lance', 'assault-frigate')], { scenario: 'relic-raid', round: 2 }),
    when: [basic('reinforce', 'lance')],
    rejects: { code: 'too-early', rule: 'FC-REI-1' },
  },
  {
    id: 'relic-raid-brings-them-on-in-the-opposing-zone',
    covers: ['FC-REI-1', 'FC-SCN-9', 'R-FC-198'],
    given: quiet([mother(), reserve('Lance', 'assault-frigate')], { scenario: 'relic-raid', round: 3 }),
    when: [basic('reinforce', 'lance'), puts(12, 4, 5)],
    then: units({ id: 'lance', place: 'board', at: [12, 4] }),
  },
  {
    id: 'strike-craft-in-reserve-need-a-parent',
    covers: ['FC-REI-5', 'R-FC-180'],
    given: quiet([mother(), reserve('Red', 'interceptor')]),
    when: [basic('reinforce', 'red')],
    rejects: { code: 'needs-parent', rule: 'R-FC-180' },
  },
  {
    id: 'a-parent-brings-its-craft-along',
    covers: ['FC-REI-6'],
    given: quiet([
      kushan('Guard', 'destroyer', [3, 4]),
      reserve('Nest', 'carrier'),
      { name: 'Red', card: 'interceptor', side: 'kushan', parent: 'Nest' },
    ]),
    when: [basic('reinforce', 'nest'), puts(0, 4)],
    then: units({ id: 'nest', place: 'board' }, { id: 'red', place: 'embarked', parent: 'nest', activated: false }),
  },
  {
    id: 'ready-to-launch-lets-the-launched-unit-move',
    covers: ['FC-REI-8', 'R-FC-66', 'R-FC-234'],
    given: quiet([mother(), aboard('Red')]),
    when: [front('ready-to-launch', 'red'), puts(4, 4, 1), k('move', { path: [1, 1] })],
    then: units({ id: 'red', at: [6, 3], facing: 1, activated: true }, { id: 'mother', activated: false }),
  },
  {
    id: 'a-factory-builds-for-the-stars-on-its-card',
    covers: ['FC-REI-9', 'FC-HAR-7', 'R-FC-176', 'R-FC-170'],
    given: quiet([mother({ stars: 5 })]),
    when: [basic('reinforce', 'mother'), puts(4, 4, 2, { build: 'ion-cannon-frigate' })],
    then: {
      events: [{ kind: 'unit-built', factory: 'mother', cost: 4 }],
      ...units(
        { id: 'mother', stars: 1, launched: 1, activated: false },
        { id: 'kushan-ion-cannon-frigate-a', at: [4, 4], facing: 2, activated: true, leader: null },
      ),
    },
  },
  {
    id: 'not-for-more-than-lies-there',
    covers: ['FC-REI-9', 'R-FC-170'],
    given: quiet([mother({ stars: 3 })]),
    when: [basic('reinforce', 'mother'), puts(4, 4, 2, { build: 'ion-cannon-frigate' })],
    rejects: { code: 'cannot-build', rule: 'R-FC-176' },
  },
  {
    id: 'stars-of-the-battle-buy-nothing',
    covers: ['FC-REI-11', 'R-FC-170'],
    given: quiet([mother({ stars: 0 })], { sides: { kushan: { factionCardUsed: true, stars: 20 } } }),
    when: [basic('reinforce', 'mother')],
    rejects: { code: 'too-few-stars', rule: 'R-FC-170' },
  },
  {
    id: 'and-stay-when-a-factory-builds',
    covers: ['FC-REI-11'],
    given: quiet([mother({ stars: 2 })], { sides: { kushan: { factionCardUsed: true, stars: 7 } } }),
    when: [basic('reinforce', 'mother'), puts(4, 4, 2, { build: 'interceptor' })],
    then: { position: { sides: { kushan: { stars: 7 } }, units: [{ id: 'mother', stars: 0 }] } },
  },
  {
    id: 'a-strike-factory-builds-no-frigate',
    covers: ['FC-REI-10', 'R-FC-176'],
    given: quiet([kushan('Nest', 'carrier', [3, 4], 1, { stars: 9 })]),
    when: [basic('reinforce', 'nest'), puts(4, 4, 2, { build: 'ion-cannon-frigate' })],
    rejects: { code: 'wrong-type', rule: 'FC-REI-10' },
  },
  {
    id: 'but-it-builds-strike-craft',
    covers: ['FC-REI-10', 'R-FC-176'],
    given: quiet([kushan('Nest', 'carrier', [3, 4], 1, { stars: 9 })]),
    when: [basic('reinforce', 'nest'), puts(4, 4, 2, { build: 'heavy-corvette' })],
    then: units({ id: 'kushan-heavy-corvette-a', at: [4, 4], activated: true }),
  },
  {
    id: 'a-reinforce-order-is-the-back-of-any-card-and-its-front-does-nothing',
    covers: ['FC-MISC-1', 'FC-ORD-2', 'R-FC-39'],
    given: quiet([mother(), aboard('Red')], {}, ['all-ahead-full', 'intercept']),
    when: [basic('reinforce', 'red', 'all-ahead-full'), puts(4, 4)],
    then: {
      events: [
        { kind: 'order-declared', card: 'all-ahead-full', face: 'back', basic: 'reinforce', units: ['red'] },
        { kind: 'unit-launched', unit: 'red' },
      ],
      position: {
        hands: { kushan: { used: 1, played: [{ card: 'all-ahead-full', face: 'back', interrupt: false }] } },
        units: [{ id: 'red', at: [4, 4] }],
      },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'the-moves-of-its-front-are-not-taken',
    covers: ['FC-MISC-1'],
    given: quiet([mother(), aboard('Red')], {}, ['all-ahead-full', 'intercept']),
    when: [basic('reinforce', 'red', 'all-ahead-full'), puts(4, 4), k('move', { path: [0] })],
    rejects: { code: 'not-awaited', rule: 'FC-SEQ-8' },
  },
]);
