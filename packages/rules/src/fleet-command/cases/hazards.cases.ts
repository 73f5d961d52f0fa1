/** Attacks of asteroid fields and minefields (section 17 of the checklist). */
import type { CaseFile } from '../../kernel/index.ts';
import { battle, by, far, heavy, here, home, red, reroll, there } from './battle.ts';
import type { FleetCase, Fields } from './written.ts';

const field: Fields = { kind: 'asteroids', at: there };
const mines = (side: string, strength = 5): Fields => ({ kind: 'minefield', name: 'Mines', at: there, side, strength });
const moveTo = (unit: string, ...path: number[]) => [
  by('seat-1', { kind: 'play-basic', card: 'all-ahead-full', order: 'move', unit }),
  by('seat-1', { kind: 'move', path }),
];
const own: Fields = { ...heavy, name: 'Own', side: 'kushan', at: here };
const guns = (weapon: string | null) => by('seat-1', { kind: 'defensive-fire', weapon });
const carrier: Fields = { card: 'carrier', name: 'Car', side: 'kushan', at: here, facing: 1, crippled: ['weapons'] };
const guard: Fields = { card: 'interceptor', name: 'Guard', side: 'kushan', place: 'patrol', parent: 'car' };
const carrierMoves = [
  by('seat-1', { kind: 'play-basic', card: 'all-ahead-full', order: 'move', unit: 'car' }),
  by('seat-1', { kind: 'damage-control', roll: false }),
  by('seat-1', { kind: 'move', path: [1] }),
  by('seat-1', { kind: 'send-patrol', card: 'hit-and-run' }),
];

const asteroids: FleetCase[] = [
  {
    id: 'entering-a-field-costs-an-attack',
    title: 'Three dice at 5+, Penetrating 1 against Armour 1: one ship; the 1 places a point that goes with it',
    covers: ['FC-TER-1', 'FC-TER-2', 'R-FC-86', 'R-FC-87', 'R-FC-07', 'FC-INT-14', 'R-FC-233', 'FC-CQ-2'],
    given: battle([{ ...own, crippled: ['weapons'] }, far], { features: [field] }),
    dice: [5, 1, 2],
    when: [
      by('seat-1', { kind: 'play-basic', card: 'all-ahead-full', order: 'move', unit: 'own' }),
      by('seat-1', { kind: 'damage-control', roll: false }),
      by('seat-1', { kind: 'move', path: [1] }),
    ],
    then: {
      events: [
        { kind: 'unit-stepped', unit: 'own', cost: 1 },
        { kind: 'pool-rolled', unit: null, pool: [{ amount: 3 }], need: 5 },
        { kind: 'roll-resolved', armour: [{ amount: 1 }, { amount: -1 }], remaining: 1, marks: 1 },
      ],
      position: { units: [{ id: 'own', at: there, ships: 2, focusFire: 0 }] },
    },
  },
  {
    id: 'defensive-fire-reduces-the-field',
    title: 'Two of six dice succeed: one die is left; the field stays',
    covers: ['FC-TER-3', 'R-FC-88', 'FC-DF-6', 'FC-DF-1'],
    given: battle([own, far], { features: [field] }),
    dice: [5, 6, 2, 2, 2, 2, 3],
    when: [...moveTo('own', 1), guns('heavy-projectile-cannon')],
    then: {
      events: [
        { kind: 'roll-resolved', stage: 'defence', against: null, reduces: 2 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 3 }, { amount: -2 }], faces: [3] },
      ],
      position: { features: [{ id: 'asteroids-1', at: there }] },
    },
  },
  {
    id: 'no-dice-left-no-attack',
    covers: ['R-FC-90', 'FC-TER-3'],
    given: battle([own, far], { features: [field] }),
    dice: [5, 6, 6, 6, 2, 2],
    when: [...moveTo('own', 1), guns('heavy-projectile-cannon')],
    then: { events: [{ kind: 'attack-void', rule: 'R-FC-90' }], position: { units: [{ id: 'own', ships: 3 }] } },
  },
  {
    id: 'activated-in-a-field-for-any-order',
    title: 'An Attack order: the field attacks first',
    covers: ['FC-TER-2', 'FC-MISC-9', 'R-FC-86', 'FC-ORD-17'],
    given: battle([{ ...red, at: here }, { ...heavy, crippled: ['weapons'] }, far], {
      features: [{ kind: 'asteroids', at: here }],
    }),
    dice: [5, 5, 2, 3, 2, 2, 2, 2, 2],
    when: [
      by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'attack', unit: 'red' }),
      reroll('seat-1', 0),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'heavy', weapon: 'projectile-cannon' }),
      reroll('seat-1'),
    ],
    then: {
      events: [
        { kind: 'ships-lost', unit: 'red', lost: 1 },
        { kind: 'pool-rolled', stage: 'attack', unit: 'red', pool: [{ amount: 5 }] },
      ],
    },
  },
  {
    id: 'a-unit-lost-to-a-field-is-scored',
    covers: ['FC-WIN-3', 'R-FC-183', 'R-FC-87'],
    given: battle([{ ...red, ships: 1 }, far, home], { features: [field] }),
    dice: [5, 5, 2, 6],
    when: [...moveTo('red', 1), reroll('seat-1', 0)],
    then: { position: { units: [{ id: 'red', place: 'destroyed' }], sides: { taiidan: { stars: 2 } } } },
  },
  {
    id: 'valour-does-not-touch-hazard-dice',
    covers: ['R-FC-88', 'R-FC-121'],
    given: battle([red, far], { features: [field], valour: 'kushan' }),
    dice: [2, 2, 2],
    when: moveTo('red', 1),
    then: { position: { valour: 'kushan', units: [{ id: 'red', ships: 6 }] } },
  },
  {
    id: 'a-patrol-and-a-field-strike-at-the-same-time',
    title: 'The field hits the patrol; two successes of the patrol take two dice off what hits the carrier',
    covers: ['FC-CAP-8', 'FC-CAP-3', 'R-FC-167', 'R-FC-161'],
    given: battle([carrier, guard, far], { features: [field] }),
    dice: [5, 2, 2, 5, 5, 2, 2, 2, 2, 3, 3],
    when: [...carrierMoves, reroll('seat-1', 0)],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'initiator', unit: null, against: 'guard' },
        { kind: 'pool-rolled', stage: 'patrol', unit: 'guard', against: null },
        { kind: 'roll-resolved', stage: 'patrol', reduces: 2 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 3 }, { amount: -2 }] },
      ],
      position: {
        units: [
          { id: 'guard', ships: 6, parent: 'car', place: 'patrol' },
          { id: 'car', at: there },
        ],
      },
    },
  },
];

