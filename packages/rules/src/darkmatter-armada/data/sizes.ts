/** Diameters of bases, tokens and markers, and the fixed distances of the book, which measures in inches. All are mils here. */

// R-DA-03
export const sizes = {
  baseDiameterMils: 1500,
  fighterDiameterMils: 1000,
  beaconDiameterMils: 1000,
  portalDiameterMils: 3000,
  ambushDiscDiameterMils: 4000,
} as const;

export const distances = {
  /** A distance limit is met when it is exceeded by no more: R-DA-04. */
  toleranceMils: 1,
  /** Two bases touch when the gap between their edges is no more: R-DA-03. */
  contactMils: 100,
  /** A bearing this near to a dividing line is in both quadrants: R-DA-02. */
  toleranceCdeg: 1,
  /** DA-3.4a */
  commandRadiusMils: 6000,
  /** DA-9.4.10.1 */
  boardingMils: 6000,
  /** DA-9.1.2a: from the post of the ship that opens it. */
  portalReachMils: 3000,
  /** DA-8.1b and DA-9.1.2a */
  portalClearanceMils: 6000,
  /** DA-6.2.3c */
  terrainClearanceMils: 8000,
  /** DA-9.3.5a */
  jumpArrivalMils: 3000,
  /** DA-12.7.17c */
  jumpClearanceMils: 6000,
  /** DA-9.3.1 */
  beaconMils: 3000,
  /** DA-9.3.2 */
  hackMils: 6000,
  /** DA-9.3.8 */
  tractorMils: 12000,
  /** DA-9.3.9a */
  splitSMils: 6000,
  /** DA-9.3.10.1a */
  orbitMils: 3000,
  /** DA-9.4.9.2 */
  fighterMoveMils: 20000,
} as const;
