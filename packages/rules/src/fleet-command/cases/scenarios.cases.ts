/** What each scenario asks for (section 23). */
import { basic, file, k, kushan, table, t, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const far = taiidan('Far', 'gun-platform', [12, 8], 5);
const home = kushan('Home', 'gun-platform', [12, 0], 5);
const quiet = (scenario: string, list: readonly Fields[], more: Fields = {}, other: Fields = {}): Fields =>
  table(
    list,
    { kushan: { interrupts: used }, taiidan: { interrupts: used, ...other } },
    { scenario, sides: { kushan: { factionCardUsed: true } }, ...more },
  );
const lastPass = (scenario: string, list: readonly Fields[], more: Fields = {}): Fields =>
  quiet(scenario, list, { roundsLeft: 1, ...more }, { passed: true });
const kharak = { features: [{ kind: 'planet', name: 'Kharak', at: [9, 4] }] };
const wreck = { features: [{ kind: 'wreckage', id: 'khar-selim', name: 'Khar-Selim', at: [6, 4] }] };
const spaceport = { features: [{ kind: 'planet', name: 'Spaceport', at: [10, 4] }] };
/** The Taiidan order a move. */
const raids = (unit: string, path: number[]) => [
  t('play-basic', { card: 'intercept', order: 'move', unit }),
  t('move', { path }),
];
const taiidanTurn = { turn: 'taiidan' };
const salvage = (at: [number, number], more: Fields = {}) => kushan('Tug', 'salvage-corvette', at, 1, more);
const mother = kushan('Mother', 'mothership', [8, 4], 5);
const objective = (id: string, side: string, medals: number, target: number, more: Fields = {}): Fields => ({
  id,
  side,
  text: 'As in the scenario.',
  medals,
  status: 'open',
  progress: 0,
  target,
  ...more,
});
const lance = kushan('Lance', 'ion-cannon-frigate', [6, 5], 0);
const hidden = taiidan('Claw', 'heavy-corvette', [6, 3], 3);
const coreAboard = [
  objective('kushan-major', 'kushan', 2, 1, { units: ['tug'] }),
  objective('taiidan-major', 'taiidan', 2, 1),
];
const tray = (name: string, at: [number, number], ships: number) => kushan(name, 'cryo-tray', at, 0, { ships });

export default file([
  {
    id: 'first-contact-a-turn-ended-near-the-planet-is-a-scan',
    covers: ['FC-SCN-1', 'R-FC-189'],
    given: quiet('first-contact', [home, taiidan('Claw', 'interceptor', [5, 4], 1)], { ...kharak, ...taiidanTurn }),
    when: raids('claw', [1, 2]),
    then: {
      events: [
        { kind: 'part-done', unit: 'claw', what: 'scan' },
        { kind: 'objective-judged', objective: 'kushan-major', status: 'failed' },
      ],
      outcome: null,
    },
  },
  {
    id: 'first-contact-three-hexes-away-is-none',
    covers: ['FC-SCN-1', 'R-FC-189'],
    given: quiet('first-contact', [home, taiidan('Claw', 'interceptor', [5, 4], 1)], { ...kharak, ...taiidanTurn }),
    when: raids('claw', [1]),
    then: { position: { objectives: [{ id: 'kushan-major', status: 'open' }] } },
  },
  {
    id: 'first-contact-who-has-scanned-and-comes-home-wins-two-medals',
    covers: ['FC-SCN-1', 'R-FC-189'],
    given: quiet('first-contact', [home, taiidan('Claw', 'interceptor', [3, 4], 5)], {
      ...kharak,
      ...taiidanTurn,
      objectives: [objective('taiidan-major', 'taiidan', 2, 1, { units: ['claw'] })],
    }),
    when: raids('claw', [5, 4]),
    then: {
      events: [{ kind: 'objective-judged', objective: 'taiidan-major', status: 'won' }],
      position: { sides: { taiidan: { medals: 2 } } },
    },
  },
  {
    id: 'first-contact-without-a-scan-the-kushan-have-two-medals-at-the-end',
    covers: ['FC-SCN-1', 'FC-WIN-7'],
    given: lastPass('first-contact', [home, far], kharak),
    when: [k('pass')],
    then: { outcome: { winner: 'seat-1', points: { 'seat-1': 2, 'seat-2': 0 } } },
  },
  {
    id: 'khar-selim-the-corvette-takes-the-core-for-a-card',
    covers: ['FC-SCN-2', 'R-FC-190'],
    given: quiet('khar-selim', [salvage([6, 3]), mother, far], wreck),
    when: [k('spend-card', { card: 'intercept', unit: 'tug', purpose: { to: 'take-core' } })],
    then: {
      events: [{ kind: 'part-done', unit: 'tug', what: 'core' }],
      ...units({ id: 'tug', activated: true }),
    },
  },
  {
    id: 'khar-selim-only-next-to-the-wreck',
    covers: ['FC-SCN-2', 'R-FC-190'],
    given: quiet('khar-selim', [salvage([6, 1]), mother, far], wreck),
    when: [k('spend-card', { card: 'intercept', unit: 'tug', purpose: { to: 'take-core' } })],
    rejects: { code: 'no-core', rule: 'R-FC-190' },
  },
  {
    id: 'khar-selim-the-core-comes-into-the-hex-of-the-mothership',
    covers: ['FC-SCN-2', 'R-FC-190', 'FC-MISC-20'],
    given: quiet('khar-selim', [salvage([7, 3]), mother, far], { ...wreck, objectives: coreAboard }),
    when: [basic('move', 'tug'), k('move', { path: [2] })],
    then: {
      events: [
        { kind: 'unit-left', unit: 'tug', why: 'core-home' },
        { kind: 'objective-judged', objective: 'kushan-major', status: 'won' },
      ],
      position: { units: [{ id: 'tug', place: 'left' }], sides: { kushan: { medals: 2 }, taiidan: { stars: 0 } } },
      outcome: null,
    },
  },
  {
    id: 'khar-selim-without-the-core-the-hex-stays-closed',
    covers: ['FC-SCN-2', 'FC-MOV-8'],
    given: quiet('khar-selim', [salvage([7, 3]), mother, far], wreck),
    when: [basic('move', 'tug'), k('move', { path: [2] })],
    rejects: { code: 'hex-taken', rule: 'FC-MOV-8' },
  },
  {
    id: 'khar-selim-the-wreck-bars-the-way',
    covers: ['FC-SCN-3', 'R-FC-93'],
    given: quiet('khar-selim', [salvage([6, 5]), mother, far], wreck),
    when: [basic('move', 'tug'), k('move', { path: [0] })],
    rejects: { code: 'way-barred', rule: 'R-FC-93' },
  },
  {
    id: 'khar-selim-and-the-shot',
    covers: ['FC-SCN-3'],
    given: quiet('khar-selim', [lance, hidden], wreck),
    when: [basic('attack', 'lance')],
    then: { awaiting: ['seat-2'], ...units({ id: 'lance', activated: true }) },
  },
  {
    id: 'khar-selim-which-is-free-where-no-wreck-is',
    covers: ['FC-SCN-3'],
    given: quiet('khar-selim', [lance, hidden]),
    when: [basic('attack', 'lance')],
    then: { awaiting: ['seat-1'] },
  },
  {
    id: 'khar-selim-six-stars-of-raiders-are-a-medal',
    covers: ['FC-SCN-4', 'R-FC-191'],
    given: quiet('khar-selim', [salvage([6, 1]), mother, far], {
      ...wreck,
      sides: { kushan: { factionCardUsed: true, stars: 6 }, taiidan: { stars: 7 } },
    }),
    when: [basic('move', 'tug'), k('move', { path: [0] })],
    then: { position: { sides: { kushan: { medals: 1 }, taiidan: { medals: 0 } } } },
  },
  {
    id: 'khar-selim-the-end-of-the-corvette-is-two-for-the-raiders',
    covers: ['FC-SCN-4', 'R-FC-190', 'R-FC-191'],
    given: quiet(
      'khar-selim',
      [salvage([6, 6], { ships: 1, activated: true }), mother, taiidan('Claw', 'interceptor', [7, 6], 5)],
      {
        ...wreck,
        ...taiidanTurn,
      },
    ),
    dice: [6, 6, 6, 6, 6, 6],
    when: [
      t('play-basic', { card: 'intercept', order: 'attack', unit: 'claw' }),
      t('attack', { mode: 'weapon', target: 'tug', weapon: 'projectile-cannon' }),
      t('roll-again', { by: null }),
      t('overrun', { go: false }),
    ],
    then: {
      events: [
        { kind: 'objective-judged', objective: 'kushan-major', status: 'failed' },
        { kind: 'unit-destroyed', unit: 'tug' },
        { kind: 'objective-judged', objective: 'taiidan-major', status: 'won' },
      ],
      position: { sides: { taiidan: { medals: 2 } } },
    },
  },
  {
    id: 'icebreaker-five-trays-left-are-enough',
    covers: ['FC-SCN-5', 'R-FC-192'],
    given: lastPass('icebreaker', [
      home,
      far,
      tray('North', [6, 1], 2),
      tray('South', [6, 3], 2),
      tray('West', [6, 5], 1),
    ]),
    when: [k('pass')],
    then: {
      events: [{ kind: 'objective-judged', objective: 'kushan-major', status: 'won' }],
      outcome: { winner: 'seat-1' },
    },
  },
  {
    id: 'icebreaker-four-are-too-few',
    covers: ['FC-SCN-5', 'R-FC-192'],
    given: lastPass('icebreaker', [home, far, tray('North', [6, 1], 2), tray('South', [6, 3], 2)]),
    when: [k('pass')],
    then: {
      events: [{ kind: 'objective-judged', objective: 'kushan-major', status: 'failed' }],
      outcome: { winner: null },
    },
  },
  {
    id: 'fools-gold-eight-stars-win-two-medals-and-the-exit',
    covers: ['FC-SCN-6', 'R-FC-193', 'FC-MISC-20', 'R-FC-81'],
    given: quiet('fools-gold', [kushan('Mother', 'mothership', [0, 4], 5), far], {
      sides: { kushan: { factionCardUsed: true, harvested: 8 } },
    }),
    when: [basic('move', 'mother'), k('move', { path: [5] })],
    then: {
      events: [
        { kind: 'unit-left', unit: 'mother', why: 'exit' },
        { kind: 'objective-judged', objective: 'kushan-major', status: 'won' },
        { kind: 'objective-judged', objective: 'kushan-minor', status: 'won' },
      ],
      outcome: { winner: 'seat-1', points: { 'seat-1': 3, 'seat-2': 0 } },
    },
  },
  {
    id: 'fools-gold-no-exit-before-that',
    covers: ['FC-SCN-6', 'R-FC-193', 'FC-MOV-11'],
    given: quiet('fools-gold', [kushan('Mother', 'mothership', [0, 4], 5), far], {
      sides: { kushan: { factionCardUsed: true, harvested: 7 } },
      features: [{ kind: 'asteroids', at: [6, 6], value: 3 }],
    }),
    when: [basic('move', 'mother'), k('move', { path: [5] })],
    rejects: { code: 'way-barred', rule: 'R-FC-81' },
  },
  {
    id: 'fools-gold-too-few-stars-left-settle-it-at-once',
    covers: ['FC-SCN-6', 'R-FC-193'],
    given: quiet('fools-gold', [kushan('Mother', 'mothership', [2, 4], 5), far], {
      sides: { kushan: { factionCardUsed: true, harvested: 4 } },
      features: [{ kind: 'asteroids', at: [6, 6], value: 3 }],
    }),
    when: [basic('move', 'mother'), k('move', { path: [5] })],
    then: { events: [{ kind: 'objective-judged', objective: 'taiidan-minor', status: 'won' }], outcome: null },
  },
  {
    id: 'nova-raid-the-station-in-kushan-hands-is-two-medals',
    covers: ['FC-SCN-7', 'R-FC-194'],
    given: quiet('nova-raid', [kushan('Red', 'interceptor', [4, 4], 1), kushan('Base', 'space-station', [9, 4]), far]),
    when: [basic('move', 'red'), k('move', { path: [1] })],
    then: { position: { sides: { kushan: { medals: 2 } } }, outcome: null },
  },
  {
    id: 'nova-raid-counts-fighters-and-platforms-only',
    covers: ['FC-SCN-7', 'R-FC-194'],
    given: quiet('nova-raid', [
      kushan('Red', 'interceptor', [4, 4], 1),
      far,
      taiidan('Base', 'space-station', [9, 4]),
      { name: 'Lost', card: 'ion-cannon-frigate', side: 'taiidan', place: 'destroyed', ships: 0 },
      { name: 'Wing', card: 'interceptor', side: 'taiidan', place: 'destroyed', ships: 0, leader: 'wing-commander' },
    ]),
    when: [basic('move', 'red'), k('move', { path: [1] })],
    then: { events: [{ kind: 'objective-advanced', objective: 'kushan-minor', progress: 4 }] },
  },
  {
    id: 'save-the-bentusi-the-kushan-order-it',
    covers: ['FC-SCN-8', 'R-FC-195'],
    given: quiet('save-the-bentusi', [kushan('Trader', 'bentusi-ship', [6, 4], 1), far]),
    when: [basic('move', 'trader'), k('move', { path: [1] })],
    then: units({ id: 'trader', activated: true, at: [7, 3] }),
  },
  {
    id: 'save-the-bentusi-its-end-is-two-medals-for-the-taiidan',
    covers: ['FC-SCN-8'],
    given: quiet('save-the-bentusi', [
      kushan('Red', 'interceptor', [4, 4], 1),
      { name: 'Trader', card: 'bentusi-ship', side: 'kushan', place: 'destroyed', ships: 0 },
      far,
    ]),
    when: [basic('move', 'red'), k('move', { path: [1] })],
    then: {
      position: { sides: { taiidan: { medals: 2 } } },
      events: [{ kind: 'objective-judged', objective: 'kushan-major', status: 'failed' }],
    },
  },
  {
    id: 'relic-raid-a-carrier-that-enters-its-zone-leaves-with-the-artifact',
    covers: ['FC-SCN-10', 'FC-SCN-11', 'R-FC-196', 'R-FC-198', 'FC-MISC-20'],
    given: quiet('relic-raid', [salvage([2, 4], { artifact: 'First artifact' }), home, far], {
      features: [{ kind: 'artifact', id: 'artifact-1', name: 'First artifact' }],
    }),
    when: [basic('move', 'tug'), k('move', { path: [5] })],
    then: {
      events: [
        { kind: 'unit-left', unit: 'tug', why: 'artifact-home' },
        { kind: 'objective-judged', objective: 'kushan-first-artifact', status: 'won' },
      ],
      position: { units: [{ id: 'tug', place: 'left' }], sides: { kushan: { medals: 1 }, taiidan: { stars: 0 } } },
    },
  },
  {
    id: 'relic-raid-it-leaves-as-it-enters-before-anybody-can-interrupt',
    title: 'The Taiidan hold Interrupt cards and stand next to the zone; no window opens in the hex in which it leaves',
    covers: ['FC-SCN-10', 'R-FC-245'],
    given: table(
      [salvage([2, 4], { artifact: 'First artifact' }), home, taiidan('Claw', 'heavy-corvette', [1, 5], 0), far],
      { taiidan: { cards: ['interrupt-attack', 'interrupt-move'] } },
      {
        scenario: 'relic-raid',
        sides: { kushan: { factionCardUsed: true } },
        features: [{ kind: 'artifact', id: 'artifact-1', name: 'First artifact' }],
      },
    ),
    when: [basic('move', 'tug'), k('move', { path: [5, 1] }), t('pass')],
    then: {
      events: [
        { kind: 'unit-stepped', unit: 'tug', to: { col: 1, row: 3 } },
        { kind: 'unit-left', unit: 'tug', why: 'artifact-home' },
        { kind: 'passed', hand: 'taiidan' },
      ],
      position: { units: [{ id: 'tug', place: 'left', artifact: null }], sides: { kushan: { medals: 1 } } },
    },
  },
  {
    id: 'relic-raid-a-way-through-the-zone-and-out-again-counts',
    covers: ['FC-SCN-10', 'FC-SCN-11', 'R-FC-245'],
    given: quiet('relic-raid', [salvage([2, 4], { artifact: 'First artifact' }), home, far], {
      features: [{ kind: 'artifact', id: 'artifact-1', name: 'First artifact' }],
    }),
    when: [basic('move', 'tug'), k('move', { path: [5, 1] })],
    then: {
      events: [{ kind: 'unit-left', unit: 'tug', why: 'artifact-home' }],
      position: { units: [{ id: 'tug', place: 'left' }], sides: { kushan: { medals: 1 } } },
    },
  },
  {
    id: 'relic-raid-no-field-of-the-hex-attacks-who-leaves-in-it',
    covers: ['R-FC-245'],
    given: quiet('relic-raid', [salvage([2, 4], { artifact: 'First artifact' }), home, far], {
      features: [
        { kind: 'artifact', id: 'artifact-1', name: 'First artifact' },
        { kind: 'minefield', name: 'Mines', at: [1, 3], strength: 5 },
      ],
    }),
    when: [basic('move', 'tug'), k('move', { path: [5] })],
    then: { position: { units: [{ id: 'tug', place: 'left', ships: 3 }], sides: { kushan: { medals: 1 } } } },
  },
  {
    id: 'relic-raid-it-may-enter-a-hex-of-the-zone-in-which-its-side-stands',
    covers: ['R-FC-245', 'FC-MOV-8'],
    given: quiet('relic-raid', [salvage([2, 4], { artifact: 'First artifact' }), kushan('Red', 'scout', [1, 3]), far], {
      features: [{ kind: 'artifact', id: 'artifact-1', name: 'First artifact' }],
    }),
    when: [basic('move', 'tug'), k('move', { path: [5] })],
    then: { position: { units: [{ id: 'tug', place: 'left' }], sides: { kushan: { medals: 1 } } } },
  },
  {
    id: 'relic-raid-without-an-artifact-that-hex-is-taken',
    covers: ['FC-MOV-8'],
    given: quiet('relic-raid', [salvage([2, 4]), kushan('Red', 'scout', [1, 3]), far]),
    when: [basic('move', 'tug'), k('move', { path: [5] })],
    rejects: { code: 'hex-taken', rule: 'FC-MOV-8' },
  },
  {
    id: 'relic-raid-the-zone-of-the-others-is-no-home',
    covers: ['FC-SCN-10', 'R-FC-198', 'R-FC-245'],
    given: quiet('relic-raid', [salvage([10, 4], { artifact: 'First artifact' }), home, far], {
      features: [{ kind: 'artifact', id: 'artifact-1', name: 'First artifact' }],
    }),
    when: [basic('move', 'tug'), k('move', { path: [1] })],
    then: { position: { units: [{ id: 'tug', place: 'board', at: [11, 3] }], sides: { kushan: { medals: 0 } } } },
  },
  {
    id: 'relic-raid-who-takes-it-in-its-own-zone-leaves-once-that-is-done',
    covers: ['FC-SCN-10', 'R-FC-245', 'FC-BRD-15'],
    given: quiet(
      'relic-raid',
      [salvage([2, 4], { artifact: 'First artifact' }), kushan('Two', 'salvage-corvette', [1, 3]), home, far],
      { features: [{ kind: 'artifact', id: 'artifact-1', name: 'First artifact' }] },
    ),
    when: [
      k('spend-card', {
        card: 'intercept',
        unit: 'two',
        purpose: { to: 'transfer-artifact', giver: 'tug', taker: 'two' },
      }),
    ],
    then: {
      events: [{ kind: 'unit-left', unit: 'two', why: 'artifact-home' }],
      position: { units: [{ id: 'tug', place: 'board', artifact: null }], sides: { kushan: { medals: 1 } } },
    },
  },
  {
    id: 'relic-raid-who-carries-it-takes-no-all-ahead-full',
    covers: ['FC-SCN-10'],
    given: table(
      [salvage([6, 4], { artifact: 'First artifact' }), home, far],
      { kushan: { cards: ['all-ahead-full', 'intercept'], interrupts: used }, taiidan: { interrupts: used } },
      { scenario: 'relic-raid', features: [{ kind: 'artifact', id: 'artifact-1', name: 'First artifact' }] },
    ),
    when: [k('play-order', { card: 'all-ahead-full', units: ['tug'] })],
    rejects: { code: 'carries-artifact', rule: 'FC-SCN-10' },
  },
  {
    id: 'relic-raid-both-artifacts-are-three-medals',
    covers: ['FC-SCN-11', 'R-FC-196'],
    given: quiet('relic-raid', [salvage([2, 4], { artifact: 'Second artifact' }), home, far], {
      features: [{ kind: 'artifact', id: 'artifact-2', name: 'Second artifact' }],
      sides: { kushan: { factionCardUsed: true, medals: 1 } },
      objectives: [
        objective('kushan-first-artifact', 'kushan', 1, 1, { status: 'won', progress: 1 }),
        objective('kushan-both-artifacts', 'kushan', 2, 2, { progress: 1 }),
      ],
    }),
    when: [basic('move', 'tug'), k('move', { path: [5] })],
    then: { outcome: { winner: 'seat-1', points: { 'seat-1': 3, 'seat-2': 0 } } },
  },
  {
    id: 'convoy-a-freighter-next-to-the-planet-is-redeemed-ship-by-ship',
    covers: ['FC-SCN-13', 'FC-SCN-14', 'R-FC-199', 'FC-MISC-20'],
    given: quiet('convoy', [kushan('Hull', 'bulk-freighter', [8, 5], 1), home, far], spaceport),
    when: [basic('move', 'hull'), k('move', { path: [1] })],
    then: {
      events: [
        { kind: 'unit-left', unit: 'hull', why: 'redeemed' },
        { kind: 'objective-judged', objective: 'kushan-minor', status: 'won' },
      ],
      position: { objectives: [{ id: 'kushan-major', status: 'open', progress: 2 }], sides: { taiidan: { stars: 0 } } },
    },
  },
  {
    id: 'convoy-four-ships-destroyed-win-for-the-taiidan',
    covers: ['FC-SCN-14', 'FC-MISC-19'],
    given: quiet(
      'convoy',
      [
        kushan('Red', 'interceptor', [4, 4], 1),
        { name: 'Hull', card: 'bulk-freighter', side: 'kushan', ships: 0, place: 'destroyed' },
        kushan('Keel', 'bulk-freighter', [0, 2], 1, { ships: 1 }),
        { name: 'Bow', card: 'bulk-freighter', side: 'kushan', ships: 1, at: [0, 4] },
        far,
      ],
      spaceport,
    ),
    when: [basic('move', 'red'), k('move', { path: [1] })],
    then: { outcome: { winner: 'seat-2', points: { 'seat-1': 0, 'seat-2': 3 } } },
  },
  {
    id: 'convoy-freighters-do-not-attack',
    covers: ['FC-SCN-13', 'R-FC-199'],
    given: quiet(
      'convoy',
      [kushan('Hull', 'bulk-freighter', [5, 4], 1), home, taiidan('Claw', 'heavy-corvette', [6, 4], 4)],
      spaceport,
    ),
    when: [basic('attack', 'hull'), k('attack', { mode: 'boarding', target: 'claw' })],
    rejects: { code: 'not-awaited' },
  },
]);