const minefields: FleetCase[] = [
  {
    id: 'a-minefield-that-hits-is-reduced',
    title: 'Five dice at 5+, Penetrating 1; it destroys a ship and is down to 3',
    covers: ['FC-TER-7', 'FC-TER-9', 'R-FC-94', 'R-FC-95', 'FC-MISC-6'],
    given: battle([own, far], { features: [mines('taiidan')] }),
    dice: [5, 2, 2, 2, 2],
    when: [...moveTo('own', 1), guns(null)],
    then: {
      events: [
        { kind: 'pool-rolled', pool: [{ amount: 5, rule: 'R-FC-94' }] },
        { kind: 'minefield-reduced', from: 5, to: 3 },
      ],
      position: { units: [{ id: 'own', ships: 2 }], features: [{ id: 'mines', strength: 3 }] },
    },
  },
  {
    id: 'a-minefield-without-effect-stays',
    covers: ['R-FC-95', 'FC-TER-8'],
    given: battle([own, far], { features: [mines('neutral')] }),
    dice: [2, 2, 2, 2, 2],
    when: [...moveTo('own', 1), guns(null)],
    then: { position: { features: [{ id: 'mines', strength: 5 }] } },
  },
  {
    id: 'a-minefield-is-reduced-twice-in-one-activation',
    title: 'Defensive fire scores and the mines destroy a ship: 5 to gone',
    covers: ['FC-TER-9', 'R-FC-95', 'FC-DF-6'],
    given: battle([own, far], { features: [mines('taiidan')] }),
    dice: [5, 2, 2, 2, 2, 2, 6, 2, 2, 2],
    when: [...moveTo('own', 1), guns('heavy-projectile-cannon')],
    then: {
      events: [
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 5 }, { amount: -1 }] },
        { kind: 'minefield-reduced', to: 3 },
        { kind: 'minefield-reduced', to: 0 },
      ],
      position: { features: [{ id: 'mines', strength: 0, at: null }] },
    },
  },
  {
    id: 'own-mines-let-own-units-pass',
    covers: ['FC-TER-10', 'R-FC-96'],
    given: battle([own, far], { features: [mines('kushan')] }),
    when: moveTo('own', 1),
    then: { position: { units: [{ id: 'own', at: there, ships: 3 }] }, awaiting: ['seat-2'] },
  },
  {
    id: 'a-patrol-clears-the-last-mines',
    title: 'A 3-side field is removed by one success: the carrier is not attacked',
    covers: ['FC-CAP-7', 'R-FC-95'],
    given: battle([carrier, guard, far], { features: [mines('taiidan', 3)] }),
    dice: [2, 2, 2, 5, 2, 2, 2, 2, 2],
    when: carrierMoves,
    then: {
      events: [{ kind: 'minefield-reduced', from: 3, to: 0 }],
      position: { units: [{ id: 'car', ships: 1, focusFire: 0 }], features: [{ id: 'mines', strength: 0 }] },
    },
  },
  {
    id: 'a-patrol-takes-a-full-field-down-to-three-dice',
    title: 'The fight reduces it once; ships lost by the patrol reduce it again after the attack',
    covers: ['FC-CAP-7', 'R-FC-95'],
    given: battle([carrier, guard, far], { features: [mines('taiidan')] }),
    dice: [5, 5, 2, 2, 2, 5, 2, 2, 2, 2, 2, 6, 2, 2, 2],
    when: [...carrierMoves, reroll('seat-1', 0)],
    then: {
      events: [
        { kind: 'ships-lost', unit: 'guard', lost: 2 },
        { kind: 'minefield-reduced', from: 5, to: 3 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 3 }] },
        { kind: 'minefield-reduced', to: 0 },
      ],
    },
  },
];

export default { ruleset: 'fleet-command', cases: [...asteroids, ...minefields] } satisfies CaseFile;
