/**
 * Diameters of bases, tokens and markers, and the fixed distances of the book, which measures in inches (QR-1.4a). All
 * are mils here.
 */
import type { HullSize } from './classes.ts';

// R-QR-04
export const baseDiameterMils: Readonly<Record<HullSize, number>> = {
  small: 1000,
  medium: 1500,
  large: 2000,
} as const satisfies Record<HullSize, number>;

export const sizes = {
  /** R-QR-05 */
  fighterDiameterMils: 1000,
  /** R-QR-05 */
  beaconDiameterMils: 500,
  /** QR-7.1.1a */
  portalDiameterMils: 2000,
  /** QR-5.2.5.4b */
  ambushDiscDiameterMils: 4000,
  /** QR-3.3a */
  beaconTargetDiameterMils: 1000,
  /** QR-11.6.22a */
  laidMinefieldDiameterMils: 6000,
} as const;

export const distances = {
  /** A distance limit is met when it is exceeded by no more: R-QR-03. */
  toleranceMils: 10,
  /** Two bases touch when the gap or the overlap of their edges is no more: R-QR-03. */
  contactMils: 50,
  /** Angles compare with this tolerance: R-QR-03. */
  toleranceCdeg: 10,
  /** QR-2.4a */
  commandRadiusMils: 6000,
  /** QR-8.4.5.3f */
  longestShotMils: 48000,
  /** QR-8.4.6.2b */
  fighterMoveMils: 20000,
  /** QR-8.4.7a */
  boardingMils: 3000,
  /** QR-8.3.9.1a */
  orbitMils: 3000,
  /** QR-8.1.2a: from the post of the ship that opens it. */
  portalReachMils: 4000,
  /** QR-7.1.1b and QR-8.1.2a */
  portalClearanceMils: 4000,
  /** QR-5.2.3d */
  terrainClearanceMils: 8000,
  /** QR-8.3.5a */
  jumpArrivalMils: 2000,
  /** R-QR-95, where a match plays it so. */
  beaconMils: 3000,
  /** QR-8.3.2a */
  hackMils: 12000,
} as const;
