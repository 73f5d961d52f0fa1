/** Boarding, counterattack, capture, artifacts, hulks, crew (section 16 of the checklist). */
import type { CaseFile } from '../../kernel/index.ts';
import { battle, boardBy, by, far, fire, heavy, here, home, there } from './battle.ts';
import type { FleetCase, Fields } from './written.ts';

const salvage: Fields = { card: 'salvage-corvette', name: 'Sal', side: 'kushan', at: here };
const ion: Fields = { card: 'ion-cannon-frigate', name: 'Ion', side: 'taiidan', at: there };
const destroyer: Fields = { card: 'destroyer', name: 'Des', side: 'taiidan', at: there, crippled: ['weapons'] };
const station: Fields = {
  card: 'space-station',
  name: 'Base',
  side: 'taiidan',
  at: there,
  crippled: ['weapons'],
  focusFire: 4,
  leader: 'vice-admiral',
};
const spend = (unit: string, purpose: Fields) => by('seat-1', { kind: 'spend-card', card: 'intercept', unit, purpose });
const counter = by('seat-2', { kind: 'spend-card', card: 'intercept', unit: 'ion', purpose: { to: 'counterattack' } });
const capture = (take: boolean) => by('seat-1', { kind: 'capture', capture: take });

const fights: FleetCase[] = [
  {
    id: 'boarding-fires-no-weapon',
    title: 'A weapon that is named for a boarding action is refused, so that no record tells of a shot that was none',
    covers: ['FC-RNG-1'],
    given: battle([salvage, ion, far]),
    when: [
      by('seat-1', { kind: 'play-basic', card: 'all-ahead-full', order: 'attack', unit: 'sal' }),
      by('seat-1', { kind: 'attack', mode: 'boarding', target: 'ion', weapon: 'ion-cannon' }),
    ],
    rejects: { code: 'no-weapon-fires', rule: 'FC-RNG-1' },
  },
  {
    id: 'evasive-works-against-boarders-rapid-fire-does-not-help-them',
    title: 'An evading frigate has one success rolled again',
    covers: ['R-FC-146', 'R-FC-71'],
    given: battle([salvage, { ...ion, evading: true }, far]),
    dice: [5, 5, 5, 2, 2, 2, 2, 3],
    when: [...boardBy('sal', 'ion'), by('seat-2', { kind: 'reroll', dice: [0] })],
    then: {
      events: [
        { kind: 'dice-rerolled', ability: 'evasive' },
        { kind: 'roll-resolved', successes: 2, remaining: 0 },
      ],
      position: { units: [{ id: 'ion', ships: 2 }] },
    },
  },
  {
    id: 'boarding-example-of-the-book',
    title: 'Seven dice, 3 successes, Armour 2: one frigate lost, 1 Crew Damage; the frigate may counterattack',
    covers: [
      'FC-RNG-2',
      'FC-BRD-10',
      'FC-BRD-12',
      'FC-BRD-1',
      'FC-BRD-2',
      'FC-BRD-5',
      'FC-BRD-8',
      'FC-BRD-23',
      'R-FC-144',
      'R-FC-147',
      'R-FC-149',
    ],
    given: battle([salvage, ion, far]),
    dice: [1, 2, 3, 4, 5, 6, 5],
    when: boardBy('sal', 'ion'),
    then: {
      events: [
        { kind: 'pool-rolled', pool: [{ amount: 6 }, { amount: 1, why: 'Marines' }] },
        { kind: 'roll-resolved', successes: 3, armour: [{ amount: 2 }], remaining: 1, marks: 1 },
        { kind: 'crew-damage-placed', unit: 'ion', points: 1 },
        { kind: 'ships-lost', unit: 'ion', lost: 1 },
      ],
      position: { units: [{ id: 'ion', ships: 1, crewDamage: 1, focusFire: 0, lockedWith: 'sal' }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'counterattack-example-of-the-book',
    title: 'The frigate spends a card: 3 − 1 dice, 3 and 5 against Armour 1: nothing',
    covers: ['FC-BRD-12', 'FC-BRD-11', 'R-FC-149', 'R-FC-05'],
    given: battle([salvage, { ...ion, ships: 1, crewDamage: 1, lockedWith: 'sal' }, far], {
      turn: 'taiidan',
      order: ['taiidan', 'kushan'],
    }),
    dice: [3, 5],
    when: [counter, by('seat-2', { kind: 'roll-again', by: null })],
    then: {
      events: [
        { kind: 'pool-rolled', pool: [{ amount: 3 }, { amount: -1, why: 'Crew Damage' }] },
        { kind: 'roll-resolved', successes: 1, armour: [{ amount: 1 }], remaining: 0 },
      ],
      position: {
        units: [
          { id: 'sal', ships: 3 },
          { id: 'ion', activated: true, lockedWith: null },
        ],
        hands: { taiidan: { used: 1 } },
      },
    },
  },
  {
    id: 'boarding-pool-example-of-the-book',
    title: 'Two Assault Frigates with 1 Crew Damage and Inspirational 1: 3 × 2 − 1 + 1 = 6 dice',
    covers: ['FC-BRD-17', 'FC-BRD-6', 'FC-BRD-5', 'FC-BRD-23'],
    given: battle([
      { card: 'assault-frigate', name: 'Hex', side: 'kushan', at: here, crewDamage: 1, leader: 'marine-commander' },
      ion,
      far,
    ]),
    dice: [2, 2, 2, 2, 2, 2],
    when: boardBy('hex', 'ion'),
    then: {
      events: [
        { kind: 'pool-rolled', faces: [2, 2, 2, 2, 2, 2], pool: [{ amount: 6 }, { amount: 1 }, { amount: -1 }] },
      ],
    },
  },
  {
    id: 'armour-against-boarding',
    title: 'Crew Damage 1 and Focus Fire 3 lower Armour 4 to 2; Prow, rear and Braced do not count; Lockdown adds 2',
    covers: ['FC-BRD-7', 'R-FC-145', 'R-FC-72', 'FC-BRD-9'],
    given: battle([
      salvage,
      { ...destroyer, crewDamage: 1, focusFire: 3, braced: true, lockdown: true, activated: true },
      far,
    ]),
    dice: [5, 5, 5, 5, 2, 2, 2],
    when: boardBy('sal', 'des'),
    then: {
      events: [
        {
          kind: 'roll-resolved',
          armour: [
            { amount: 4 },
            { amount: -1, rule: 'FC-BRD-7' },
            { amount: -1, rule: 'R-FC-145' },
            { amount: 2, rule: 'R-FC-72' },
          ],
          remaining: 0,
        },
      ],
      position: { units: [{ id: 'des', ships: 1, lockedWith: null }] },
    },
  },
  {
    id: 'defensive-fire-comes-before-boarding',
    title: 'Two of three corvettes are shot; the last boards with 2 + 1 dice',
    covers: ['FC-BRD-4', 'R-FC-147', 'R-FC-144'],
    given: battle([{ ...salvage, crippled: [] }, { ...heavy, ships: 2, activated: true }, far]),
    dice: [5, 5, 2, 2, 6, 2, 2],
    when: [...boardBy('sal', 'heavy'), fire('heavy-projectile-cannon')],
    then: {
      events: [
        { kind: 'ships-lost', unit: 'sal', lost: 2 },
        { kind: 'pool-rolled', stage: 'attack', pool: [{ amount: 2 }, { amount: 1 }] },
        { kind: 'roll-resolved', stage: 'attack', remaining: 0 },
      ],
    },
  },
  {
    id: 'crippled-weapons-do-not-stop-boarding',
    covers: ['FC-BRD-3', 'R-FC-144'],
    given: battle([{ ...salvage, crippled: ['weapons', 'engines'] }, ion, far]),
    dice: [2, 2, 2, 2, 2, 2, 2],
    when: [
      by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'attack', unit: 'sal' }),
      by('seat-1', { kind: 'damage-control', roll: false }),
      by('seat-1', { kind: 'attack', mode: 'boarding', target: 'ion' }),
    ],
    then: { events: [{ kind: 'roll-resolved', successes: 0 }] },
  },
  {
    id: 'fighters-cannot-be-boarded',
    covers: ['FC-BRD-10'],
    given: battle([salvage, { card: 'scout', name: 'Prey', side: 'taiidan', at: there }, { ...ion, at: [5, 3] }, far]),
    when: boardBy('sal', 'prey'),
    rejects: { code: 'cannot-be-boarded', rule: 'FC-BRD-10' },
  },
  {
    id: 'boarding-needs-an-adjacent-hex',
    covers: ['FC-BRD-2'],
    given: battle([salvage, ion, { ...destroyer, at: [9, 4] }, far]),
    when: boardBy('sal', 'des'),
    rejects: { code: 'not-adjacent', rule: 'FC-BRD-2' },
  },
  {
    id: 'more-crew-damage-than-armour-makes-a-hulk',
    title: 'A third point on a frigate of Armour 2: scored, tokens gone, Crew Damage stays',
    covers: ['FC-BRD-18', 'R-FC-155', 'R-FC-156', 'R-FC-148'],
    given: battle([salvage, { ...ion, crewDamage: 2, focusFire: 1, leader: 'captain' }, far]),
    dice: [1, 2, 2, 2, 2, 3, 3],
    when: boardBy('sal', 'ion'),
    then: {
      events: [{ kind: 'hulk-made', unit: 'ion', to: 'kushan', stars: 5, leader: 'captain' }],
      position: {
        units: [{ id: 'ion', hulk: true, crewDamage: 3, focusFire: 0, leader: null, at: there }],
        sides: { kushan: { stars: 5 } },
      },
    },
  },
];

const prizes: FleetCase[] = [
  {
    id: 'no-capture-is-asked-where-the-scenario-names-none',
    covers: ['FC-BRD-13', 'R-FC-150'],
    given: battle([salvage, station, far]),
    dice: [5, 5, 2, 2, 2, 2, 2],
    when: [...boardBy('sal', 'base'), capture(true)],
    rejects: { code: 'not-now' },
  },
  {
    id: 'a-unit-without-crew-does-not-board',
    covers: ['FC-BRD-1', 'R-FC-144'],
    given: battle([{ card: 'interceptor', name: 'Red', side: 'kushan', at: here }, ion, far]),
    when: boardBy('red', 'ion'),
    rejects: { code: 'cannot-board', rule: 'R-FC-144' },
  },
  {
    id: 'an-artifact-is-taken-up-for-a-card',
    covers: ['R-FC-154'],
    given: battle([salvage, far, home], { features: [{ kind: 'artifact', name: 'Relic', at: there }] }),
    when: [spend('sal', { to: 'take-artifact', artifact: 'relic' })],
    then: { position: { units: [{ id: 'sal', artifact: 'relic', activated: true }] } },
  },
  {
    id: 'capture-instead-of-destruction',
    title: 'Scenario 5: the station changes sides, its leader is scored, the boarder takes 1 Crew Damage',
    covers: ['FC-BRD-13', 'R-FC-150', 'R-FC-151', 'FC-WIN-4'],
    given: battle([salvage, station, far], { scenario: 'nova-raid', objectives: [], zones: [] }),
    dice: [5, 5, 1, 2, 2, 2, 2],
    when: [...boardBy('sal', 'base'), capture(true)],
    then: {
      events: [{ kind: 'unit-captured', unit: 'base', side: 'kushan', stars: 3, leader: 'vice-admiral' }],
      position: {
        units: [
          {
            id: 'base',
            side: 'kushan',
            seat: 'seat-1',
            ships: 1,
            activated: true,
            leader: null,
            focusFire: 4,
            crewDamage: 1,
          },
          { id: 'sal', crewDamage: 1 },
        ],
        sides: { kushan: { stars: 3 } },
      },
    },
  },
  {
    id: 'capture-is-a-choice',
    covers: ['FC-BRD-13', 'R-FC-150'],
    given: battle([salvage, station, far], { scenario: 'nova-raid', objectives: [], zones: [] }),
    dice: [5, 5, 2, 2, 2, 2, 2],
    when: [...boardBy('sal', 'base'), capture(false), by('seat-1', { kind: 'overrun', go: false })],
    then: {
      position: {
        units: [
          { id: 'base', place: 'destroyed' },
          { id: 'sal', crewDamage: 0 },
        ],
        sides: { kushan: { stars: 11 } },
      },
    },
  },
  {
    id: 'a-crew-that-would-all-be-lost-can-still-be-captured',
    title:
      'Two ones on a station of Armour 3 with 2 points: it is taken with 3, manned by the boarders, and is no hulk',
    covers: ['FC-BRD-13', 'R-FC-150', 'R-FC-155', 'FC-WIN-4', 'FC-SCN-7', 'R-FC-194'],
    given: battle([salvage, { ...station, focusFire: 0, crewDamage: 2 }, far], { scenario: 'nova-raid', zones: [] }),
    dice: [5, 5, 1, 1, 2, 2, 2],
    when: [...boardBy('sal', 'base'), capture(true)],
    then: {
      events: [
        { kind: 'crew-damage-placed', unit: 'base', points: 1, total: 3 },
        { kind: 'unit-captured', unit: 'base', side: 'kushan', leader: 'vice-admiral' },
        { kind: 'objective-judged', objective: 'kushan-major', status: 'won' },
      ],
      position: {
        units: [
          { id: 'base', side: 'kushan', place: 'board', hulk: false, crewDamage: 3, ships: 1 },
          { id: 'sal', crewDamage: 1 },
        ],
        sides: { kushan: { stars: 3, medals: 2 } },
      },
    },
  },
  {
    id: 'such-a-crew-can-be-destroyed-as-well',
    covers: ['FC-BRD-13', 'R-FC-150'],
    given: battle([salvage, { ...station, focusFire: 0, crewDamage: 2 }, far], { scenario: 'nova-raid', zones: [] }),
    dice: [5, 5, 1, 1, 2, 2, 2],
    when: [...boardBy('sal', 'base'), capture(false), by('seat-1', { kind: 'overrun', go: false })],
    then: { position: { units: [{ id: 'base', place: 'destroyed' }] } },
  },
  {
    id: 'no-success-after-armour-captures-nothing',
    title: 'One success against Armour 1: nothing is asked, the ones still count and make a hulk',
    covers: ['FC-BRD-13', 'R-FC-150'],
    given: battle([salvage, { ...station, focusFire: 0, crewDamage: 2 }, far], { scenario: 'nova-raid', zones: [] }),
    dice: [5, 2, 1, 1, 2, 2, 2],
    when: [...boardBy('sal', 'base'), capture(true)],
    rejects: { code: 'not-awaited' },
  },
  {
    id: 'no-capture-where-the-scenario-names-none',
    covers: ['R-FC-150'],
    given: battle([salvage, station, far]),
    dice: [5, 5, 2, 2, 2, 2, 2],
    when: [...boardBy('sal', 'base'), by('seat-1', { kind: 'overrun', go: false })],
    then: { position: { units: [{ id: 'base', place: 'destroyed' }] } },
  },
  {
    id: 'an-artifact-comes-with-a-success',
    title: 'A wreck has Armour 2 against boarding, fires nothing and is not destroyed',
    covers: ['FC-BRD-14', 'R-FC-153', 'R-FC-197', 'FC-MISC-8', 'FC-SCN-10'],
    given: battle(
      [
        salvage,
        { card: 'wrecked-ship', name: 'Wreck', side: 'neutral', seat: null, at: there, artifact: 'relic' },
        far,
      ],
      {
        features: [{ kind: 'artifact', name: 'Relic' }],
      },
    ),
    dice: [5, 5, 6, 1, 2, 2, 2],
    when: boardBy('sal', 'wreck'),
    then: {
      events: [
        { kind: 'roll-resolved', successes: 3, armour: [{ amount: 2 }], remaining: 1 },
        { kind: 'artifact-taken', unit: 'sal', from: 'wreck' },
      ],
      position: {
        units: [
          { id: 'sal', artifact: 'relic' },
          { id: 'wreck', ships: 1, place: 'board' },
        ],
      },
    },
  },
  {
    id: 'a-wreck-cannot-be-shot',
    covers: ['R-FC-197', 'FC-RNG-4'],
    given: battle([
      { ...ion, side: 'kushan', at: here, facing: 1 },
      { card: 'wrecked-ship', name: 'Wreck', side: 'neutral', seat: null, at: there },
      { ...heavy, at: [5, 3] },
      far,
    ]),
    when: [
      by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'attack', unit: 'ion' }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'wreck', weapon: 'ion-cannon' }),
    ],
    rejects: { code: 'no-target' },
  },
  {
    id: 'an-artifact-stays-where-its-carrier-dies',
    covers: ['R-FC-154'],
    given: battle(
      [
        { ...heavy, name: 'Gun', side: 'kushan', at: here },
        { ...heavy, ships: 1, artifact: 'relic', activated: true },
        far,
      ],
      { features: [{ kind: 'artifact', name: 'Relic' }] },
    ),
    dice: [5, 2, 2, 2, 2, 2],
    when: [
      by('seat-1', { kind: 'play-basic', card: 'intercept', order: 'attack', unit: 'gun' }),
      by('seat-1', { kind: 'attack', mode: 'weapon', target: 'heavy', weapon: 'heavy-projectile-cannon' }),
    ],
    then: {
      events: [{ kind: 'artifact-dropped', from: 'heavy' }],
      position: { features: [{ id: 'relic', at: there }] },
    },
  },
  {
    id: 'an-artifact-is-handed-over-and-taken-up',
    covers: ['FC-BRD-16', 'FC-BRD-15', 'R-FC-153', 'R-FC-154'],
    given: battle([{ ...salvage, artifact: 'relic' }, { ...salvage, name: 'Two', at: there }, far, home], {
      features: [{ kind: 'artifact', name: 'Relic' }],
    }),
    when: [spend('two', { to: 'transfer-artifact', giver: 'sal', taker: 'two' })],
    then: {
      position: {
        units: [
          { id: 'sal', artifact: null, activated: false },
          { id: 'two', artifact: 'relic', activated: true },
        ],
      },
    },
  },
  {
    id: 'fighters-do-not-carry-artifacts',
    covers: ['FC-BRD-16', 'R-FC-153'],
    given: battle([{ ...salvage, artifact: 'relic' }, { card: 'scout', name: 'Two', side: 'kushan', at: there }, far], {
      features: [{ kind: 'artifact', name: 'Relic' }],
    }),
    when: [spend('two', { to: 'transfer-artifact', giver: 'sal', taker: 'two' })],
    rejects: { code: 'no-artifact-transfer', rule: 'R-FC-153' },
  },
];

