/** The automated enemy (section 22, appendix K). */
import { basic, file, k, kushan, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const red = (more: Fields = {}) => kushan('Red', 'interceptor', [1, 1], 2, more);
const claw = (at: [number, number] = [11, 4], more: Fields = {}) => taiidan('Claw', 'interceptor', at, 5, more);
/** A turn of the Kushan against the automated Taiidan, whose next cards are these. */
const against = (list: readonly Fields[], deck: readonly string[], more: Fields = {}, side: Fields = {}): Fields => ({
  order: ['kushan', 'taiidan'],
  hands: { kushan: { cards: ['intercept', 'hit-and-run', 'target-bays'], hand: 6, play: 4, interrupts: used } },
  sides: { kushan: { factionCardUsed: true }, taiidan: { automated: true, ...side } },
  units: [...list, kushan('Blue', 'scout', [0, 8], 2)],
  deck: [...deck],
  ...more,
});
/** It has reacted in this turn already. */
const quietNow: Fields = { solo: { arrived: 0, played: [], reacted: true, passed: false } };
const go = [basic('move', 'red'), k('move', { path: [3] })];
const lancers = (more: Fields = {}) => taiidan('Lance', 'ion-cannon-frigate', [11, 2], 5, more);
const nest = (more: Fields = {}) => taiidan('Nest', 'carrier', [12, 6], 5, more);

export default file([
  {
    id: 'the-enemy-draws-until-a-special-order-comes-and-banks-interrupts',
    covers: ['FC-SOLO-2', 'FC-SOLO-3', 'FC-SOLO-4', 'R-FC-210', 'R-FC-211'],
    given: against([red(), claw()], ['interrupt-repairs', 'intercept', 'target-bays']),
    when: go,
    then: {
      events: [
        { kind: 'enemy-drew', side: 'taiidan', card: 'interrupt-repairs' },
        { kind: 'enemy-banked', type: 'repairs', bank: ['repairs'], discarded: [] },
        { kind: 'enemy-drew', card: 'intercept' },
        { kind: 'enemy-discarded', card: 'intercept' },
        { kind: 'enemy-acts', unit: 'claw', card: 'intercept', byDefault: false },
      ],
      position: { units: [{ id: 'claw', activated: true }], sides: { taiidan: { bank: ['repairs'] } } },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'it-goes-nearer-where-nobody-is-in-reach',
    covers: ['FC-SOLO-8', 'FC-SOLO-17'],
    given: against([red(), claw()], ['intercept']),
    when: go,
    then: {
      events: [
        { kind: 'unit-stepped', unit: 'claw' },
        { kind: 'unit-stepped', unit: 'claw' },
        { kind: 'unit-stepped', unit: 'claw' },
      ],
    },
  },
  {
    id: 'an-order-that-nobody-can-carry-out-becomes-the-default-order',
    covers: ['FC-SOLO-8', 'FC-SOLO-17', 'R-FC-215'],
    given: against([red(), claw()], ['weapons-to-maximum']),
    when: go,
    then: { events: [{ kind: 'enemy-acts', unit: 'claw', card: null, byDefault: true }] },
  },
  {
    id: 'a-full-bank-keeps-the-better-interrupt',
    covers: ['FC-SOLO-4', 'FC-SOLO-5', 'R-FC-211'],
    given: against([red(), claw()], ['interrupt-attack', 'intercept'], {}, { bank: ['move'], ...quietNow }),
    when: go,
    then: {
      events: [{ kind: 'enemy-banked', type: 'attack', bank: ['attack'], discarded: ['interrupt-move'] }],
      position: { discards: ['interrupt-move', 'intercept'] },
    },
  },
  {
    id: 'a-vice-admiral-makes-room-for-one-more',
    covers: ['FC-SOLO-4', 'R-FC-211'],
    given: against(
      [red(), claw(), nest({ leader: 'vice-admiral', activated: true })],
      ['interrupt-attack', 'intercept'],
      {},
      { bank: ['move'], ...quietNow },
    ),
    when: go,
    then: { position: { sides: { taiidan: { bank: ['attack', 'move'] } } } },
  },
  {
    id: 'players-may-choose-what-it-keeps',
    covers: ['FC-SOLO-20', 'R-FC-211'],
    given: against(
      [red(), claw()],
      ['interrupt-attack', 'intercept'],
      { options: { soloInterruptPriority: 'move, repairs, attack, counter-intelligence' } },
      { bank: ['move'], ...quietNow },
    ),
    when: go,
    then: { position: { sides: { taiidan: { bank: ['move'] } } } },
  },
  {
    id: 'it-plays-a-banked-interrupt-at-the-first-moment-that-fits',
    covers: ['FC-SOLO-6', 'R-FC-211'],
    given: against([red(), lancers({ focusFire: 1, activated: true })], [], {}, { bank: ['repairs'] }),
    when: go,
    then: {
      events: [
        { kind: 'unit-stepped', unit: 'red' },
        { kind: 'enemy-interrupted', side: 'taiidan', type: 'repairs' },
        { kind: 'interrupt-played', hand: null, side: 'taiidan', type: 'repairs' },
      ],
      position: { units: [{ id: 'lance', focusFire: 0 }], sides: { taiidan: { bank: [] } } },
    },
  },
  {
    id: 'and-one-in-a-turn',
    covers: ['FC-SOLO-6', 'R-FC-211'],
    given: against([red(), lancers({ focusFire: 2, activated: true })], [], {}, { bank: ['repairs', 'repairs'] }),
    when: [basic('move', 'red'), k('move', { path: [3, 3] })],
    then: { position: { units: [{ id: 'lance', focusFire: 1 }], sides: { taiidan: { bank: ['repairs'] } } } },
  },
  {
    id: 'craft-aboard-come-first',
    covers: ['FC-SOLO-7', 'R-FC-217'],
    given: against(
      [red(), claw(), nest(), { name: 'Fang', card: 'interceptor', side: 'taiidan', parent: 'Nest' }],
      ['all-ahead-full'],
    ),
    when: go,
    then: {
      events: [
        { kind: 'enemy-drew', card: 'all-ahead-full' },
        { kind: 'unit-launched', unit: 'fang', parent: 'nest' },
      ],
      position: {
        units: [
          { id: 'fang', place: 'board', activated: true },
          { id: 'claw', activated: false },
        ],
      },
    },
  },
  {
    id: 'up-to-the-launch-tubes',
    covers: ['FC-SOLO-7', 'R-FC-217'],
    given: against(
      [
        red(),
        claw(),
        nest({ launched: 2, activated: true }),
        { name: 'Fang', card: 'interceptor', side: 'taiidan', parent: 'Nest' },
      ],
      ['intercept'],
    ),
    when: go,
    then: units({ id: 'fang', place: 'embarked' }, { id: 'claw', activated: true }),
  },
  {
    id: 'ready-to-launch-goes-on-with-the-launched-unit',
    covers: ['FC-SOLO-17', 'FC-SOLO-7'],
    given: against(
      [red(), nest({ activated: true }), { name: 'Fang', card: 'interceptor', side: 'taiidan', parent: 'Nest' }],
      ['ready-to-launch'],
    ),
    when: go,
    then: {
      events: [
        { kind: 'unit-launched', unit: 'fang' },
        { kind: 'unit-stepped', unit: 'fang' },
      ],
    },
  },
  {
    id: 'reserves-come-one-in-a-turn-and-the-card-is-not-read',
    covers: ['FC-SOLO-15', 'R-FC-217'],
    given: against(
      [red(), claw(), { name: 'Late', card: 'assault-frigate', side: 'taiidan', place: 'reserve' }],
      ['intercept'],
      {
        zones: [
          {
            side: 'taiidan',
            hexes: [
              [12, 4],
              [12, 5],
            ],
          },
        ],
      },
    ),
    when: go,
    then: {
      events: [
        { kind: 'enemy-arrived', side: 'taiidan' },
        { kind: 'unit-arrived', unit: 'late' },
      ],
      position: {
        units: [
          { id: 'late', place: 'board' },
          { id: 'claw', activated: false },
        ],
      },
    },
  },
  {
    id: 'without-an-admiral-one-in-a-round',
    covers: ['FC-SOLO-15', 'R-FC-217'],
    given: against(
      [red(), claw(), { name: 'Late', card: 'assault-frigate', side: 'taiidan', place: 'reserve' }],
      ['intercept'],
      {
        zones: [
          {
            side: 'taiidan',
            hexes: [
              [12, 4],
              [12, 5],
            ],
          },
        ],
      },
      { solo: { arrived: 1, played: [], reacted: false, passed: false } },
    ),
    when: go,
    then: units({ id: 'late', place: 'reserve' }, { id: 'claw', activated: true }),
  },
  {
    id: 'it-attacks-the-weakest-strike-craft-in-reach',
    covers: ['FC-SOLO-12', 'FC-SOLO-9', 'FC-SOLO-17', 'R-FC-214'],
    given: against(
      [
        red({ activated: false }),
        kushan('Full', 'interceptor', [6, 2], 2),
        kushan('Thin', 'interceptor', [6, 6], 2, { ships: 2 }),
        claw([8, 4]),
      ],
      ['intercept'],
    ),
    dice: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'claw', target: 'thin', mode: 'weapon' }] },
  },
  {
    id: 'pincer-attack-looks-for-the-strongest',
    covers: ['FC-SOLO-12', 'FC-SOLO-17', 'R-FC-214'],
    given: against(
      [
        red(),
        kushan('Full', 'interceptor', [6, 2], 2),
        kushan('Thin', 'interceptor', [6, 6], 2, { ships: 2 }),
        claw([8, 4]),
      ],
      ['pincer-attack'],
    ),
    dice: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'claw', target: 'full', mode: 'weapon' }] },
  },
  {
    id: 'crippled-units-act-last',
    covers: ['FC-SOLO-16', 'R-FC-216'],
    given: against(
      [red(), lancers({ crippled: ['bays'] }), taiidan('Spear', 'ion-cannon-frigate', [11, 6], 5)],
      ['all-ahead-full'],
    ),
    when: go,
    then: { events: [{ kind: 'enemy-acts', unit: 'spear' }] },
  },
  {
    id: 'who-cannot-shoot-tries-damage-control-twice-weapons-first',
    covers: ['FC-SOLO-16', 'R-FC-216', 'R-FC-218'],
    given: against([red(), lancers({ crippled: ['bays', 'weapons'] })], ['all-ahead-full']),
    dice: [1, 5],
    when: go,
    then: {
      events: [
        { kind: 'damage-control-rolled', unit: 'lance', faces: [1] },
        { kind: 'damage-control-rolled', unit: 'lance', faces: [5] },
        { kind: 'crippling-removed', unit: 'lance', crippling: 'weapons' },
      ],
      ...units({ id: 'lance', at: [11, 2], crippled: ['bays'], activated: true }),
    },
  },
  {
    id: 'an-empty-deck-is-made-of-the-discards',
    covers: ['R-FC-26', 'FC-SOLO-2'],
    given: against([red(), claw()], [], { discards: ['intercept', 'intercept'] }),
    dice: [1],
    when: go,
    then: {
      events: [
        { kind: 'enemy-shuffled', deck: ['intercept', 'intercept'] },
        { kind: 'enemy-drew', card: 'intercept' },
      ],
    },
  },
  {
    id: 'it-goes-on-after-the-players-have-passed',
    covers: ['FC-SOLO-2', 'R-FC-210'],
    given: against([red(), claw(), taiidan('Fang', 'interceptor', [11, 6], 5)], ['intercept', 'hit-and-run'], {
      roundsLeft: 1,
    }),
    when: [k('pass')],
    then: {
      events: [{ kind: 'enemy-acts', unit: 'claw' }, { kind: 'enemy-acts', unit: 'fang' }, { kind: 'match-ended' }],
    },
  },
  {
    id: 'initiative-is-rolled-for-both-and-nobody-has-valour',
    covers: ['FC-SOLO-1', 'R-FC-212'],
    given: against([red(), claw()], ['intercept'], { step: 'initiative' }),
    dice: [2, 5],
    when: [k('bid-initiative', { cards: [] })],
    then: {
      events: [
        { kind: 'initiative-rolled', winner: 'taiidan', order: ['taiidan', 'kushan'] },
        { kind: 'enemy-acts', unit: 'claw' },
      ],
      position: { valour: 'beside' },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'its-first-attack-that-comes-to-nothing-is-ferocious',
    covers: ['R-FC-212', 'R-FC-123'],
    given: against([red(), kushan('Full', 'interceptor', [6, 2], 2), claw([8, 4])], ['pincer-attack']),
    dice: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
    when: go,
    then: {
      events: [
        { kind: 'attack-declared', attacker: 'claw' },
        { kind: 'faction-card-used', side: 'taiidan' },
        { kind: 'rolled-again', by: 'ferocious', faces: [2, 2, 2, 2, 2, 2] },
      ],
      position: { sides: { taiidan: { factionCardUsed: true } } },
    },
  },
]);
