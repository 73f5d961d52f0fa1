/** Matches that begin from a written position (R-QR-245). */
import type { Case, CaseFile } from '../../kernel/index.ts';

type Fields = Record<string, NonNullable<Case['start']>[string]>;

const tern: Fields = { name: 'Tern', class: 'DD', at: [24, 12] };
const onyx: Fields = { name: 'Onyx', class: 'CH', at: [24, 32], facing: 180, hull: 5 };
const waders: Fields = { name: 'Waders', seat: 'seat-1', ships: [tern] };
const stones: Fields = { name: 'Stones', seat: 'seat-2', ships: [onyx] };
const duel = (more: Fields = {}): NonNullable<Case['start']> => ({
  position: { squadrons: [waders, stones], round: 3, first: 'seat-2', ...more },
});
const refused = (id: string, start: NonNullable<Case['start']>, code = 'bad-position'): Case => ({
  id,
  covers: ['R-QR-245'],
  start,
  rejects: { code, rule: 'R-QR-245' },
});

const cases: Case[] = [
  {
    id: 'a-match-begins-at-the-moment-of-a-position',
    title: 'Round 3, the second fleet chooses first: nothing is rolled or placed, and the round goes on',
    covers: ['R-QR-245'],
    start: duel({ sides: { 'seat-1': { score: 20.5 } } }),
    when: [{ by: 'seat-2', command: { kind: 'activate-squadron', squadron: 'stones' } }],
    then: {
      events: [{ kind: 'match-started', state: { match: { round: 3, phase: 'activation' } } }],
      position: { round: 3, active: 'stones', sides: { 'seat-1': { score: 20.5 } } },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'a-match-begins-in-the-middle-of-an-activation',
    covers: ['R-QR-245'],
    start: { ...duel({ active: 'Waders', segment: 'movement' }), name: 'Tern to move' },
    then: { position: { active: 'waders', segment: 'movement' }, awaiting: ['seat-1'] },
  },
  refused(
    'no-match-begins-where-two-bases-overlap',
    duel({ squadrons: [waders, { ...stones, ships: [{ ...onyx, at: [24, 13] }] }] }),
  ),
  refused('no-match-begins-without-a-second-fleet', duel({ squadrons: [waders] })),
  refused('no-match-begins-where-nobody-decides', duel({ phase: 'end' })),
  refused(
    'no-match-begins-where-somebody-decides-for-a-ship-that-is-not-there',
    duel({ phase: 'end', pending: [{ kind: 'damage-control', ship: 'kestrel', repairs: 1 }] }),
  ),
  refused(
    'no-match-begins-where-it-is-over',
    duel({ outcome: { winner: 'seat-1', reason: 'seat-2 concedes', points: { 'seat-1': 20, 'seat-2': 0 } } }),
    'position-over',
  ),
];

const file: CaseFile = { ruleset: 'quantum-rebellion', cases };
export default file;
