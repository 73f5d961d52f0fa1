/** Boarding assaults (8.4.7, 11.4.3, 11.6.18, 11.6.30). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

/** A cruiser with two companies of Space Marines, 3" from a heavy cruiser of DEF 3 and CP 5. */
const tern: Fields = {
  name: 'Tern',
  class: 'CR',
  at: [24, 21],
  equipment: { E1: 'space-marines', E2: 'space-marines' },
};
const onyx: Fields = { name: 'Onyx', class: 'CH', at: [24, 24], facing: 180 };
const knot: Fields = { name: 'Knot', class: 'CR', at: [26, 22], equipment: { E1: 'space-marines' } };

const boarders = (...ships: Fields[]): Fields => ({
  name: 'Waders',
  seat: 'seat-1',
  ships: ships.length > 0 ? ships : [tern],
});
const stones = (...ships: Fields[]): Fields => ({
  name: 'Stones',
  seat: 'seat-2',
  ships: ships.length > 0 ? ships : [onyx],
});
const combat = (squadrons: Fields[], change: Fields = {}): Fields => ({ active: 'Waders', squadrons, ...change });
const board = (...assaults: readonly (readonly [target: string, ...ships: string[]])[]) => ({
  by: 'seat-1' as const,
  command: { kind: 'board', assaults: assaults.map(([target, ...ships]) => ({ target, ships })) },
});
const repel = (screens: string[], escorts: string[]) => ({
  by: 'seat-2' as const,
  command: { kind: 'repel', screens, escorts },
});

