/** The enemy behaviour table, row by row (appendix K, R-FC-213 to R-FC-215). */
import { basic, file, k, kushan, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const misses = (count: number): number[] => Array.from({ length: count }, () => 2);
const red = kushan('Red', 'interceptor', [0, 0], 2);
const claw = (at: [number, number], more: Fields = {}) => taiidan('Claw', 'interceptor', at, 5, more);
const fang = (at: [number, number], more: Fields = {}) => taiidan('Fang', 'interceptor', at, 5, more);
const ion = (at: [number, number], more: Fields = {}) => taiidan('Ion', 'ion-cannon-frigate', at, 5, more);
const lance = (at: [number, number], facing = 5, more: Fields = {}) =>
  taiidan('Lance', 'assault-frigate', at, facing, more);

/** The Kushan move far away; then the automated Taiidan, who have used their faction card, draw this card. */
const draws = (card: string, list: readonly Fields[], more: Fields = {}): Fields => ({
  order: ['kushan', 'taiidan'],
  hands: { kushan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4, interrupts: used } },
  sides: { kushan: { factionCardUsed: true }, taiidan: { automated: true, factionCardUsed: true } },
  units: [red, kushan('Blue', 'scout', [0, 8], 2), ...list],
  deck: [card],
  ...more,
});
const go = [basic('move', 'red'), k('move', { path: [2] })];
/** The attacked unit of the Kushan holds its defensive fire. */
const held = [...go, k('defensive-fire', { weapon: null })];
const orders = (card: string | null, unit: string, more: Fields = {}) => ({
  kind: 'enemy-declared',
  card,
  units: [{ unit, ...more }],
});

