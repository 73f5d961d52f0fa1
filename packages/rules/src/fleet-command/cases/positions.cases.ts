/** Matches that begin from a written position (R-FC-244). */
import type { CaseFile } from '../../kernel/index.ts';
import type { FleetCase, Fields } from './written.ts';

const interceptor: Fields = { card: 'interceptor', side: 'kushan', at: [3, 4], facing: 1 };
const destroyer: Fields = { card: 'destroyer', side: 'taiidan', at: [9, 4], facing: 5 };
const hands = { kushan: ['intercept', 'hit-and-run'], taiidan: ['all-ahead-full'] };
const duel = (more: Fields = {}): NonNullable<FleetCase['start']> => ({
  position: { round: 2, turn: 'taiidan', hands, deck: [], units: [interceptor, destroyer], ...more },
});
const refused = (id: string, position: Fields, code = 'bad-position'): FleetCase => ({
  id,
  covers: ['R-FC-244'],
  start: duel(position),
  rejects: { code, rule: 'R-FC-244' },
});

const cases: FleetCase[] = [
  {
    id: 'a-match-begins-at-the-moment-of-a-position',
    title: 'Round 2, the turn of the Taiidan: nothing is drawn, and the deck is the one that is written',
    covers: ['R-FC-244'],
    start: duel({ deck: ['ready-to-launch', 'hit-and-run'] }),
    then: {
      events: [{ kind: 'match-started', state: { match: { round: 2, step: 'play', deckCards: 2 } } }],
      position: { round: 2, turn: 'taiidan', hands: { kushan: { cards: ['hit-and-run', 'intercept'] } } },
      awaiting: ['seat-2'],
    },
  },
  refused('no-match-begins-where-two-units-stand-in-one-hex', { units: [interceptor, { ...destroyer, at: [3, 4] }] }),
  refused('no-match-begins-where-a-seat-is-missing', {
    hands: { kushan: { cards: [], seats: ['seat-1'] }, taiidan: { cards: [], seats: ['seat-3'] } },
  }),
  refused('no-match-begins-where-one-person-has-both-hands', {
    hands: { kushan: { cards: [], seats: ['seat-1'] }, taiidan: { cards: [], seats: ['seat-1'] } },
  }),
  refused('no-match-begins-where-a-unit-belongs-to-the-other-side', {
    units: [{ ...interceptor, seat: 'seat-2' }, destroyer],
  }),
  refused('no-match-begins-where-nobody-plays', {
    sides: { kushan: { automated: true }, taiidan: { automated: true } },
    hands: {},
  }),
  refused(
    'no-match-begins-where-it-is-over',
    { outcome: { winner: 'seat-1', reason: 'seat-2 concedes', points: { 'seat-1': 1, 'seat-2': 0 } } },
    'position-over',
  ),
];

const file: CaseFile = { ruleset: 'fleet-command', cases };
export default file;
