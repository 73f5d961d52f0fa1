/** The automated enemy and the objectives of a scenario; what is best for it; its losses and victories. */
import { basic, file, front, k, kushan, t, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const misses = (count: number): number[] => Array.from({ length: count }, () => 2);
/** The asteroid tokens and the deck, in the order of their lists. */
const shuffled: number[] = Array.from({ length: 15 + 51 }, () => 1);
const red = kushan('Red', 'interceptor', [12, 0], 2);
const claw = (at: [number, number], more: Fields = {}) => taiidan('Claw', 'interceptor', at, 2, more);
const fang = (at: [number, number], more: Fields = {}) => taiidan('Fang', 'interceptor', at, 2, more);
const ion = (at: [number, number], facing = 5, more: Fields = {}) =>
  taiidan('Ion', 'ion-cannon-frigate', at, facing, more);

/** The Kushan turn on the spot; then the automated Taiidan, who have used their faction card, draw this card. */
const draws = (card: string, list: readonly Fields[], more: Fields = {}): Fields => ({
  order: ['kushan', 'taiidan'],
  hands: { kushan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4, interrupts: used } },
  sides: { kushan: { factionCardUsed: true }, taiidan: { automated: true, factionCardUsed: true } },
  units: [red, kushan('Blue', 'scout', [12, 8], 2), ...list],
  deck: [card],
  ...more,
});
const go = [basic('move', 'red'), k('turn', { facing: 3 })];
const sent = (unit: string, why = 'objective') => ({ kind: 'enemy-declared', units: [{ unit, why }] });
const planet = { kind: 'planet', name: 'Kharak', at: [9, 4] };
/** The other way round: the Kushan are automated. */
const swapped = (card: string, list: readonly Fields[], more: Fields = {}): Fields => ({
  order: ['taiidan', 'kushan'],
  hands: { taiidan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4, interrupts: used } },
  sides: { kushan: { automated: true, factionCardUsed: true }, taiidan: { factionCardUsed: true } },
  units: [taiidan('Red', 'interceptor', [12, 0], 2), taiidan('Blue', 'scout', [12, 8], 2), ...list],
  deck: [card],
  ...more,
});