const fought: RebellionCase[] = [
  {
    id: 'the-boarding-example-of-the-book',
    title: 'CP 3, ten hits, three intercepts: seven divided by three is two critical hits',
    covers: ['QR-8.4.7.4b', 'QR-8.4.7.4a', 'QR-8.4.7.2a', 'QR-8.4.7.2b', 'QR-8.4.7.3b', 'QR-11.6.30a'],
    given: combat([
      boarders(tern, { ...knot, equipment: { E1: 'space-marines', E2: 'space-marines' } }),
      stones({ ...onyx, crew: 3 }),
    ]),
    dice: [5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 1, 2, 3, 4, 4, 1, 5, 6, 5, 16, 2],
    when: [board(['onyx', 'tern', 'knot'])],
    then: {
      events: [
        { kind: 'assault-fought', hits: 10, intercepts: 3, divisor: 3, criticals: 2 },
        { kind: 'critical-hit', space: 'DR1' },
        { kind: 'critical-hit', space: 'BR' },
      ],
      position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', hull: 18, crew: 3 }] }] },
    },
  },
  {
    id: 'hits-that-crew-and-defence-absorb-do-nothing',
    covers: ['QR-8.4.7.4a', 'QR-8.4.7a', 'QR-8.4.7.3a', 'QR-1.4a', 'QR-1.4.2a', 'R-QR-06'],
    given: combat([boarders(), stones()]),
    dice: [6, 6, 6, 6, 6, 5, 1, 1, 5, 6, 1],
    when: [board(['onyx', 'tern'])],
    then: { events: [{ kind: 'assault-fought', hits: 6, intercepts: 2, divisor: 5, criticals: 0 }] },
  },
  {
    id: 'special-forces-hit-on-three-with-their-own-dice',
    covers: ['QR-8.4.7.2c', 'R-QR-171', 'R-QR-12', 'QR-8.4.7b'],
    given: combat([boarders(tern, { ...knot, customizations: ['special-forces'] }), stones()]),
    dice: [3, 4, 1, 1, 1, 1, 1, 1, 3, 4, 5, 6, 1, 1, 1],
    when: [board(['onyx', 'tern', 'knot'])],
    then: {
      events: [{ kind: 'assault-fought', ordinary: [3, 4, 1, 1, 1, 1, 1, 1], specialForces: [3, 4, 5, 6], hits: 4 }],
    },
  },
  {
    id: 'armed-crew-adds-two-dice',
    covers: ['QR-11.4.3a', 'R-QR-171'],
    given: combat([boarders(), stones({ ...onyx, customizations: ['armed-crew'] })]),
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
    when: [board(['onyx', 'tern'])],
    then: { events: [{ kind: 'assault-fought', defence: [2, 2, 2, 2, 2] }] },
  },
  {
    id: 'a-security-detachment-intercepts-on-three',
    covers: ['QR-8.4.7.3b', 'R-QR-171'],
    given: combat([boarders(), stones({ ...onyx, customizations: ['security-detachment'] })]),
    dice: [5, 5, 5, 5, 5, 5, 5, 5, 3, 4, 2, 16],
    when: [board(['onyx', 'tern'])],
    then: { events: [{ kind: 'assault-fought', interceptsFrom: 3, hits: 8, intercepts: 2, criticals: 1 }] },
  },
  {
    id: 'a-ship-without-crew-is-divided-by-one',
    covers: ['R-QR-172'],
    given: combat([boarders({ ...tern, equipment: { E1: 'space-marines' } }), stones({ ...onyx, crew: 0 })]),
    dice: [5, 1, 1, 1, 1, 1, 1, 16],
    when: [board(['onyx', 'tern'])],
    then: { events: [{ kind: 'assault-fought', divisor: 1, criticals: 1 }] },
  },
  {
    id: 'marines-go-round-shields',
    covers: ['QR-1.10.3b'],
    given: combat([boarders(), stones({ ...onyx, equipment: { E1: 'shield-generator' }, shields: { E1: 'fore' } })]),
    dice: [5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 16],
    when: [board(['onyx', 'tern'])],
    then: { events: [{ kind: 'assault-fought', criticals: 1 }] },
  },
  {
    id: 'all-assaults-are-declared-together',
    covers: ['QR-8.4.7.1a', 'R-QR-170', 'QR-13.0b'],
    given: combat([boarders(tern, knot), stones(onyx, { name: 'Flint', class: 'DD', at: [28, 22] })]),
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    when: [board(['onyx', 'tern'], ['flint', 'knot'])],
    then: {
      events: [
        { kind: 'boarding-declared' },
        { kind: 'assault-fought', target: 'onyx' },
        { kind: 'assault-fought', target: 'flint' },
      ],
    },
  },
  {
    id: 'long-range-assault-craft-reach-six-inches',
    covers: ['QR-11.6.18a', 'QR-11.6.18b', 'R-QR-170'],
    given: combat([
      boarders({ ...tern, at: [24, 18], equipment: { E1: 'space-marines', E2: 'long-range-assault-craft' } }),
      stones(),
    ]),
    dice: [1, 1, 1, 1, 1, 1, 1],
    when: [board(['onyx', 'tern'])],
    then: { events: [{ kind: 'assault-fought', criticals: 0 }] },
  },
  {
    id: 'fighters-and-screens-repel-boarders',
    covers: ['QR-8.4.7.3a', 'QR-8.4.6.7h', 'QR-8.4.6.7i', 'QR-11.4.4b', 'R-QR-164'],
    given: combat(
      [
        boarders(),
        stones(
          onyx,
          { name: 'Flint', class: 'FF', at: [24, 25.25], customizations: ['defensive-screen'] },
          { name: 'Jet', class: 'CVL', at: [30, 30] },
        ),
      ],
      { fighters: [{ carrier: 'Jet', at: [25.25, 24] }] },
    ),
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
    when: [board(['onyx', 'tern']), repel(['flint'], ['jet-f01'])],
    then: {
      events: [{ kind: 'boarders-met' }, { kind: 'assault-fought', defence: [2, 2, 2, 2, 2, 2] }],
      position: { fighters: [{ id: 'jet-f01', place: 'aboard' }] },
    },
  },
];

const crewed: RebellionCase[] = [
  {
    id: 'the-last-crew-still-boards',
    covers: ['QR-1.10.4c', 'QR-11.4.19b'],
    given: combat([boarders({ ...knot, class: 'DD', crew: 1 }), stones()]),
    dice: [1, 1, 1, 1, 1, 1, 1],
    when: [board(['onyx', 'knot'])],
    then: { events: [{ kind: 'assault-fought', ships: ['knot'] }] },
  },
];