export default file([
  {
    id: 'all-ahead-full-goes-straight-and-rams-what-stands-ahead',
    covers: ['FC-SOLO-17', 'R-FC-60', 'R-FC-137'],
    given: draws('all-ahead-full', [lance([6, 6], 0), kushan('Stub', 'heavy-corvette', [6, 2], 3, { ships: 1 })]),
    dice: [5, 5, 2, 2, 2, 2, 2, 2, 2],
    when: held,
    then: {
      events: [
        orders('all-ahead-full', 'lance', { aim: 'stub', why: 'column' }),
        { kind: 'unit-stepped', unit: 'lance', to: { col: 6, row: 5 } },
        { kind: 'unit-stepped', unit: 'lance', to: { col: 6, row: 4 } },
        { kind: 'unit-stepped', unit: 'lance', to: { col: 6, row: 3 } },
        { kind: 'attack-declared', attacker: 'lance', target: 'stub', mode: 'ram' },
      ],
      ...units({ id: 'stub', place: 'destroyed' }),
    },
  },
  {
    id: 'all-ahead-full-without-anybody-ahead-only-comes-nearer',
    covers: ['FC-SOLO-17', 'FC-SOLO-8'],
    given: draws('all-ahead-full', [lance([10, 4], 5)]),
    when: go,
    then: {
      events: [orders('all-ahead-full', 'lance', { aim: null, why: 'moves' }), { kind: 'enemy-heads', to: 'enemy' }],
    },
  },
  {
    id: 'stay-in-formation-moves-both-and-keeps-them-together',
    covers: ['FC-SOLO-17', 'R-FC-61'],
    given: draws('stay-in-formation', [ion([11, 4]), claw([11, 5]), fang([12, 0])]),
    when: go,
    then: {
      events: [
        { kind: 'enemy-declared', card: 'stay-in-formation', units: [{ unit: 'ion' }, { unit: 'claw' }] },
        { kind: 'enemy-heads', unit: 'ion' },
        { kind: 'enemy-heads', unit: 'claw' },
      ],
      ...units({ id: 'ion', at: [9, 4], activated: true }, { id: 'claw', at: [10, 5], activated: true }),
    },
  },
  {
    id: 'without-two-next-to-each-other-it-is-the-default-order',
    covers: ['FC-SOLO-8', 'FC-SOLO-17'],
    given: draws('stay-in-formation', [ion([11, 4]), claw([11, 7])]),
    when: go,
    then: { events: [orders(null, 'claw', { why: 'moves' })] },
  },
  {
    id: 'a-pincer-is-two-attacks-on-the-strongest-that-both-reach',
    covers: ['FC-SOLO-17', 'FC-SOLO-12', 'R-FC-62'],
    given: draws('pincer-attack', [
      claw([9, 2]),
      fang([8, 5]),
      kushan('Full', 'interceptor', [6, 4], 2),
      kushan('Thin', 'interceptor', [8, 1], 2, { ships: 2 }),
    ]),
    dice: misses(13),
    when: go,
    then: {
      events: [
        { kind: 'enemy-declared', card: 'pincer-attack', units: [{ aim: 'full' }, { aim: 'full' }] },
        { kind: 'attack-declared', target: 'full' },
        { kind: 'attack-declared', target: 'full' },
      ],
      ...units({ id: 'claw', activated: true }, { id: 'fang', activated: true }),
    },
  },
  {
    id: 'a-pincer-of-one-where-only-one-reaches-anybody',
    covers: ['FC-SOLO-17', 'FC-SOLO-8', 'R-FC-38'],
    given: draws('pincer-attack', [claw([9, 2]), fang([12, 8]), kushan('Full', 'interceptor', [6, 2], 2)]),
    dice: misses(6),
    when: go,
    then: {
      events: [{ kind: 'attack-declared', attacker: 'claw', target: 'full' }],
      ...units({ id: 'claw', activated: true }, { id: 'fang', activated: false }),
    },
  },
  {
    id: 'intercept-is-a-power-attack-on-the-weakest',
    covers: ['FC-SOLO-17', 'R-FC-63'],
    given: draws('intercept', [
      claw([9, 4]),
      kushan('Full', 'interceptor', [6, 2], 2),
      kushan('Thin', 'interceptor', [6, 6], 2, { ships: 2 }),
    ]),
    dice: misses(7),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'claw', target: 'thin', power: true }] },
  },
  {
    id: 'hit-and-run-ends-away-from-the-players',
    covers: ['FC-SOLO-17', 'R-FC-64'],
    given: draws('hit-and-run', [claw([8, 4]), kushan('Full', 'interceptor', [6, 4], 2)]),
    dice: misses(6),
    when: go,
    then: {
      events: [
        { kind: 'attack-declared', attacker: 'claw', target: 'full' },
        { kind: 'enemy-heads', unit: 'claw', to: 'away' },
        { kind: 'unit-stepped', unit: 'claw' },
        { kind: 'unit-stepped', unit: 'claw' },
      ],
    },
  },
  {
    id: 'ship-assault-boards-or-rams-the-nearest-capital-ship',
    covers: ['FC-SOLO-17', 'FC-MISC-23', 'R-FC-65'],
    given: draws('ship-assault', [
      lance([8, 4]),
      kushan('Near', 'carrier', [6, 4], 2, { crewDamage: 2 }),
      kushan('Far', 'ion-cannon-frigate', [9, 7], 2, { focusFire: 2 }),
    ]),
    dice: misses(7),
    when: held,
    then: {
      events: [
        orders('ship-assault', 'lance', { aim: 'near' }),
        { kind: 'attack-declared', attacker: 'lance', target: 'near', mode: 'boarding' },
      ],
    },
  },
  {
    id: 'of-two-equally-far-the-one-with-less-between-is-the-nearest',
    covers: ['FC-MISC-23', 'FC-SOLO-17'],
    given: draws('ship-assault', [
      lance([8, 4], 5, { leader: 'captain' }),
      claw([8, 3], { activated: true }),
      kushan('Behind', 'carrier', [8, 2], 3, { crewDamage: 2 }),
      kushan('Open', 'carrier', [8, 6], 0, { crewDamage: 2 }),
    ]),
    dice: misses(7),
    when: held,
    then: { events: [orders('ship-assault', 'lance', { aim: 'open' })] },
  },
  {
    id: 'ship-assault-without-a-capital-ship-in-reach-is-the-default-order',
    covers: ['FC-SOLO-8', 'FC-SOLO-17'],
    given: draws('ship-assault', [lance([8, 4]), kushan('Full', 'interceptor', [6, 4], 2)]),
    dice: misses(2),
    when: go,
    then: { events: [orders(null, 'lance', { aim: 'full', why: 'any' }), { kind: 'attack-declared', mode: 'weapon' }] },
  },
  {
    id: 'deploy-engineers-takes-weapons-off-first',
    covers: ['FC-SOLO-17', 'R-FC-67', 'R-FC-218'],
    given: draws('deploy-engineers', [ion([11, 4], { crippled: ['bays', 'weapons'] }), claw([11, 7])]),
    dice: [1],
    when: go,
    then: {
      events: [
        orders('deploy-engineers', 'ion', { why: 'mends' }),
        { kind: 'crippling-removed', crippling: 'weapons' },
      ],
      ...units({ id: 'ion', crippled: ['bays'], activated: true }, { id: 'claw', activated: false }),
    },
  },
  {
    id: 'deploy-engineers-prefers-a-capital-ship-and-takes-focus-fire-last',
    covers: ['FC-SOLO-17', 'R-FC-67'],
    given: draws('deploy-engineers', [
      ion([11, 4], { focusFire: 2 }),
      taiidan('Crab', 'heavy-corvette', [11, 7], 5, { focusFire: 1 }),
    ]),
    dice: [1],
    when: go,
    then: units({ id: 'ion', focusFire: 1, activated: true }, { id: 'crab', activated: false }),
  },
  {
    id: 'weapons-to-maximum-is-a-power-attack-of-a-capital-ship-on-the-strongest',
    covers: ['FC-SOLO-17', 'R-FC-68', 'R-FC-214'],
    given: draws('weapons-to-maximum', [
      ion([8, 4]),
      kushan('Big', 'carrier', [5, 4], 2),
      kushan('Small', 'ion-cannon-frigate', [7, 4], 2, { focusFire: 2 }),
    ]),
    dice: misses(6),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'big', power: true }] },
  },
  {
    id: 'hammer-and-anvil-lets-ordinary-weapons-attack-before-penetrating-ones',
    covers: ['FC-SOLO-13', 'FC-SOLO-17', 'R-FC-69'],
    given: draws('hammer-and-anvil', [ion([8, 4]), claw([9, 6]), kushan('Small', 'heavy-corvette', [6, 4], 2)]),
    dice: misses(12),
    when: held,
    then: {
      events: [
        {
          kind: 'enemy-declared',
          units: [
            { unit: 'ion', aim: 'small' },
            { unit: 'claw', aim: 'small' },
          ],
        },
        { kind: 'attack-declared', attacker: 'claw', target: 'small' },
        { kind: 'attack-declared', attacker: 'ion', target: 'small' },
      ],
    },
  },
  {
    id: 'brace-for-impact-is-for-the-capital-ship-nearest-to-the-players-that-they-can-attack',
    covers: ['FC-SOLO-17', 'R-FC-70'],
    given: draws('brace-for-impact', [
      ion([12, 1]),
      lance([9, 5], 2),
      kushan('Bombs', 'attack-bomber', [6, 4], 2, { activated: true }),
    ]),
    when: go,
    then: {
      events: [orders('brace-for-impact', 'lance', { why: 'shelter' }), { kind: 'buff-placed', unit: 'lance' }],
      ...units({ id: 'lance', braced: true }, { id: 'ion', activated: false }),
    },
  },
  {
    id: 'nobody-braces-whom-nobody-can-attack',
    covers: ['FC-SOLO-8', 'FC-SOLO-17'],
    given: draws('brace-for-impact', [ion([12, 1])]),
    when: go,
    then: { events: [orders(null, 'ion', { why: 'moves' })], ...units({ id: 'ion', braced: false }) },
  },
  {
    id: 'a-unit-is-vulnerable-as-far-as-a-move-and-the-range-of-a-weapon-go',
    title: 'Move 2 and range 1: three hexes are within reach, whether the bombers have acted or not',
    covers: ['FC-SOLO-17', 'R-FC-247'],
    given: draws('brace-for-impact', [
      lance([9, 4], 2),
      kushan('Bombs', 'attack-bomber', [6, 4], 2, { activated: true }),
    ]),
    when: go,
    then: {
      events: [orders('brace-for-impact', 'lance', { why: 'shelter' })],
      ...units({ id: 'lance', braced: true }),
    },
  },
  {
    id: 'one-hex-more-is-out-of-their-reach',
    covers: ['FC-SOLO-17', 'R-FC-247'],
    given: draws('brace-for-impact', [lance([10, 4], 2), kushan('Bombs', 'attack-bomber', [6, 4], 2)]),
    dice: misses(2),
    when: go,
    then: { events: [orders(null, 'lance')], ...units({ id: 'lance', braced: false }) },
  },
  {
    id: 'crippled-weapons-make-nobody-vulnerable',
    covers: ['FC-SOLO-17', 'R-FC-247'],
    given: draws('brace-for-impact', [
      lance([11, 4], 2),
      kushan('Hull', 'destroyer', [8, 4], 2, { crippled: ['weapons'], activated: true }),
    ]),
    dice: misses(8),
    when: go,
    then: { events: [orders(null, 'lance')], ...units({ id: 'lance', braced: false }) },
  },
  {
    id: 'a-weapon-counts-only-against-what-it-may-fire-at',
    title:
      'The ion cannon of the Destroyer reaches five hexes after its move and never fires at fighters; its guns reach four',
    covers: ['FC-SOLO-17', 'R-FC-247', 'R-FC-12'],
    given: draws('evasive-pattern-delta', [claw([11, 4]), kushan('Hull', 'destroyer', [6, 4], 2, { activated: true })]),
    when: go,
    then: { events: [orders(null, 'claw')], ...units({ id: 'claw', evading: false }) },
  },
  {
    id: 'evasive-pattern-delta-is-for-strike-craft-and-frigates-within-reach-of-the-players',
    covers: ['FC-SOLO-17', 'R-FC-71'],
    given: draws('evasive-pattern-delta', [
      taiidan('Great', 'destroyer', [7, 7], 5),
      claw([8, 4]),
      kushan('Bombs', 'attack-bomber', [5, 4], 2, { activated: true }),
    ]),
    when: go,
    then: { events: [orders('evasive-pattern-delta', 'claw')], ...units({ id: 'claw', evading: true }) },
  },
  {
    id: 'repel-boarders-is-for-whom-boarders-can-reach',
    covers: ['FC-SOLO-17', 'R-FC-72'],
    given: draws('repel-boarders', [
      ion([4, 0]),
      lance([10, 6], 2),
      kushan('Hook', 'salvage-corvette', [8, 8], 1, { activated: true }),
      kushan('Cloud', 'interceptor', [3, 2], 1, { activated: true }),
    ]),
    when: go,
    then: {
      events: [orders('repel-boarders', 'lance', { why: 'shelter' })],
      ...units({ id: 'lance', lockdown: true }),
    },
  },
  {
    id: 'target-engines-is-for-a-capital-ship-against-the-strongest',
    covers: ['FC-SOLO-17', 'R-FC-73'],
    given: draws('target-engines', [claw([7, 5]), ion([8, 4]), kushan('Big', 'carrier', [6, 4], 2)]),
    dice: [5, 2, 2, 2, 2, 2, 2],
    when: go,
    then: {
      events: [{ kind: 'attack-declared', attacker: 'ion', target: 'big' }],
      ...units({ id: 'big', crippled: ['engines'] }, { id: 'claw', activated: false }),
    },
  },
  {
    id: 'target-weapons-falls-to-strike-craft-where-no-capital-ship-has-a-target',
    covers: ['FC-SOLO-9', 'FC-SOLO-17', 'R-FC-215'],
    given: draws('target-weapons', [claw([7, 4]), ion([12, 8]), kushan('Big', 'carrier', [6, 4], 2)]),
    dice: [5, 2, 2, 2, 2, 2],
    when: held,
    then: {
      events: [orders('target-weapons', 'claw', { why: 'any', aim: 'big' })],
      ...units({ id: 'big', crippled: ['weapons'] }),
    },
  },
  {
    id: 'target-bays-looks-for-the-nearest-carrier',
    covers: ['FC-SOLO-17', 'FC-MISC-23', 'R-FC-214'],
    given: draws('target-bays', [
      ion([8, 4]),
      kushan('Nest', 'carrier', [5, 4], 2),
      kushan('Near', 'ion-cannon-frigate', [7, 4], 2, { focusFire: 3 }),
    ]),
    dice: [5, 2, 2, 2, 2, 2],
    when: go,
    then: {
      events: [{ kind: 'attack-declared', attacker: 'ion', target: 'nest' }],
      ...units({ id: 'nest', crippled: ['bays'] }),
    },
  },
  {
    id: 'target-bays-without-a-carrier-in-reach-is-the-default-order',
    covers: ['FC-SOLO-8', 'FC-SOLO-17'],
    given: draws('target-bays', [ion([8, 4]), kushan('Near', 'ion-cannon-frigate', [7, 4], 2, { focusFire: 3 })]),
    dice: misses(7),
    when: go,
    then: { events: [orders(null, 'ion', { aim: 'near' })] },
  },
  {
    id: 'penetrating-weapons-look-for-the-capital-ship-with-the-most-focus-fire',
    covers: ['R-FC-214', 'FC-SOLO-12'],
    given: draws('brace-for-impact', [
      ion([8, 4]),
      kushan('Sound', 'ion-cannon-frigate', [6, 3], 2),
      kushan('Marked', 'ion-cannon-frigate', [6, 5], 2, { focusFire: 2 }),
      kushan('Thin', 'interceptor', [7, 3], 2, { ships: 1 }),
    ]),
    dice: misses(7),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'marked' }] },
  },
  {
    id: 'else-for-strike-craft-with-the-fewest-ships',
    covers: ['R-FC-214', 'FC-SOLO-12'],
    given: draws('brace-for-impact', [
      ion([8, 4]),
      kushan('Full', 'interceptor', [6, 3], 2),
      kushan('Thin', 'interceptor', [6, 5], 2, { ships: 1 }),
    ]),
    dice: misses(6),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'thin' }] },
  },
  {
    id: 'ordinary-weapons-look-for-strike-craft-before-capital-ships',
    covers: ['R-FC-214', 'FC-SOLO-12'],
    given: draws('intercept', [
      claw([8, 4]),
      kushan('Marked', 'ion-cannon-frigate', [6, 5], 2, { focusFire: 3 }),
      kushan('Full', 'interceptor', [6, 3], 2),
    ]),
    dice: misses(7),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'claw', target: 'full' }] },
  },
  {
    id: 'else-for-the-capital-ship-with-the-most-focus-fire',
    covers: ['R-FC-214', 'FC-SOLO-12'],
    given: draws('intercept', [
      claw([8, 4]),
      kushan('Sound', 'ion-cannon-frigate', [6, 3], 2),
      kushan('Marked', 'ion-cannon-frigate', [6, 5], 2, { focusFire: 1 }),
    ]),
    dice: misses(6),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'claw', target: 'marked' }] },
  },
  {
    id: 'the-strongest-for-penetrating-weapons-without-a-capital-ship-has-the-most-ships',
    covers: ['R-FC-214', 'FC-SOLO-12'],
    given: draws('target-weapons', [
      ion([8, 4]),
      kushan('Thin', 'interceptor', [7, 3], 2, { ships: 1 }),
      kushan('Full', 'interceptor', [6, 5], 2),
    ]),
    dice: misses(6),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'full' }] },
  },
  {
    id: 'the-strongest-for-ordinary-weapons-without-strike-craft-has-the-most-focus-fire',
    covers: ['R-FC-214', 'FC-SOLO-12'],
    given: draws('pincer-attack', [
      claw([8, 4]),
      kushan('Sound', 'carrier', [6, 3], 2, { crippled: ['weapons'] }),
      kushan('Marked', 'ion-cannon-frigate', [6, 5], 2, { focusFire: 1 }),
    ]),
    dice: misses(6),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'claw', target: 'marked' }] },
  },
  {
    id: 'any-other-unit-with-a-target-comes-before-one-that-only-goes-nearer',
    covers: ['FC-SOLO-9', 'FC-SOLO-8', 'R-FC-215'],
    given: draws('intercept', [claw([12, 0]), ion([8, 4]), kushan('Big', 'ion-cannon-frigate', [5, 4], 2)]),
    dice: misses(7),
    when: go,
    then: {
      events: [
        orders(null, 'ion', { aim: 'big', why: 'any' }),
        { kind: 'attack-declared', attacker: 'ion', target: 'big' },
      ],
      ...units({ id: 'claw', activated: false }),
    },
  },
  {
    id: 'who-can-shoot-does-not-run-past-its-target',
    covers: ['FC-SOLO-8', 'FC-SOLO-17'],
    given: draws('all-ahead-full', [lance([8, 4]), kushan('Cloud', 'interceptor', [6, 4], 2)]),
    dice: misses(2),
    when: go,
    then: { events: [orders(null, 'lance', { aim: 'cloud' }), { kind: 'attack-declared', attacker: 'lance' }] },
  },
  {
    id: 'nobody-is-taken-along-who-could-not-follow',
    covers: ['FC-SOLO-17', 'R-FC-38'],
    given: draws('pincer-attack', [
      taiidan('Crab', 'heavy-corvette', [11, 2], 5),
      taiidan('Claws', 'heavy-corvette', [11, 6], 5),
    ]),
    when: go,
    then: {
      events: [
        { kind: 'enemy-declared', card: 'pincer-attack', units: [{ unit: 'crab' }] },
        { kind: 'enemy-heads', unit: 'crab' },
      ],
      ...units({ id: 'claws', activated: false }),
    },
  },
]);
