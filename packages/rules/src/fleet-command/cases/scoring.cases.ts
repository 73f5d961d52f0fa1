/** Objectives and winning (section 20). */
import { basic, file, k, kushan, table, taiidan } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const red = (more: Fields = {}) => kushan('Red', 'interceptor', [4, 4], 1, more);
const claw = (more: Fields = {}) => taiidan('Claw', 'heavy-corvette', [12, 8], 5, more);
const quiet = (list: readonly Fields[], more: Fields = {}, kushanHand: Fields = {}, taiidanHand: Fields = {}): Fields =>
  table(
    list,
    { kushan: { interrupts: used, ...kushanHand }, taiidan: { interrupts: used, ...taiidanHand } },
    { sides: { kushan: { factionCardUsed: true } }, ...more },
  );
const sides = (own: Fields, other: Fields = {}) => ({
  sides: { kushan: { factionCardUsed: true, ...own }, taiidan: other },
});
/** Kushan passes last in the last round: the round ends. */
const lastPass = (list: readonly Fields[], more: Fields = {}): Fields =>
  quiet(list, { roundsLeft: 1, ...more }, {}, { passed: true });
const go = [basic('move', 'red'), k('move', { path: [1] })];

export default file([
  {
    id: 'three-medals-win-at-once',
    covers: ['FC-WIN-1', 'R-FC-184'],
    given: quiet([red(), claw()], { scenario: 'freeform-battle', roundsLeft: 8, ...sides({ stars: 15 }) }),
    when: go,
    then: {
      events: [
        { kind: 'objective-judged', objective: 'kushan-major', status: 'won' },
        { kind: 'objective-judged', objective: 'kushan-minor', status: 'won' },
        { kind: 'match-ended', winner: 'seat-1' },
      ],
      outcome: { winner: 'seat-1', points: { 'seat-1': 3, 'seat-2': 0 } },
    },
  },
  {
    id: 'one-medal-does-not',
    covers: ['FC-WIN-1', 'R-FC-181'],
    given: quiet([red(), claw()], { scenario: 'freeform-battle', roundsLeft: 8, ...sides({ stars: 12 }) }),
    when: go,
    then: { outcome: null, position: { sides: { kushan: { medals: 1 } } } },
  },
  {
    id: 'both-with-three-medals-compare-stars',
    covers: ['R-FC-184', 'R-FC-186'],
    given: quiet([red(), claw()], { scenario: 'freeform-battle', ...sides({ stars: 15 }, { stars: 17 }) }),
    when: go,
    then: { outcome: { winner: 'seat-2', points: { 'seat-1': 3, 'seat-2': 3 } } },
  },
  {
    id: 'at-the-limit-more-medals-win',
    covers: ['FC-WIN-2', 'R-FC-186', 'R-FC-187', 'FC-SEQ-16'],
    given: lastPass([red(), claw()], { scenario: 'freeform-battle', ...sides({ stars: 10 }, { stars: 9 }) }),
    when: [k('pass')],
    then: { outcome: { winner: 'seat-1', points: { 'seat-1': 1, 'seat-2': 0 } } },
  },
  {
    id: 'with-equal-medals-more-stars',
    covers: ['FC-WIN-2', 'R-FC-186'],
    given: lastPass([red(), claw()], { scenario: 'freeform-battle', ...sides({ stars: 4 }, { stars: 9 }) }),
    when: [k('pass')],
    then: { outcome: { winner: 'seat-2', points: { 'seat-1': 0, 'seat-2': 0 } } },
  },
  {
    id: 'and-with-equal-stars-nobody',
    covers: ['FC-WIN-2', 'R-FC-186'],
    given: lastPass([red(), claw()], { scenario: 'freeform-battle', ...sides({ stars: 4 }, { stars: 4 }) }),
    when: [k('pass')],
    then: { outcome: { winner: null } },
  },
  {
    id: 'harvested-stars-break-no-tie',
    covers: ['FC-HAR-7', 'R-FC-186'],
    given: lastPass([red(), claw()], {
      scenario: 'freeform-battle',
      ...sides({ stars: 4, harvested: 9 }, { stars: 5 }),
    }),
    when: [k('pass')],
    then: { outcome: { winner: 'seat-2' } },
  },
  {
    id: 'a-side-without-units-ends-the-game',
    covers: ['FC-WIN-9', 'R-FC-185'],
    given: quiet([red(), { name: 'Claw', card: 'heavy-corvette', side: 'taiidan', place: 'destroyed', ships: 0 }], {
      roundsLeft: 4,
      ...sides({ stars: 2 }),
    }),
    when: go,
    then: { outcome: { winner: 'seat-1' } },
  },
  {
    id: 'a-side-with-a-reserve-is-still-in-it',
    covers: ['FC-WIN-9', 'R-FC-185'],
    given: quiet([red(), { name: 'Lance', card: 'ion-cannon-frigate', side: 'taiidan', place: 'reserve' }], {
      roundsLeft: 4,
      zones: [{ side: 'taiidan', hexes: [[12, 4]] }],
    }),
    when: go,
    then: { outcome: null },
  },
  {
    id: 'what-has-to-survive-is-judged-at-the-end',
    covers: ['FC-WIN-7', 'R-FC-182', 'FC-SCN-8'],
    given: lastPass([red(), claw(), kushan('Trader', 'bentusi-ship', [6, 4])], { scenario: 'save-the-bentusi' }),
    when: [k('pass')],
    then: {
      events: [{ kind: 'objective-judged', objective: 'kushan-major', status: 'won' }],
      outcome: { winner: 'seat-1', points: { 'seat-1': 2, 'seat-2': 0 } },
    },
  },
  {
    id: 'not-before',
    covers: ['FC-WIN-7', 'R-FC-182'],
    given: quiet([red(), claw(), kushan('Trader', 'bentusi-ship', [6, 4])], { scenario: 'save-the-bentusi' }),
    when: go,
    then: { outcome: null, position: { sides: { kushan: { medals: 0 } } } },
  },
  {
    id: 'a-medal-for-a-capture-follows-possession',
    covers: ['FC-WIN-5', 'R-FC-152', 'R-FC-182'],
    given: quiet([red(), claw(), taiidan('Base', 'space-station', [9, 4])], {
      scenario: 'nova-raid',
      ...sides({ medals: 2 }),
      objectives: [
        {
          id: 'kushan-major',
          side: 'kushan',
          text: 'Capture the Space Station.',
          medals: 2,
          status: 'won',
          progress: 1,
          target: 1,
        },
      ],
    }),
    when: go,
    then: {
      events: [{ kind: 'objective-judged', objective: 'kushan-major', status: 'open' }],
      position: { sides: { kushan: { medals: 0 } } },
    },
  },
  {
    id: 'stars-and-medals-of-both-sides-lie-open',
    covers: ['FC-MISC-13'],
    given: quiet([red(), claw()], {
      scenario: 'freeform-battle',
      roundsLeft: 8,
      ...sides({ stars: 10 }, { stars: 12, medals: 1 }),
      objectives: [
        {
          id: 'kushan-minor',
          side: 'kushan',
          text: 'Destroy 10★.',
          medals: 1,
          status: 'open',
          progress: 0,
          target: 10,
        },
        {
          id: 'taiidan-minor',
          side: 'taiidan',
          text: 'Destroy 10★.',
          medals: 1,
          status: 'won',
          progress: 12,
          target: 10,
        },
      ],
    }),
    when: go,
    then: {
      position: {
        sides: { kushan: { stars: 10, medals: 1 }, taiidan: { stars: 12, medals: 1 } },
        objectives: [
          { id: 'kushan-minor', status: 'won', progress: 10 },
          { id: 'taiidan-minor', status: 'won', progress: 12 },
        ],
      },
    },
  },
  {
    id: 'a-match-tells-a-campaign-its-medals',
    covers: ['FC-WIN-8', 'R-FC-238'],
    given: lastPass([red(), claw()], { scenario: 'freeform-battle', ...sides({ stars: 12 }, { stars: 4 }) }),
    when: [k('pass')],
    then: { outcome: { winner: 'seat-1', points: { 'seat-1': 1, 'seat-2': 0 } } },
  },
]);