const refused: RebellionCase[] = [
  {
    id: 'marines-reach-three-inches',
    covers: ['QR-8.4.7a'],
    given: combat([boarders({ ...tern, at: [24, 20.9] }, knot), stones()]),
    when: [board(['onyx', 'tern'])],
    rejects: { code: 'out-of-reach', rule: 'QR-8.4.7a' },
  },
  {
    id: 'assault-craft-reach-no-farther-than-six',
    covers: ['QR-11.6.18a'],
    given: combat([
      boarders({ ...tern, at: [24, 17.9], equipment: { E1: 'space-marines', E2: 'long-range-assault-craft' } }, knot),
      stones(),
    ]),
    when: [board(['onyx', 'tern'])],
    rejects: { code: 'out-of-reach', rule: 'QR-11.6.18a' },
  },
  {
    id: 'each-ship-of-a-joint-assault-has-to-be-in-reach',
    covers: ['QR-8.4.7b', 'R-QR-170'],
    given: combat([boarders(tern, { ...knot, at: [30, 21] }), stones()]),
    when: [board(['onyx', 'tern', 'knot'])],
    rejects: { code: 'out-of-reach', rule: 'QR-8.4.7a' },
  },
  {
    id: 'boarding-needs-space-marines',
    covers: ['QR-8.4.7a'],
    given: combat([boarders(tern, { ...knot, equipment: {} }), stones()]),
    when: [board(['onyx', 'tern', 'knot'])],
    rejects: { code: 'no-marines', rule: 'QR-8.4.7a' },
  },
  {
    id: 'boarding-needs-working-space-marines',
    covers: ['QR-8.4.7a', 'R-QR-33'],
    given: combat([boarders(tern, { ...knot, offline: ['E1'] }), stones()]),
    when: [board(['onyx', 'knot'])],
    rejects: { code: 'marines-offline', rule: 'QR-8.4.7a' },
  },
  {
    id: 'a-ship-whose-assault-craft-is-offline-boards-nobody',
    covers: ['QR-11.6.18b', 'R-QR-170'],
    given: combat([
      boarders(tern, { ...knot, equipment: { E1: 'space-marines', E2: 'long-range-assault-craft' }, offline: ['E2'] }),
      stones(),
    ]),
    when: [board(['onyx', 'knot'])],
    rejects: { code: 'assault-craft-offline', rule: 'QR-11.6.18b' },
  },
  {
    id: 'a-ship-without-crew-boards-nobody',
    covers: ['QR-1.10.4c'],
    given: combat([boarders(tern, { ...knot, crew: 0 }), stones()]),
    when: [board(['onyx', 'knot'])],
    rejects: { code: 'no-crew', rule: 'QR-1.10.4c' },
  },
  {
    id: 'an-unmanned-ship-boards-nobody',
    covers: ['QR-11.4.19b'],
    given: combat([boarders(tern, { ...knot, class: 'DD', customizations: ['unmanned'] }), stones()]),
    when: [board(['onyx', 'knot'])],
    rejects: { code: 'unmanned', rule: 'QR-11.4.19b' },
  },
  {
    id: 'a-ship-boards-once',
    covers: ['R-QR-170'],
    given: combat([boarders(tern, knot), stones(onyx, { name: 'Flint', class: 'DD', at: [28, 22] })]),
    when: [board(['onyx', 'tern', 'knot'], ['flint', 'knot'])],
    rejects: { code: 'boards-twice', rule: 'R-QR-170' },
  },
  {
    id: 'no-second-declaration',
    covers: ['QR-8.4.7.1a'],
    given: combat([boarders({ ...tern, weapons: { F: 'beam 4' } }, knot), stones()]),
    dice: [1, 1, 1, 1, 1, 1, 1],
    when: [board(['onyx', 'knot']), board(['onyx', 'tern'])],
    rejects: { code: 'declared-already', rule: 'QR-8.4.7.1a' },
  },
  {
    id: 'marines-board-enemies-only',
    covers: ['QR-8.4.7a'],
    given: combat([boarders(tern, knot), stones()]),
    when: [board(['knot', 'tern'])],
    rejects: { code: 'not-an-enemy-ship', rule: 'QR-8.4.7a' },
  },
];

export default { ruleset: 'quantum-rebellion', cases: [...fought, ...crewed, ...refused] } satisfies CaseFile;
