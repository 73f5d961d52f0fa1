/** The small fleets of golden games with the weapons of Darkmatter Armada, and the power for them. */
import { goldenFleets } from '../../mechanics/blueprint-fleets/golden-fleets.testing.ts';
import { powerBudget, type ShipDesign } from '../fleet/index.ts';
import { convoyLayout } from '../scenarios/schema.ts';

type Weapons = ShipDesign['weapons'];
const light: Weapons = { F: { ordnance: 'beam', die: 6 } };

/** The reactor that its modules need; a corvette is a scout as it is. */
function powered(ship: ShipDesign): ShipDesign {
  const { available, used } = powerBudget(ship);
  const customizations = ship.class === 'K' ? [] : ship.customizations;
  return { ...ship, customizations, reactors: used > available ? { RE1: 'antimatter' } : {} };
}

export const fleets = goldenFleets<ShipDesign, Weapons, 'hyperspace-aperture'>({
  written: (ship) => powered({ ...ship, reactors: {} }),
  line: { ...light, P: { ordnance: 'autocannon', die: 4 }, S: { ordnance: 'autocannon', die: 4 } },
  flag: { F: { ordnance: 'beam', die: 8 }, T1: { ordnance: 'autocannon', die: 8 } },
  light,
  none: {},
  aperture: 'hyperspace-aperture',
  freighters: convoyLayout.freighters,
});