const hulk: Fields = { card: 'destroyer', name: 'Des', side: 'taiidan', at: there, crewDamage: 6, hulk: true };
const mate: Fields = { ...ion, side: 'kushan', at: here };
const transfer = (points: number, leader = false) => spend('ion', { to: 'transfer-crew', from: 'des', points, leader });

const crews: FleetCase[] = [
  {
    id: 'a-receiver-without-crew-damage',
    covers: ['FC-MISC-2', 'R-FC-157'],
    given: battle([mate, { ...mate, name: 'Des', at: there }, far, home]),
    when: [transfer(1)],
    rejects: { code: 'no-transfer', rule: 'R-FC-157' },
  },
  {
    id: 'leaders-go-only-where-they-may-sit',
    covers: ['FC-BRD-19', 'R-FC-157'],
    given: battle([
      { ...mate, leader: 'captain' },
      { ...hulk, side: 'kushan', seat: 'seat-1', hulk: false, crewDamage: 2 },
      far,
      home,
    ]),
    when: [transfer(1, true)],
    rejects: { code: 'no-leader-transfer', rule: 'FC-BRD-19' },
  },
  {
    id: 'crew-transfer-example-of-the-book',
    title: 'Two of six points go to the Ion Cannon Frigate: the Destroyer is manned with 4 and changes sides',
    covers: [
      'FC-MISC-2',
      'FC-BRD-22',
      'FC-BRD-19',
      'FC-BRD-20',
      'FC-BRD-21',
      'R-FC-157',
      'FC-MISC-3',
      'FC-MISC-7',
      'R-FC-156',
    ],
    given: battle([mate, hulk, far, home], { sides: { kushan: { stars: 7 }, taiidan: { stars: 3 } } }),
    when: [transfer(2)],
    then: {
      position: {
        units: [
          { id: 'des', side: 'kushan', seat: 'seat-1', hulk: false, crewDamage: 4, activated: false },
          { id: 'ion', crewDamage: 2, activated: true },
        ],
        sides: { kushan: { stars: 7 }, taiidan: { stars: 3 } },
      },
    },
  },
  {
    id: 'a-hulk-manned-again-by-its-own-side-gives-its-stars-back',
    covers: ['R-FC-156'],
    given: battle([mate, { ...hulk, side: 'kushan', seat: 'seat-1' }, far, home], { sides: { taiidan: { stars: 9 } } }),
    when: [transfer(2)],
    then: { position: { units: [{ id: 'des', hulk: false, side: 'kushan' }], sides: { taiidan: { stars: 2 } } } },
  },
  {
    id: 'too-few-points-leave-a-hulk',
    covers: ['FC-BRD-20', 'R-FC-157'],
    given: battle([mate, hulk, far, home]),
    when: [transfer(1)],
    rejects: { code: 'crew-limit', rule: 'FC-BRD-20' },
  },
  {
    id: 'a-giver-takes-no-more-than-its-armour',
    covers: ['FC-BRD-20'],
    given: battle([mate, hulk, far, home]),
    when: [transfer(3)],
    rejects: { code: 'crew-limit', rule: 'FC-BRD-20' },
  },
  {
    id: 'a-leader-moves-without-crew',
    covers: ['FC-BRD-19', 'FC-MISC-2', 'R-FC-157'],
    given: battle([{ ...mate, leader: 'captain' }, { ...mate, name: 'Des', at: there }, far, home]),
    when: [transfer(0, true)],
    then: {
      position: {
        units: [
          { id: 'ion', leader: null, activated: true },
          { id: 'des', leader: 'captain', activated: false },
        ],
      },
    },
  },
  {
    id: 'enemy-crews-take-none',
    covers: ['R-FC-157'],
    given: battle([mate, { ...destroyer, crewDamage: 2 }, far, home]),
    when: [transfer(1)],
    rejects: { code: 'no-transfer', rule: 'R-FC-157' },
  },
];

export default { ruleset: 'fleet-command', cases: [...fights, ...prizes, ...crews] } satisfies CaseFile;
