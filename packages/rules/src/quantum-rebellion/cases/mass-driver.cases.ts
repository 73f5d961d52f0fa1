/** The Mass Driver (11.6.21): loads of cargo at the planet that its ship orbits. */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const onyx: Fields = { name: 'Onyx', class: 'CR', at: [24, 40], facing: 180 };
/** In orbit 2" north of the planet about [24, 24]; a medium hull, whose Cargo Space holds two units. */
const tern: Fields = {
  name: 'Tern',
  class: 'CR',
  at: [24, 29],
  facing: 90,
  equipment: { E1: 'mass driver', E2: 'cargo space' },
  weapons: { P: 'beam 4' },
};
const fighting = (ship: Fields, more: Fields = {}): Fields => ({
  active: 'Waders',
  segment: 'combat',
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [ship] },
    { name: 'Stones', seat: 'seat-2', ships: [onyx] },
  ],
  terrain: [{ kind: 'planet', at: [24, 24] }],
  ...more,
});
const shoot = { by: 'seat-1' as const, command: { kind: 'fire-mass-driver', ship: 'tern', planet: 'planet' } };

const cases: RebellionCase[] = [
  {
    id: 'a-mass-driver-strikes-the-planet-for-seven',
    covers: ['QR-11.6.21a', 'QR-11.6.21b', 'R-QR-110', 'R-QR-236'],
    given: fighting(tern),
    when: [shoot],
    then: {
      events: [{ kind: 'planet-struck', ship: 'tern', planet: 'planet', space: 'E2', damage: 7, total: 7 }],
      position: {
        terrain: [{ id: 'planet', damage: 7 }],
        squadrons: [{ id: 'waders', ships: [{ id: 'tern', spent: { E2: 1 }, activation: { massDriver: true } }] }],
      },
    },
  },
  {
    id: 'the-damage-of-a-planet-adds-up',
    covers: ['QR-11.6.21a', 'R-QR-110'],
    given: fighting({ ...tern, spent: { E2: 1 } }, { terrain: [{ kind: 'planet', at: [24, 24], damage: 7 }] }),
    when: [shoot],
    then: { events: [{ kind: 'planet-struck', total: 14 }], position: { terrain: [{ id: 'planet', damage: 14 }] } },
  },
  {
    id: 'a-mass-driver-fires-as-often-as-there-is-cargo',
    covers: ['QR-11.6.21b', 'R-QR-110'],
    given: fighting({ ...tern, spent: { E2: 2 } }),
    when: [shoot],
    rejects: { code: 'no-cargo', rule: 'QR-11.6.21b' },
  },
  {
    id: 'cargo-that-is-offline-is-not-fired',
    covers: ['QR-11.6.21b', 'R-QR-110'],
    given: fighting({ ...tern, offline: ['E2'] }),
    when: [shoot],
    rejects: { code: 'no-cargo', rule: 'QR-11.6.21b' },
  },
  {
    id: 'a-mass-driver-fires-once-in-an-activation',
    covers: ['R-QR-110'],
    given: fighting(tern),
    when: [shoot, shoot],
    rejects: { code: 'mass-driver-fired', rule: 'R-QR-110' },
  },
  {
    id: 'a-mass-driver-fires-in-orbit-only',
    covers: ['R-QR-110'],
    given: fighting({ ...tern, facing: 60 }),
    when: [shoot],
    rejects: { code: 'not-in-orbit', rule: 'R-QR-110' },
  },
  {
    id: 'an-offline-mass-driver-fires-nothing',
    covers: ['QR-11.6.21a', 'R-QR-110'],
    given: fighting({ ...tern, offline: ['E1'] }),
    when: [shoot],
    rejects: { code: 'no-mass-driver', rule: 'QR-11.6.21a' },
  },
  {
    id: 'a-mass-driver-belongs-to-the-weapons',
    covers: ['R-QR-236', 'R-QR-111'],
    given: fighting(tern, { combatMode: 'fighters', combatModesOver: ['weapons'], ...beside() }),
    when: [shoot],
    rejects: { code: 'combat-mode-over', rule: 'QR-8.4b' },
  },
];

/** Tern has marines and somebody to board, so that its Combat segment goes on. */
function beside(): Fields {
  return {
    squadrons: [
      {
        name: 'Waders',
        seat: 'seat-1',
        ships: [tern, { name: 'Knot', class: 'FF', at: [24, 38], equipment: { E1: 'space marines' } }],
      },
      { name: 'Stones', seat: 'seat-2', ships: [onyx] },
    ],
  };
}

export default { ruleset: 'quantum-rebellion', cases } satisfies CaseFile;
