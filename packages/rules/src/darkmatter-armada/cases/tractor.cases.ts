/** The Tractor Beam (9.3.8). */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, type Fields, knot, squadron, tern } from './written.ts';

/** A cruiser, Hull Size 4, and an enemy destroyer, Hull Size 3, that has lain still in its last activation. */
const puller = (change: Fields = {}): Fields => tern({ equipment: { E1: 'tractor beam' }, ...change });
const still: Fields = { activation: { from: { at: [10, 22], facing: 180 }, movedMils: 0 } };
const onyx = (change: Fields = {}): Fields => ({
  name: 'Onyx',
  class: 'DD',
  at: [10, 22],
  facing: 180,
  ...still,
  ...change,
});
const lone: Fields = { seat: 'seat-2', at: [20, 10] };
const draw = (target: string): Fields => ({ kind: 'draw-object', ship: 'tern', target });
const given = (target: Fields, change: Fields = {}): Fields =>
  acting('special', [puller(), knot({ at: [40, 10] })], {
    squadrons: [
      squadron('Waders', 'seat-1', [puller(), knot({ at: [40, 10] })]),
      squadron('Stones', 'seat-2', [target]),
    ],
    beacons: [lone],
    ...change,
  });
const refused = (id: string, covers: string[], target: Fields, code: string, rule: string, change: Fields = {}) =>
  ({
    id,
    covers,
    given: given(target, change),
    when: by('seat-1', draw('onyx')),
    rejects: { code, rule },
  }) satisfies ArmadaCase;

const cases: CaseFile = {
  ruleset: 'darkmatter-armada',
  cases: [
    {
      id: 'a-smaller-ship-that-lies-still-is-drawn-into-contact',
      covers: ['DA-9.3.8', 'R-DA-95'],
      given: given(onyx()),
      when: by('seat-1', draw('onyx')),
      then: {
        events: [{ kind: 'object-drawn', target: 'onyx' }],
        position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', at: [10, 11.5], facing: 180 }] }] },
      },
    },
    {
      id: 'a-beacon-is-drawn-into-contact',
      covers: ['DA-9.3.8', 'R-DA-95'],
      given: given(onyx()),
      when: by('seat-1', draw('beacon-1')),
      then: { position: { beacons: [{ id: 'beacon-1', at: [11.25, 10] }] } },
    },
    {
      id: 'terrain-on-the-way-acts-on-what-is-drawn',
      covers: ['R-DA-95', 'DA-9.3.8'],
      given: given(onyx(), { terrain: [{ kind: 'asteroid field', at: [10, 17], size: 'small', die: 6 }] }),
      dice: [2],
      when: by('seat-1', draw('onyx')),
      then: { events: [{ kind: 'terrain-met', ship: 'onyx', trigger: 'entered', hits: 2 }] },
    },
    refused(
      'a-ship-that-has-moved-is-not-drawn',
      ['DA-9.3.8'],
      onyx({ activation: { from: { at: [10, 30], facing: 180 }, movedMils: 8000 } }),
      'not-stationary',
      'DA-9.3.8',
    ),
    refused(
      'a-ship-that-never-activated-counts-as-moving',
      ['DA-9.3.8', 'R-DA-95'],
      onyx({ activation: {} }),
      'not-stationary',
      'DA-9.3.8',
    ),
    refused('a-ship-as-large-is-not-drawn', ['DA-9.3.8'], onyx({ class: 'CR' }), 'too-large', 'DA-9.3.8'),
    refused(
      'nothing-is-drawn-from-farther-than-twelve-inches',
      ['DA-9.3.8'],
      onyx({ at: [10, 22.1] }),
      'out-of-reach',
      'DA-9.3.8',
    ),
    refused('nothing-is-drawn-through-a-planet', ['R-DA-95', 'DA-9.3.8'], onyx(), 'planet-between', 'R-DA-95', {
      terrain: [{ kind: 'planet', at: [10, 17], size: 'small' }],
    }),
  ],
};
export default cases;
