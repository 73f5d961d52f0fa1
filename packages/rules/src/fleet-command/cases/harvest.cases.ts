/** Harvest and survey (section 18). */
import { basic, file, k, kushan, t, table, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const claw = taiidan('Claw', 'gun-platform', [12, 8], 5);
const mother = (more: Fields = {}) => kushan('Mother', 'mothership', [3, 4], 1, more);
const field = (name: string, at: [number, number], value: number, more: Fields = {}): Fields => ({
  kind: 'asteroids',
  name,
  at,
  value,
  ...more,
});
/** Nobody can interrupt. */
const quiet = (list: readonly Fields[], features: readonly Fields[], more: Fields = {}): Fields =>
  table(
    [...list, claw],
    { kushan: { interrupts: used }, taiidan: { interrupts: used } },
    { sides: { kushan: { factionCardUsed: true } }, features: [...features], ...more },
  );
const harvests = (id: string, ...fields: string[]) => [
  basic('harvest', id),
  k('skip-action'),
  k('harvest', { fields }),
];

export default file([
  {
    id: 'a-harvested-field-is-turned-up-and-its-stars-lie-on-the-harvester',
    covers: ['FC-HAR-1', 'FC-HAR-2', 'FC-HAR-5', 'R-FC-168', 'R-FC-169', 'FC-MISC-27'],
    given: quiet([mother()], [field('Ore', [5, 4], 3)]),
    when: harvests('mother', 'ore'),
    then: {
      events: [{ kind: 'field-harvested', unit: 'mother', feature: 'ore', stars: 3 }],
      position: {
        units: [{ id: 'mother', stars: 3, activated: true }],
        features: [{ id: 'ore', at: [5, 4], harvested: true, shownValue: 3 }],
        sides: { kushan: { harvested: 3, stars: 0 } },
      },
    },
  },
  {
    id: 'the-move-of-the-order-comes-first',
    covers: ['FC-HAR-1', 'R-FC-168'],
    given: quiet([mother()], [field('Ore', [6, 3], 2)]),
    when: [basic('harvest', 'mother'), k('move', { path: [1] }), k('harvest', { fields: ['ore'] })],
    then: units({ id: 'mother', at: [4, 4], stars: 2 }),
  },
  {
    id: 'a-mothership-harvests-three-fields',
    covers: ['FC-HAR-2', 'R-FC-06'],
    given: quiet(
      [mother()],
      [field('One', [4, 4], 2), field('Two', [5, 4], 0), field('Three', [3, 2], 3), field('Four', [2, 4], 3)],
    ),
    when: harvests('mother', 'one', 'two', 'three'),
    then: units({ id: 'mother', stars: 5 }),
  },
  {
    id: 'but-not-four',
    covers: ['FC-HAR-2', 'R-FC-06'],
    given: quiet(
      [mother()],
      [field('One', [4, 4], 2), field('Two', [5, 4], 0), field('Three', [3, 2], 3), field('Four', [2, 4], 3)],
    ),
    when: harvests('mother', 'one', 'two', 'three', 'four'),
    rejects: { code: 'too-many-fields', rule: 'R-FC-06' },
  },
  {
    id: 'a-carrier-harvests-two',
    covers: ['R-FC-06', 'FC-HAR-2'],
    given: quiet([kushan('Nest', 'carrier', [3, 4], 1)], [field('One', [4, 4], 2), field('Two', [5, 4], 3)]),
    when: harvests('nest', 'one', 'two'),
    then: units({ id: 'nest', stars: 5 }),
  },
  {
    id: 'a-field-three-hexes-away-is-out-of-reach',
    covers: ['FC-HAR-1', 'R-FC-168'],
    given: quiet([mother()], [field('Near', [5, 4], 2), field('Far', [6, 4], 3)]),
    when: harvests('mother', 'far'),
    rejects: { code: 'out-of-reach', rule: 'FC-HAR-1' },
  },
  {
    id: 'a-unit-without-harvest-is-not-named',
    covers: ['FC-HAR-2'],
    given: quiet([kushan('Red', 'interceptor', [3, 4])], [field('Ore', [5, 4], 3)]),
    when: [basic('harvest', 'red')],
    rejects: { code: 'wrong-unit' },
  },
  {
    id: 'a-unit-in-the-field-is-no-hindrance',
    covers: ['FC-HAR-3'],
    given: quiet([mother(), taiidan('Rock', 'ion-cannon-frigate', [5, 4], 5)], [field('Ore', [5, 4], 3)]),
    when: harvests('mother', 'ore'),
    then: units({ id: 'mother', stars: 3 }),
  },
  {
    id: 'a-field-is-harvested-once-though-it-held-nothing',
    covers: ['FC-HAR-5', 'R-FC-169'],
    given: quiet([mother()], [field('Ore', [5, 4], 0, { harvested: true, shownValue: 0 }), field('Other', [4, 4], 2)]),
    when: harvests('mother', 'ore'),
    rejects: { code: 'already-harvested', rule: 'R-FC-169' },
  },
  {
    id: 'crippled-bays-do-not-stop-a-harvest',
    covers: ['R-FC-76'],
    given: quiet([mother({ crippled: ['bays'] })], [field('Ore', [5, 4], 3)]),
    when: [
      basic('harvest', 'mother'),
      k('damage-control', { roll: false }),
      k('skip-action'),
      k('harvest', { fields: ['ore'] }),
    ],
    then: units({ id: 'mother', stars: 3, crippled: ['bays'] }),
  },
  {
    id: 'a-scout-that-ends-its-move-next-to-fields-looks-at-all-of-them',
    covers: ['FC-HAR-9', 'R-FC-171'],
    given: quiet(
      [kushan('Eye', 'scout', [3, 4], 1)],
      [field('One', [5, 2], 3), field('Two', [5, 3], 0), field('Far', [8, 2], 2)],
    ),
    when: [basic('move', 'eye'), k('move', { path: [1] })],
    then: {
      events: [{ kind: 'fields-surveyed', unit: 'eye', side: 'kushan', features: ['two'] }],
      position: {
        features: [
          { id: 'one', surveyedBy: [] },
          { id: 'two', surveyedBy: ['kushan'], harvested: false, shownValue: null },
        ],
      },
    },
  },
  {
    id: 'an-interceptor-sees-nothing',
    covers: ['FC-HAR-9'],
    given: quiet([kushan('Red', 'interceptor', [3, 4], 1)], [field('Ore', [5, 3], 3)]),
    when: [basic('move', 'red'), k('move', { path: [1] })],
    then: { position: { features: [{ id: 'ore', surveyedBy: [] }] } },
  },
  {
    id: 'stars-of-a-harvest-are-no-stars-of-the-battle',
    covers: ['FC-HAR-7', 'R-FC-170', 'FC-HAR-8'],
    given: quiet([mother({ stars: 2 })], [field('Ore', [5, 4], 3)], {
      sides: { kushan: { factionCardUsed: true, stars: 4, harvested: 2 } },
    }),
    when: harvests('mother', 'ore'),
    then: { position: { units: [{ id: 'mother', stars: 5 }], sides: { kushan: { stars: 4, harvested: 5 } } } },
  },
  {
    id: 'stars-of-a-unit-that-is-lost-are-lost',
    covers: ['FC-HAR-6', 'R-FC-170'],
    given: quiet([mother()], [], {
      turn: 'taiidan',
      units: [
        kushan('Hull', 'bulk-freighter', [6, 6], 1, { ships: 1, stars: 3, activated: true }),
        mother(),
        taiidan('Fang', 'interceptor', [7, 6], 5),
      ],
    }),
    dice: [6, 6, 6, 6, 6, 6],
    when: [
      t('play-basic', { card: 'intercept', order: 'attack', unit: 'fang' }),
      t('attack', { mode: 'weapon', target: 'hull', weapon: 'projectile-cannon' }),
      t('roll-again', { by: null }),
    ],
    then: {
      position: {
        units: [
          { id: 'hull', place: 'destroyed', stars: 0 },
          { id: 'mother', stars: 0 },
        ],
      },
    },
  },
]);