export default file([
  {
    id: 'one-unit-makes-for-the-planet-past-a-target',
    covers: ['FC-SOLO-10', 'FC-SOLO-9'],
    given: draws('intercept', [claw([6, 4]), fang([2, 4]), kushan('Full', 'interceptor', [6, 7], 2)], {
      scenario: 'first-contact',
      features: [planet],
    }),
    when: go,
    then: {
      events: [
        sent('claw'),
        { kind: 'enemy-heads', unit: 'claw', to: 'scan' },
        { kind: 'part-done', unit: 'claw', what: 'scan' },
      ],
    },
  },
  {
    id: 'and-home-again-once-it-has-scanned',
    covers: ['FC-SOLO-10'],
    given: draws('intercept', [claw([4, 4]), kushan('Full', 'interceptor', [6, 4], 2)], {
      scenario: 'first-contact',
      features: [planet],
      objectives: [
        {
          id: 'taiidan-major',
          side: 'taiidan',
          text: 'Scan and return.',
          medals: 2,
          status: 'open',
          progress: 0,
          target: 1,
          units: ['claw'],
        },
      ],
    }),
    when: go,
    then: {
      events: [
        sent('claw'),
        { kind: 'enemy-heads', unit: 'claw', to: 'zone' },
        { kind: 'objective-judged', objective: 'taiidan-major', status: 'won' },
      ],
    },
  },
  {
    id: 'units-that-an-objective-names-come-before-the-weakest',
    covers: ['FC-SOLO-10', 'FC-SOLO-11'],
    given: draws(
      'intercept',
      [claw([6, 4]), kushan('Tray', 'cryo-tray', [8, 2], 0), kushan('Thin', 'interceptor', [8, 6], 2, { ships: 1 })],
      { scenario: 'icebreaker' },
    ),
    dice: misses(8),
    when: go,
    then: {
      events: [
        { kind: 'enemy-declared', units: [{ unit: 'claw', aim: 'tray', prey: true, why: 'column' }] },
        { kind: 'attack-declared', attacker: 'claw', target: 'tray' },
      ],
    },
  },
  {
    id: 'the-players-may-let-it-ignore-the-scenario',
    covers: ['FC-SOLO-10'],
    given: draws(
      'intercept',
      [claw([6, 4]), kushan('Tray', 'cryo-tray', [8, 2], 0), kushan('Thin', 'interceptor', [8, 6], 2, { ships: 1 })],
      { scenario: 'icebreaker', options: { soloObjectives: 'stars' } },
    ),
    dice: misses(7),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'claw', target: 'thin' }] },
  },
  {
    id: 'it-then-plays-for-sixty-and-forty-in-a-hundred-of-the-stars-against-it',
    covers: ['FC-SOLO-10'],
    start: { scenario: 'first-contact', players: { kushan: 1, taiidan: 0 }, options: { soloObjectives: 'stars' } },
    dice: shuffled,
    then: {
      position: {
        objectives: [
          { id: 'kushan-major', text: 'No Taiidan unit scans the planet.' },
          { id: 'kushan-minor' },
          { id: 'taiidan-major-stars', target: 6, medals: 2 },
          { id: 'taiidan-minor-stars', target: 4, medals: 1 },
        ],
      },
    },
  },
  {
    id: 'a-setup-says-what-the-bank-keeps',
    covers: ['FC-SOLO-20', 'R-FC-211'],
    start: {
      scenario: 'first-contact',
      players: { kushan: 1, taiidan: 0 },
      options: { soloInterruptPriority: 'move, repairs, attack, counter-intelligence' },
    },
    dice: shuffled,
    then: { position: { options: { soloInterruptPriority: 'move, repairs, attack, counter-intelligence' } } },
  },
  {
    id: 'nobody-sits-in-the-chair-of-the-enemy',
    covers: ['FC-MISC-21'],
    given: draws('intercept', [claw([6, 4])], { scenario: 'icebreaker' }),
    when: [t('pass')],
    rejects: { code: 'not-seated', rule: 'FC-COMP-8' },
  },
  {
    id: 'who-has-a-crew-of-six-boards-what-is-to-be-captured',
    covers: ['FC-SOLO-11', 'FC-SOLO-10'],
    given: draws(
      'ship-assault',
      [
        taiidan('Great', 'destroyer', [7, 4], 5),
        ion([6, 6]),
        { name: 'Wreck', card: 'wrecked-ship', side: 'neutral', at: [5, 3], artifact: 'first' },
      ],
      { scenario: 'relic-raid', features: [{ kind: 'artifact', id: 'first', name: 'First' }] },
    ),
    dice: [5, 5, 5, 5, 2, 2, 2],
    when: go,
    then: {
      events: [
        sent('great'),
        { kind: 'attack-declared', attacker: 'great', target: 'wreck', mode: 'boarding' },
        { kind: 'artifact-taken', unit: 'great', from: 'wreck' },
      ],
    },
  },
  {
    id: 'a-marine-leader-counts-as-well',
    covers: ['FC-SOLO-11'],
    given: draws(
      'all-ahead-full',
      [
        ion([7, 4], 5, { leader: 'marine-captain' }),
        taiidan('Lance', 'assault-frigate', [7, 6], 5, { activated: true }),
        { name: 'Wreck', card: 'wrecked-ship', side: 'neutral', at: [3, 2], artifact: 'first' },
      ],
      { scenario: 'relic-raid', features: [{ kind: 'artifact', id: 'first', name: 'First' }], deck: ['target-bays'] },
    ),
    when: go,
    then: { events: [sent('ion'), { kind: 'enemy-heads', unit: 'ion', to: 'prize' }] },
  },
  {
    id: 'without-such-a-unit-the-largest-boarding-pool-goes',
    covers: ['FC-SOLO-11'],
    given: draws(
      'target-bays',
      [
        ion([7, 4], 5, { ships: 1 }),
        taiidan('Lance', 'assault-frigate', [7, 6], 5),
        { name: 'Wreck', card: 'wrecked-ship', side: 'neutral', at: [3, 2], artifact: 'first' },
      ],
      { scenario: 'relic-raid', features: [{ kind: 'artifact', id: 'first', name: 'First' }] },
    ),
    when: go,
    then: { events: [sent('lance'), { kind: 'enemy-heads', unit: 'lance', to: 'prize' }] },
  },
  {
    id: 'who-carries-an-artifact-makes-for-its-own-zone',
    covers: ['FC-SOLO-10'],
    given: draws('target-bays', [taiidan('Great', 'destroyer', [9, 4], 5, { artifact: 'first' })], {
      scenario: 'relic-raid',
      features: [{ kind: 'artifact', id: 'first', name: 'First' }],
    }),
    when: go,
    then: {
      events: [
        { kind: 'enemy-heads', unit: 'great', to: 'zone' },
        { kind: 'unit-left', unit: 'great', why: 'artifact-home' },
      ],
    },
  },
  {
    id: 'a-mothership-harvests-where-that-is-the-objective',
    covers: ['FC-SOLO-11', 'FC-SOLO-10'],
    given: swapped('hit-and-run', [kushan('Home', 'mothership', [1, 4], 1), kushan('Wing', 'interceptor', [1, 6], 2)], {
      scenario: 'fools-gold',
      features: [{ kind: 'asteroids', id: 'rich', at: [5, 4], value: 3 }],
    }),
    when: [t('play-basic', { card: 'intercept', order: 'move', unit: 'red' }), t('turn', { facing: 3 })].map(
      ({ command }) => k(command.kind, command),
    ),
    then: {
      events: [
        sent('home', 'harvest'),
        { kind: 'enemy-heads', unit: 'home', to: 'field' },
        { kind: 'field-harvested', unit: 'home', feature: 'rich', stars: 3 },
      ],
      ...units({ id: 'home', stars: 3, activated: true }, { id: 'wing', activated: false }),
    },
  },
  {
    id: 'a-salvage-corvette-takes-the-core-in-place-of-an-order',
    covers: ['FC-SOLO-10', 'R-FC-190'],
    given: swapped(
      'target-bays',
      [kushan('Home', 'mothership', [1, 4], 1), kushan('Hook', 'salvage-corvette', [5, 4], 2)],
      {
        scenario: 'khar-selim',
        features: [{ kind: 'wreckage', id: 'khar-selim', name: 'Khar-Selim', at: [6, 4] }],
      },
    ),
    when: [basic('move', 'red'), k('turn', { facing: 3 })],
    then: {
      events: [sent('hook', 'core'), { kind: 'part-done', unit: 'hook', what: 'core' }],
      ...units({ id: 'hook', activated: true, at: [5, 4] }),
    },
  },
  {
    id: 'the-automated-taiidan-are-the-enemy-of-a-match-alone',
    covers: ['FC-SOLO-18', 'FC-MISC-21'],
    start: { scenario: 'first-contact', players: { kushan: 1, taiidan: 0 } },
    dice: shuffled,
    then: {
      position: { sides: { taiidan: { automated: true } }, hands: { kushan: { hand: 5, play: 3 } } },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'the-kushan-can-be-automated-too',
    covers: ['FC-SOLO-18'],
    start: { scenario: 'khar-selim', players: { kushan: 0, taiidan: 1 } },
    dice: shuffled,
    then: { position: { sides: { kushan: { automated: true } } }, awaiting: ['seat-1'] },
  },
  {
    id: 'both-sides-cannot-be-automated',
    covers: ['FC-SOLO-18'],
    start: { scenario: 'first-contact', players: { kushan: 0, taiidan: 0 } },
    rejects: { code: 'player-count', rule: 'FC-COMP-8' },
  },
  {
    id: 'of-two-attacks-the-one-that-destroys-is-the-better',
    covers: ['R-FC-213', 'FC-SOLO-12'],
    given: draws('target-weapons', [
      ion([6, 4], 2),
      kushan('Whole', 'assault-frigate', [8, 3], 2),
      kushan('Half', 'assault-frigate', [8, 5], 2, { ships: 1, focusFire: 0 }),
    ]),
    dice: misses(7),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'half' }] },
  },
  {
    id: 'a-rear-shot-is-better-than-one-from-the-front',
    covers: ['R-FC-213', 'FC-SOLO-12'],
    given: draws('target-weapons', [
      ion([6, 4], 3),
      kushan('Face', 'ion-cannon-frigate', [6, 2], 3),
      kushan('Back', 'ion-cannon-frigate', [6, 6], 3),
    ]),
    dice: misses(7),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'back' }] },
  },
  {
    id: 'a-clear-line-is-better-than-one-through-a-field',
    covers: ['R-FC-213', 'FC-SOLO-12'],
    given: draws(
      'target-weapons',
      [
        ion([6, 4], 3),
        kushan('Veiled', 'ion-cannon-frigate', [6, 2], 0),
        kushan('Clear', 'ion-cannon-frigate', [6, 6], 3, { focusFire: 0 }),
      ],
      { features: [{ kind: 'asteroids', at: [6, 3] }] },
    ),
    dice: misses(7),
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'clear' }] },
  },
  {
    id: 'a-die-decides-between-equals',
    covers: ['R-FC-213', 'FC-SOLO-12'],
    given: draws('target-weapons', [
      ion([6, 4], 1),
      kushan('North', 'ion-cannon-frigate', [6, 2], 3),
      kushan('South', 'ion-cannon-frigate', [8, 3], 5),
    ]),
    dice: [2, ...misses(7)],
    when: go,
    then: {
      events: [
        {
          kind: 'enemy-chose',
          faces: [2],
          among: [{ target: 'north' }, { target: 'south' }],
          chosen: { unit: 'ion', target: 'south' },
        },
        { kind: 'attack-declared', attacker: 'ion', target: 'south' },
      ],
    },
  },
  {
    id: 'it-goes-round-a-field-that-lies-on-the-way',
    covers: ['R-FC-213'],
    given: draws('intercept', [claw([2, 4]), kushan('Full', 'interceptor', [8, 4], 2)], {
      features: [
        { kind: 'asteroids', id: 'near', at: [3, 3] },
        { kind: 'asteroids', id: 'far', at: [3, 4] },
      ],
    }),
    when: go,
    then: {
      events: [{ kind: 'enemy-heads', unit: 'claw', to: 'enemy', target: 'full' }],
      ...units({ id: 'claw', ships: 6, at: [4, 2] }),
    },
  },
  {
    id: 'it-ends-with-its-rear-away-from-the-players',
    covers: ['FC-SOLO-14', 'R-FC-218'],
    given: draws('evasive-pattern-delta', [
      ion([6, 6], 3),
      kushan('Bombs', 'attack-bomber', [6, 3], 3, { activated: true }),
    ]),
    when: go,
    then: {
      events: [{ kind: 'enemy-declared', units: [{ unit: 'ion', why: 'shelter' }] }],
      ...units({ id: 'ion', at: [6, 4], facing: 0 }),
    },
  },
  {
    id: 'a-unit-aboard-comes-on-with-its-rear-away-from-the-players',
    covers: ['FC-SOLO-14', 'FC-SOLO-15'],
    given: draws(
      'intercept',
      [
        { name: 'Late', card: 'assault-frigate', side: 'taiidan', place: 'reserve' },
        kushan('Bombs', 'attack-bomber', [4, 4], 3),
      ],
      { zones: [{ side: 'taiidan', hexes: [[0, 4]] }] },
    ),
    when: go,
    then: units({ id: 'late', at: [0, 4], facing: 1 }),
  },
  {
    id: 'who-cannot-move-and-reaches-nobody-tries-damage-control-again',
    covers: ['FC-SOLO-16', 'R-FC-216'],
    given: draws('intercept', [ion([1, 4], 2, { crippled: ['engines'] })]),
    dice: [2, 5],
    when: go,
    then: {
      events: [
        { kind: 'damage-control-rolled', faces: [2] },
        { kind: 'enemy-forfeits', unit: 'ion', why: 'engines' },
        { kind: 'damage-control-rolled', faces: [5] },
        { kind: 'crippling-removed', crippling: 'engines' },
      ],
    },
  },
  {
    id: 'but-it-shoots-whom-it-reaches',
    covers: ['FC-SOLO-16', 'R-FC-216'],
    given: draws('target-weapons', [
      ion([6, 4], 3, { crippled: ['engines'] }),
      kushan('South', 'ion-cannon-frigate', [6, 6], 3),
    ]),
    dice: [2, ...misses(7)],
    when: go,
    then: { events: [{ kind: 'attack-declared', attacker: 'ion', target: 'south' }] },
  },
  {
    id: 'only-units-that-have-not-acted-are-chosen-and-then-it-is-the-players-turn',
    covers: ['FC-MISC-22', 'FC-SOLO-2'],
    given: draws('intercept', [
      claw([6, 4], { activated: true }),
      fang([1, 4]),
      kushan('Thin', 'interceptor', [8, 4], 2, { ships: 1 }),
    ]),
    when: go,
    then: {
      events: [
        { kind: 'enemy-declared', units: [{ unit: 'fang' }] },
        { kind: 'turn-began', hand: 'kushan' },
      ],
      ...units({ id: 'claw', at: [6, 4] }, { id: 'fang', activated: true }),
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'the-player-passes-or-takes-the-next-turn',
    covers: ['FC-MISC-22'],
    given: draws('intercept', [fang([1, 4])], { deck: ['intercept', 'intercept'], roundsLeft: 1 }),
    when: [...go, k('pass')],
    then: { events: [{ kind: 'turn-began', hand: 'kushan' }, { kind: 'passed' }, { kind: 'match-ended' }] },
  },
  {
    id: 'nobody-gives-orders-to-the-enemy',
    covers: ['FC-MISC-22', 'FC-MISC-21'],
    given: draws('intercept', [fang([1, 4])]),
    when: [basic('move', 'fang')],
    rejects: { code: 'not-your-unit', rule: 'FC-ORD-8' },
  },
  {
    id: 'its-patrol-never-flies-out',
    covers: ['R-FC-218'],
    given: draws('intercept', [
      taiidan('Great', 'carrier', [11, 0], 5, { crippled: ['weapons'], activated: true }),
      { name: 'Watch', card: 'interceptor', side: 'taiidan', place: 'patrol', parent: 'Great' },
    ]),
    dice: misses(6),
    when: [basic('attack', 'red'), k('attack', { mode: 'weapon', target: 'great', weapon: 'projectile-cannon' })],
    then: {
      events: [
        { kind: 'attack-declared', target: 'great' },
        { kind: 'pool-rolled', unit: 'red' },
      ],
      ...units({ id: 'watch', place: 'patrol', ships: 6, patrolReady: true }),
    },
  },
  {
    id: 'a-match-that-is-lost-alone-says-so',
    covers: ['R-FC-186', 'FC-WIN-1', 'R-FC-210'],
    given: draws('intercept', [claw([6, 4], { activated: true })], {
      roundsLeft: 1,
      sides: { taiidan: { automated: true, stars: 3 }, kushan: { stars: 1 } },
    }),
    when: [k('pass')],
    then: {
      events: [{ kind: 'match-ended', winner: null, winners: [], side: 'taiidan' }],
      outcome: {
        winner: null,
        winners: [],
        reason: 'the Taiidan enemy wins: the last round is over, medals equal at 0, stars 3 to 1',
      },
    },
  },
  {
    id: 'who-gives-up-alone-has-lost-to-the-enemy',
    covers: ['R-FC-226'],
    given: draws('intercept', [claw([6, 4])]),
    when: [k('concede')],
    then: { outcome: { winner: null, winners: [], reason: 'seat-1 concedes' } },
  },
  {
    id: 'a-match-that-is-won-alone-names-the-player',
    covers: ['R-FC-186', 'FC-WIN-1'],
    given: draws('intercept', [claw([6, 4], { activated: true })], {
      roundsLeft: 1,
      sides: { taiidan: { automated: true }, kushan: { stars: 1 } },
    }),
    when: [k('pass')],
    then: { outcome: { winner: 'seat-1' } },
  },
  {
    id: 'two-people-share-the-kushan-one-hand-and-the-units-in-turn',
    covers: ['FC-SOLO-19', 'R-FC-219', 'R-FC-202'],
    start: { scenario: 'khar-selim', players: { kushan: 2, taiidan: 0 } },
    dice: shuffled,
    then: {
      position: {
        hands: { kushan: { seats: ['seat-1', 'seat-2'] } },
        units: [
          { id: 'kushan-mothership-a', seat: 'seat-1' },
          { id: 'kushan-salvage-corvette-a', seat: 'seat-2' },
        ],
      },
      awaiting: ['seat-1', 'seat-2'],
    },
  },
  {
    id: 'the-units-are-split-as-they-like',
    covers: ['FC-SOLO-19'],
    start: {
      scenario: 'first-contact',
      players: { kushan: 2, taiidan: 0 },
      owners: { 'kushan-interceptor-a': 2, 'kushan-interceptor-b': 1, 'kushan-interceptor-c': 1 },
      options: { teamHands: 'separate' },
    },
    dice: shuffled,
    then: {
      position: {
        hands: { 'kushan-1': { seats: ['seat-1'] }, 'kushan-2': { seats: ['seat-2'] } },
        units: [
          { id: 'kushan-interceptor-a', seat: 'seat-2' },
          { id: 'kushan-interceptor-b', seat: 'seat-1' },
          { id: 'kushan-interceptor-c', seat: 'seat-1' },
        ],
      },
    },
  },
  {
    id: 'either-of-two-gives-an-order-and-the-enemy-answers',
    covers: ['FC-SOLO-19', 'R-FC-203'],
    given: draws('intercept', [claw([1, 4])], {
      hands: {
        kushan: {
          seats: ['seat-1', 'seat-2'],
          cards: ['intercept', 'hit-and-run'],
          hand: 6,
          play: 4,
          interrupts: used,
        },
      },
      units: [{ ...red, seat: 'seat-2' }, { ...kushan('Blue', 'scout', [12, 8], 2), seat: 'seat-1' }, claw([1, 4])],
    }),
    when: [t('play-basic', { card: 'intercept', order: 'move', unit: 'red' }), t('turn', { facing: 3 })],
    then: { events: [{ kind: 'enemy-acts', unit: 'claw' }], awaiting: ['seat-1', 'seat-2'] },
  },
  {
    id: 'but-not-to-the-units-of-the-other',
    covers: ['FC-SOLO-19', 'R-FC-203'],
    given: draws('intercept', [], {
      hands: {
        kushan: {
          seats: ['seat-1', 'seat-2'],
          cards: ['intercept', 'hit-and-run'],
          hand: 6,
          play: 4,
          interrupts: used,
        },
      },
      units: [{ ...red, seat: 'seat-2' }, { ...kushan('Blue', 'scout', [12, 8], 2), seat: 'seat-1' }, claw([1, 4])],
    }),
    when: [basic('move', 'red')],
    rejects: { code: 'not-your-unit', rule: 'R-FC-203' },
  },
  {
    id: 'a-victory-together-names-both',
    covers: ['FC-SOLO-19', 'R-FC-186'],
    given: draws('intercept', [], {
      roundsLeft: 1,
      sides: { taiidan: { automated: true }, kushan: { stars: 2 } },
      hands: {
        kushan: {
          seats: ['seat-1', 'seat-2'],
          cards: ['intercept', 'hit-and-run'],
          hand: 6,
          play: 4,
          interrupts: used,
        },
      },
      units: [
        { ...red, seat: 'seat-2' },
        { ...kushan('Blue', 'scout', [12, 8], 2), seat: 'seat-1' },
        claw([1, 4], { activated: true }),
      ],
    }),
    when: [k('pass'), t('pass')],
    then: { outcome: { winner: null, winners: ['seat-1', 'seat-2'], points: { 'seat-1': 0, 'seat-2': 0 } } },
  },
  {
    id: 'counter-intelligence-takes-the-text-off-a-special-order-of-the-enemy',
    covers: ['R-FC-53', 'FC-INT-1'],
    given: draws('hit-and-run', [claw([1, 4])], {
      hands: {
        kushan: { cards: ['intercept', 'intercept', 'interrupt-counter-intelligence'], hand: 6, play: 4 },
      },
    }),
    when: [
      ...go,
      k('play-interrupt', { card: 'interrupt-counter-intelligence', use: { use: 'counter-intelligence' } }),
    ],
    then: {
      events: [
        { kind: 'enemy-declared', card: 'hit-and-run' },
        { kind: 'order-countered', hand: 'taiidan', card: 'hit-and-run' },
        { kind: 'enemy-downgraded', unit: 'claw', order: 'move' },
        { kind: 'enemy-acts', unit: 'claw', card: null },
      ],
      ...units({ id: 'claw', activated: true, at: [4, 3] }),
    },
  },
  {
    id: 'by-option-the-order-of-the-enemy-is-lost',
    covers: ['R-FC-53'],
    given: draws('hit-and-run', [claw([1, 4])], {
      hands: {
        kushan: { cards: ['intercept', 'intercept', 'interrupt-counter-intelligence'], hand: 6, play: 4 },
      },
      options: { counterIntelligence: 'cancel' },
    }),
    when: [
      ...go,
      k('play-interrupt', { card: 'interrupt-counter-intelligence', use: { use: 'counter-intelligence' } }),
    ],
    then: {
      events: [{ kind: 'enemy-downgraded', unit: null, order: null }],
      ...units({ id: 'claw', activated: false, at: [1, 4] }),
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'the-default-order-of-the-enemy-cannot-be-countered',
    covers: ['R-FC-53'],
    given: draws('target-bays', [claw([1, 4])], {
      hands: {
        kushan: { cards: ['intercept', 'intercept', 'interrupt-counter-intelligence'], hand: 6, play: 4 },
      },
    }),
    when: [
      ...go,
      k('play-interrupt', { card: 'interrupt-counter-intelligence', use: { use: 'counter-intelligence' } }),
    ],
    rejects: { code: 'not-at-this-moment', rule: 'R-FC-46' },
  },
  {
    id: 'banked-counter-intelligence-takes-the-text-off-an-order-of-the-players',
    covers: ['R-FC-53', 'FC-SOLO-6', 'R-FC-211'],
    given: draws('target-bays', [claw([1, 4])], {
      sides: { taiidan: { automated: true, bank: ['counter-intelligence'] } },
    }),
    when: [front('hit-and-run', 'red'), k('choose-basic', { unit: 'red', order: 'move' })],
    then: {
      events: [
        { kind: 'enemy-interrupted', type: 'counter-intelligence' },
        { kind: 'interrupt-played', side: 'taiidan', hand: null },
        { kind: 'order-countered', hand: 'kushan', card: 'hit-and-run' },
      ],
      position: { sides: { taiidan: { bank: [] } }, discards: ['interrupt-counter-intelligence'] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'a-basic-order-leaves-it-in-the-bank',
    covers: ['R-FC-53', 'FC-SOLO-6'],
    given: draws('target-bays', [claw([1, 4])], {
      sides: { taiidan: { automated: true, bank: ['counter-intelligence'] } },
    }),
    when: go,
    then: { position: { sides: { taiidan: { bank: ['counter-intelligence'] } } } },
  },
  {
    id: 'a-banked-attack-meets-who-moves-next-to-it',
    covers: ['FC-SOLO-6', 'R-FC-50', 'R-FC-211'],
    given: draws('target-bays', [claw([12, 2], { activated: true })], {
      sides: { taiidan: { automated: true, factionCardUsed: true, bank: ['attack'] } },
    }),
    dice: misses(6),
    when: [basic('move', 'red'), k('move', { path: [3] })],
    then: {
      events: [
        { kind: 'enemy-interrupted', type: 'attack' },
        { kind: 'attack-declared', attacker: 'claw', target: 'red', cause: 'interrupt' },
      ],
    },
  },
  {
    id: 'a-banked-move-brings-a-unit-on-its-errand',
    covers: ['FC-SOLO-6', 'R-FC-51', 'FC-SOLO-10'],
    given: draws('target-bays', [fang([1, 1], { activated: true }), claw([6, 4], { activated: true })], {
      scenario: 'first-contact',
      features: [planet],
      sides: { taiidan: { automated: true, bank: ['move'] } },
    }),
    when: [basic('move', 'red'), k('move', { path: [3] })],
    then: {
      events: [
        { kind: 'enemy-interrupted', type: 'move' },
        { kind: 'interrupt-played', type: 'move' },
      ],
      ...units({ id: 'fang', at: [1, 1] }),
    },
  },
  {
    id: 'alone-nobody-is-asked-who-holds-nothing-for-the-moment',
    covers: ['R-FC-57', 'FC-MISC-21'],
    given: draws('target-bays', [claw([1, 4])], {
      hands: { kushan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4 } },
    }),
    when: go,
    then: {
      events: [
        { kind: 'enemy-acts', unit: 'claw' },
        { kind: 'turn-began', hand: 'kushan' },
      ],
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'but-who-holds-an-interrupt-is-asked-at-each-hex',
    covers: ['R-FC-57', 'R-FC-46'],
    given: draws('target-bays', [claw([1, 4])], {
      hands: { kushan: { cards: ['intercept', 'interrupt-move'], hand: 6, play: 4 } },
    }),
    when: [...go, k('decline'), k('decline')],
    then: {
      events: [
        { kind: 'unit-stepped', unit: 'claw' },
        { kind: 'unit-stepped', unit: 'claw' },
        { kind: 'unit-stepped', unit: 'claw' },
      ],
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'with-fast-windows-off-the-hand-is-not-looked-at',
    covers: ['R-FC-57'],
    given: draws('target-bays', [claw([1, 4])], {
      hands: { kushan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4 } },
      options: { fastWindows: false },
    }),
    when: [...go, k('decline'), k('decline'), k('decline')],
    then: {
      events: [
        { kind: 'unit-stepped', unit: 'claw' },
        { kind: 'turn-began', hand: 'kushan' },
      ],
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'two-players-can-agree-on-fast-windows',
    covers: ['R-FC-57'],
    given: {
      order: ['kushan', 'taiidan'],
      hands: {
        kushan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4 },
        taiidan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4 },
      },
      units: [red, claw([1, 4])],
      options: { fastWindows: true },
    },
    when: [basic('move', 'red'), k('move', { path: [3, 3] })],
    then: { events: [{ kind: 'turn-began', hand: 'taiidan' }], awaiting: ['seat-2'] },
  },
]);
