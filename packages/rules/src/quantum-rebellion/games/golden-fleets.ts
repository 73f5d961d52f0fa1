/** The small fleets of golden games with the weapons of Quantum Rebellion. */
import { goldenFleets } from '../../mechanics/blueprint-fleets/golden-fleets.testing.ts';
import { convoyLayout } from '../data/scenarios.ts';
import type { ShipDesign } from '../fleet/index.ts';

type Weapons = ShipDesign['weapons'];
const beam = (dice: number): Weapons => ({ F: { ordnance: 'beam', dice } });

export const fleets = goldenFleets<ShipDesign, Weapons, 'aperture-beacon'>({
  written: (ship) => ship,
  line: {
    ...beam(4),
    P: { ordnance: 'autocannon', dice: 2 },
    S: { ordnance: 'autocannon', dice: 2 },
  },
  flag: { ...beam(6), T1: { ordnance: 'autocannon', dice: 3 } },
  light: beam(3),
  none: {},
  aperture: 'aperture-beacon',
  freighters: convoyLayout.freighters,
});
