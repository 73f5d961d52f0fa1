/** Who answers in a team that shares its hand (section N of the rulings). */
import { attackBy, holdFire, red, there } from './battle.ts';
import { does, file } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'counter-intelligence'];
/** Seats 2 and 3 play the Taiidan from one hand; what is attacked belongs to seat 3. */
const shared = (list: readonly Fields[], more: Fields = {}, side: Fields = {}): Fields => ({
  order: ['kushan', 'taiidan'],
  hands: {
    kushan: {
      side: 'kushan',
      seats: ['seat-1'],
      cards: ['all-ahead-full', 'intercept'],
      interrupts: [...used, 'repairs'],
      play: 5,
    },
    taiidan: {
      side: 'taiidan',
      seats: ['seat-2', 'seat-3'],
      cards: ['intercept', 'interrupt-repairs'],
      interrupts: [...used, 'repairs'],
      play: 5,
      ...more,
    },
  },
  units: [red, { card: 'scout', name: 'Far', side: 'taiidan', at: [12, 8], seat: 'seat-2' }, ...list],
  sides: { taiidan: { factionCardUsed: true, ...side }, kushan: { factionCardUsed: true } },
});
const heavy: Fields = { card: 'heavy-corvette', name: 'Heavy', side: 'taiidan', at: there, facing: 2, seat: 'seat-3' };
const carrier: Fields = {
  card: 'carrier',
  name: 'Car',
  side: 'taiidan',
  at: there,
  facing: 4,
  seat: 'seat-3',
  crippled: ['weapons'],
};
const guard: Fields = { card: 'interceptor', name: 'Guard', side: 'taiidan', place: 'patrol', parent: 'car' };
const attack = attackBy('red', 'heavy', 'projectile-cannon');
const strike = attackBy('red', 'car', 'projectile-cannon');
const send = (seat: 'seat-2' | 'seat-3') => does(seat, 'send-patrol', { card: 'intercept' });
const decline = (seat: 'seat-2' | 'seat-3') => does(seat, 'decline');
const mends = (seat: 'seat-2' | 'seat-3') =>
  does(seat, 'play-interrupt', {
    card: 'interrupt-repairs',
    use: { use: 'repairs', unit: 'car', remove: 'weapons' },
  });
const repairing = { interrupts: used };
const misses = (count: number): number[] => Array.from({ length: count }, () => 2);

export default file([
  {
    id: 'the-owner-is-asked-for-defensive-fire',
    covers: ['R-FC-204', 'FC-SET-9'],
    given: shared([heavy]),
    when: attack,
    then: { awaiting: ['seat-3'] },
  },
  {
    id: 'the-partner-does-not-answer-for-it',
    covers: ['R-FC-204'],
    given: shared([heavy]),
    when: [...attack, { ...holdFire, by: 'seat-2' }],
    rejects: { code: 'not-awaited', says: 'Your partner decides now' },
  },
  {
    id: 'the-owner-holds-the-fire',
    covers: ['R-FC-204', 'R-FC-126'],
    given: shared([heavy]),
    dice: misses(6),
    when: [...attack, { ...holdFire, by: 'seat-3' }],
    then: { events: [{ kind: 'defence-answered', unit: 'heavy', weapon: null }] },
  },
  {
    id: 'the-owner-alone-uses-the-valour-token-for-its-roll',
    covers: ['R-FC-204', 'FC-VAL-4'],
    given: { ...shared([heavy]), valour: 'taiidan' },
    dice: misses(6),
    when: [...attack, does('seat-3', 'defensive-fire', { weapon: 'heavy-projectile-cannon' })],
    then: { events: [{ kind: 'pool-rolled', stage: 'defence' }], awaiting: ['seat-3'] },
  },
  {
    id: 'the-partner-does-not-use-it',
    covers: ['R-FC-204', 'FC-VAL-4'],
    given: { ...shared([heavy]), valour: 'taiidan' },
    dice: misses(6),
    when: [
      ...attack,
      does('seat-3', 'defensive-fire', { weapon: 'heavy-projectile-cannon' }),
      does('seat-2', 'roll-again', { by: 'valour' }),
    ],
    rejects: { code: 'not-awaited', says: 'Your partner decides now' },
  },
  {
    id: 'the-owner-picks-what-evasive-rolls-again',
    title: 'The scout is the partner’s: its Evasive is, too',
    covers: ['R-FC-204', 'R-FC-108'],
    given: shared([{ card: 'scout', name: 'Prey', side: 'taiidan', at: there, seat: 'seat-3', evading: true }]),
    dice: [5, 5, 5, 2, 2, 2],
    when: attackBy('red', 'prey', 'projectile-cannon'),
    then: { awaiting: ['seat-3'] },
  },
  {
    id: 'the-owner-of-the-ship-answers-for-its-patrol',
    covers: ['R-FC-204', 'FC-CAP-4'],
    given: shared([carrier, guard], repairing),
    when: strike,
    then: { awaiting: ['seat-3'] },
  },
  {
    id: 'the-partner-does-not-send-it',
    covers: ['R-FC-204', 'FC-CAP-4'],
    given: shared([carrier, guard], repairing),
    when: [...strike, send('seat-2')],
    rejects: { code: 'not-awaited', says: 'Your partner decides now' },
  },
  {
    id: 'the-owner-of-the-ship-sends-the-fighters-of-the-partner',
    covers: ['R-FC-204', 'FC-CAP-4'],
    given: shared([carrier, { ...guard, seat: 'seat-2' }], { interrupts: [...used, 'repairs'] }),
    dice: misses(18),
    when: [...strike, send('seat-3')],
    then: { events: [{ kind: 'patrol-sent', hand: 'taiidan', by: 'seat-3', patrol: 'guard' }] },
  },
  {
    id: 'once-the-owner-has-declined-whoever-holds-the-hand-may-repair',
    covers: ['R-FC-204', 'R-FC-46'],
    given: shared([carrier, guard], repairing),
    when: [...strike, decline('seat-3')],
    then: { awaiting: ['seat-2', 'seat-3'] },
  },
  {
    id: 'the-partner-repairs-then',
    covers: ['R-FC-204', 'R-FC-46', 'R-FC-52'],
    given: shared([carrier, guard], repairing),
    when: [...strike, decline('seat-3'), mends('seat-2')],
    then: {
      events: [{ kind: 'interrupt-played', by: 'seat-2', type: 'repairs' }],
      position: { units: [{ id: 'car', crippled: [] }] },
      // The window is offered again, and with it the patrol (R-FC-47).
      awaiting: ['seat-3'],
    },
  },
  {
    id: 'the-patrol-is-not-sent-once-it-was-held-back',
    covers: ['R-FC-204'],
    given: shared([carrier, guard], repairing),
    when: [...strike, decline('seat-3'), send('seat-2')],
    rejects: { code: 'no-patrol-ready', rule: 'R-FC-160' },
  },
  {
    id: 'the-heir-of-a-partner-answers-for-its-units',
    covers: ['R-FC-204', 'R-FC-226'],
    given: shared([heavy]),
    when: [does('seat-3', 'concede'), ...attack],
    then: { awaiting: ['seat-2'] },
  },
]);
