/** Move actions and the terrain they meet (sections 8 and 17). */
import { basic, file, front, holding, k, kushan, spare, table, t, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const red = (at: [number, number] = [4, 4], facing = 0, more: Fields = {}) =>
  kushan('Red', 'interceptor', at, facing, more);
const slow = (at: [number, number] = [4, 4], facing = 0, more: Fields = {}) =>
  kushan('Anvil', 'heavy-corvette', at, facing, more);
const far = taiidan('Claw', 'gun-platform', [12, 8], 5);
/** Nobody on the other side could interrupt: no windows open. */
const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const quiet = { cards: [...spare], interrupts: used };
const calm = (list: readonly Fields[], more: Fields = {}): Fields =>
  table([...list, far], { kushan: quiet, taiidan: quiet }, { sides: { kushan: { factionCardUsed: true } }, ...more });
const go = (id: string, path: number[], more: Fields = {}) => [basic('move', id), k('move', { path, ...more })];
const planet = (at: [number, number]) => ({ features: [{ kind: 'planet', at, name: 'Kharak' }] });

export default file([
  {
    id: 'a-unit-moves-as-one-up-to-its-move',
    covers: ['FC-MOV-1', 'FC-MOV-2', 'FC-MOV-4', 'FC-ORD-18'],
    given: calm([red()]),
    when: go('red', [0, 0, 0]),
    then: units({ id: 'red', at: [4, 1], facing: 0, ships: 6, activated: true }),
  },
  {
    id: 'fewer-hexes-are-allowed',
    covers: ['FC-MOV-1'],
    given: calm([red()]),
    when: go('red', [0]),
    then: units({ id: 'red', at: [4, 3] }),
  },
  {
    id: 'and-none-at-all',
    covers: ['FC-MOV-1', 'R-FC-36'],
    given: calm([red([4, 4], 2)]),
    when: go('red', []),
    then: units({ id: 'red', at: [4, 4], facing: 2, activated: true }),
  },
  {
    id: 'but-not-more',
    covers: ['FC-MOV-1', 'FC-MISC-14', 'R-FC-225'],
    given: calm([slow()]),
    when: go('anvil', [0, 0, 0]),
    rejects: { code: 'too-far', rule: 'FC-MOV-1' },
  },
  {
    id: 'a-turn-before-each-hex-is-free',
    covers: ['FC-MOV-3', 'FC-MOV-10', 'R-FC-78', 'R-FC-20'],
    given: calm([slow()]),
    when: go('anvil', [1, 0]),
    then: {
      events: [
        { kind: 'unit-stepped', to: { col: 5, row: 3 }, facing: 1, cost: 1 },
        { kind: 'unit-stepped', to: { col: 5, row: 2 }, facing: 0, cost: 1 },
      ],
      ...units({ id: 'anvil', at: [5, 2], facing: 0 }),
    },
  },
  {
    id: 'it-may-turn-right-about',
    covers: ['R-FC-78'],
    given: calm([slow()]),
    when: go('anvil', [3, 3]),
    then: units({ id: 'anvil', at: [4, 6], facing: 3 }),
  },
  {
    id: 'a-move-action-can-only-turn-for-1-move',
    covers: ['FC-MOV-5', 'R-FC-79'],
    given: calm([slow()]),
    when: [basic('move', 'anvil'), k('turn', { facing: 4 })],
    then: units({ id: 'anvil', at: [4, 4], facing: 4 }),
  },
  {
    id: 'a-unit-that-cannot-move-takes-the-order-and-stays',
    covers: ['FC-MISC-18', 'FC-ORD-5', 'R-FC-36'],
    given: calm([kushan('Fort', 'gun-platform', [4, 4]), red([1, 1])]),
    when: [basic('move', 'fort')],
    then: { ...units({ id: 'fort', at: [4, 4], activated: true }), awaiting: ['seat-2'] },
  },
  {
    id: 'crippled-engines-neither-move-nor-turn',
    covers: ['R-FC-75'],
    given: calm([slow([4, 4], 0, { crippled: ['engines'] })]),
    when: [basic('move', 'anvil'), k('damage-control', { roll: false })],
    then: { ...units({ id: 'anvil', at: [4, 4], facing: 0 }), awaiting: ['seat-2'] },
  },
  {
    id: 'through-own-units-into-an-empty-hex',
    covers: ['FC-MOV-6', 'FC-MOV-7', 'FC-MOV-8', 'R-FC-80'],
    given: calm([red(), kushan('Blue', 'interceptor', [4, 3]), kushan('Gold', 'interceptor', [4, 2])]),
    when: go('red', [0, 0, 0]),
    then: units({ id: 'red', at: [4, 1] }),
  },
  {
    id: 'not-ending-on-an-own-unit',
    covers: ['FC-MOV-6', 'FC-MOV-8', 'R-FC-85'],
    given: calm([red(), kushan('Blue', 'interceptor', [4, 3])]),
    when: go('red', [0]),
    rejects: { code: 'hex-taken', rule: 'FC-MOV-8' },
  },
  {
    id: 'not-through-enemies',
    covers: ['FC-MOV-7', 'R-FC-80'],
    given: calm([red(), taiidan('Talon', 'interceptor', [4, 3])]),
    when: go('red', [0, 0]),
    rejects: { code: 'way-barred', rule: 'R-FC-80' },
  },
  {
    id: 'not-over-the-edge',
    covers: ['FC-MOV-11', 'R-FC-81', 'FC-COMP-1'],
    given: calm([red([4, 0])]),
    when: go('red', [0]),
    rejects: { code: 'way-barred', rule: 'R-FC-81' },
  },
  {
    id: 'but-along-it',
    covers: ['FC-MOV-11', 'R-FC-81'],
    given: calm([red([4, 0])]),
    when: go('red', [2, 1]),
    then: units({ id: 'red', at: [6, 0], facing: 1 }),
  },
  {
    id: 'not-ending-on-an-enemy',
    covers: ['FC-MOV-7', 'FC-MOV-8', 'R-FC-80'],
    given: calm([red(), taiidan('Talon', 'interceptor', [4, 3])]),
    when: go('red', [0]),
    rejects: { code: 'way-barred', rule: 'R-FC-80' },
  },
  {
    id: 'what-cannot-move-cannot-turn',
    covers: ['FC-MISC-18', 'R-FC-36'],
    given: calm([kushan('Fort', 'gun-platform', [4, 4]), red([1, 1])]),
    when: [basic('move', 'fort'), k('turn', { facing: 3 })],
    rejects: { code: 'not-awaited', rule: 'FC-SEQ-8' },
  },
  {
    id: 'nor-by-an-interrupt',
    covers: ['FC-MISC-18', 'R-FC-51'],
    given: table([red(), taiidan('Talon', 'interceptor', [8, 4], 3), far], {
      kushan: quiet,
      taiidan: { cards: ['interrupt-move'] },
    }),
    when: [
      ...go('red', [0]),
      t('play-interrupt', { card: 'interrupt-move', use: { use: 'move', unit: 'claw', path: [0] } }),
    ],
    rejects: { code: 'cannot-move', rule: 'R-FC-51' },
  },
  {
    id: 'not-into-a-planet',
    covers: ['FC-TER-5', 'R-FC-84'],
    given: calm([red()], planet([4, 2])),
    when: go('red', [0, 0]),
    rejects: { code: 'way-barred', rule: 'R-FC-84' },
  },
  {
    id: 'not-through-a-hulk',
    covers: ['FC-TER-11', 'R-FC-93', 'R-FC-85'],
    given: calm([red(), kushan('Ghost', 'destroyer', [4, 3], 0, { hulk: true, crewDamage: 5 })]),
    when: go('red', [0, 0]),
    rejects: { code: 'way-barred', rule: 'R-FC-93' },
  },
  {
    id: 'into-a-gravity-well-for-1',
    covers: ['FC-TER-6', 'R-FC-83'],
    given: calm([red([4, 5])], planet([4, 2])),
    when: go('red', [0, 0]),
    then: {
      events: [
        { kind: 'unit-stepped', cost: 1 },
        { kind: 'unit-stepped', cost: 1, to: { col: 4, row: 3 } },
      ],
    },
  },
  {
    id: 'inside-it-for-1',
    covers: ['FC-TER-6', 'R-FC-83'],
    given: calm([slow([4, 3])], planet([4, 2])),
    when: go('anvil', [1, 0]),
    then: {
      events: [
        { kind: 'unit-stepped', cost: 1 },
        { kind: 'unit-stepped', cost: 1 },
      ],
      ...units({ id: 'anvil', at: [5, 1] }),
    },
  },
  {
    id: 'out-of-it-for-2',
    covers: ['FC-TER-6', 'R-FC-83'],
    given: calm([slow([4, 3])], planet([4, 2])),
    when: go('anvil', [3]),
    then: { events: [{ kind: 'unit-stepped', cost: 2, to: { col: 4, row: 4 } }] },
  },
  {
    id: 'not-out-of-it-with-1-left',
    covers: ['FC-TER-6', 'R-FC-83'],
    given: calm([slow([4, 3])], planet([4, 2])),
    when: go('anvil', [1, 2]),
    rejects: { code: 'too-far', rule: 'R-FC-83' },
  },
  {
    id: 'an-asteroid-field-costs-1-and-attacks-whoever-enters',
    covers: ['FC-TER-1', 'FC-TER-2', 'R-FC-86', 'FC-INT-14', 'R-FC-233'],
    given: calm([slow()], { features: [{ kind: 'asteroids', at: [4, 3] }] }),
    dice: [2, 3, 4],
    when: [...go('anvil', [0, 0]), k('defensive-fire', { weapon: null })],
    then: {
      events: [
        { kind: 'unit-stepped', to: { col: 4, row: 3 }, cost: 1 },
        { kind: 'attack-declared', mode: 'hazard', target: 'anvil' },
        { kind: 'unit-stepped', to: { col: 4, row: 2 } },
      ],
    },
  },
  {
    id: 'each-field-on-the-way-attacks',
    covers: ['R-FC-86'],
    given: calm([slow()], {
      features: [
        { kind: 'asteroids', at: [4, 3] },
        { kind: 'asteroids', at: [4, 2] },
      ],
    }),
    dice: [2, 3, 4, 2, 3, 4],
    when: [...go('anvil', [0, 0]), k('defensive-fire', { weapon: null }), k('defensive-fire', { weapon: null })],
    then: {
      events: [
        { kind: 'attack-declared', mode: 'hazard' },
        { kind: 'attack-declared', mode: 'hazard' },
      ],
    },
  },
  {
    id: 'a-unit-activated-in-a-field-is-attacked-before-it-acts',
    covers: ['FC-MISC-9', 'FC-TER-2', 'R-FC-42', 'R-FC-86'],
    given: calm([slow()], { features: [{ kind: 'asteroids', at: [4, 4] }] }),
    dice: [2, 3, 4],
    when: [basic('move', 'anvil'), k('defensive-fire', { weapon: null }), k('move', { path: [0] })],
    then: { events: [{ kind: 'attack-declared', mode: 'hazard' }, { kind: 'unit-stepped' }] },
  },
  {
    id: 'a-unit-destroyed-there-does-nothing-more',
    covers: ['R-FC-42'],
    given: calm([slow([4, 4], 0, { ships: 1, focusFire: 1 }), red([1, 1])], {
      features: [{ kind: 'asteroids', at: [4, 4] }],
    }),
    dice: [5, 2, 2],
    when: [basic('move', 'anvil'), k('damage-control', { roll: false }), k('defensive-fire', { weapon: null })],
    then: { events: [{ kind: 'unit-destroyed', unit: 'anvil' }], awaiting: ['seat-2'] },
  },
  {
    id: 'own-mines-let-pass',
    covers: ['FC-TER-10', 'R-FC-96'],
    given: calm([slow()], { features: [{ kind: 'minefield', at: [4, 3], side: 'kushan' }] }),
    when: go('anvil', [0]),
    then: units({ id: 'anvil', at: [4, 3], ships: 3 }),
  },
  {
    id: 'enemy-mines-attack',
    covers: ['FC-TER-7', 'R-FC-94', 'R-FC-96'],
    given: calm([slow()], { features: [{ kind: 'minefield', at: [4, 3], side: 'taiidan' }] }),
    dice: [2, 2, 2, 2, 2],
    when: [...go('anvil', [0]), k('defensive-fire', { weapon: null })],
    then: { events: [{ kind: 'attack-declared', mode: 'hazard', target: 'anvil' }] },
  },
  {
    id: 'fighters-join-a-patrol-at-the-end-of-a-move',
    covers: ['FC-CAP-1', 'R-FC-158', 'R-FC-159'],
    given: calm([red(), kushan('Hammer', 'destroyer', [4, 1])]),
    when: go('red', [0, 0], { patrol: 'hammer' }),
    then: units({ id: 'red', place: 'patrol', parent: 'hammer', patrolReady: true }),
  },
  {
    id: 'but-only-next-to-the-ship',
    covers: ['FC-CAP-1', 'R-FC-158'],
    given: calm([red(), kushan('Hammer', 'destroyer', [4, 1])]),
    when: go('red', [0], { patrol: 'hammer' }),
    rejects: { code: 'no-patrol', rule: 'R-FC-158' },
  },
  {
    id: 'lightning-move-only-by-a-card',
    covers: ['FC-MOV-9', 'R-FC-82'],
    given: table([red(), kushan('Blue', 'interceptor', [5, 4]), far], {
      ...holding('stay-in-formation'),
      taiidan: quiet,
    }),
    when: [front('stay-in-formation', 'red', 'blue'), k('skip-action'), k('move', { path: [0, 0, 0] })],
    rejects: { code: 'too-far', rule: 'FC-MOV-1' },
  },
  {
    id: 'a-blocked-unit-finds-another-way-with-what-is-left',
    covers: ['R-FC-55'],
    given: table([red([4, 6]), taiidan('Talon', 'interceptor', [5, 2], 3)], {
      taiidan: { cards: ['interrupt-move'], interrupts: ['attack'] },
    }),
    when: [
      ...go('red', [0, 0, 0]),
      t('play-interrupt', { card: 'interrupt-move', use: { use: 'move', unit: 'talon', path: [3, 4] } }),
      k('decline'),
      k('go-on', { path: [1, 0] }),
    ],
    then: { ...units({ id: 'talon', at: [4, 4] }, { id: 'red', at: [5, 3], facing: 0 }) },
  },
  {
    id: 'and-not-through-what-blocks-it',
    covers: ['R-FC-55'],
    given: table([red([4, 6]), taiidan('Talon', 'interceptor', [5, 2], 3)], {
      taiidan: { cards: ['interrupt-move'], interrupts: ['attack'] },
    }),
    when: [
      ...go('red', [0, 0, 0]),
      t('play-interrupt', { card: 'interrupt-move', use: { use: 'move', unit: 'talon', path: [3, 4] } }),
      k('decline'),
      k('go-on', { path: [0, 0] }),
    ],
    rejects: { code: 'way-barred', rule: 'R-FC-80' },
  },
]);
