/** Fleet designs: their shape, cost, fittings and legality, and their forms for people: text, JSON, bills. */
export { type BillLine, type FleetBill, fleetBill, type ShipBill, shipBill, type SquadronBill } from './bill.ts';
export * from './design.ts';
export {
  cargoCapacity,
  diceLimit,
  hangarCapacity,
  hasPower,
  moduleCount,
  mountKind,
  shadedCrew,
  shadedHull,
} from './fitting.ts';
export { checkedDesign, fleetFromJson, fleetFromText, fleetToJson, fleetToText } from './text.ts';
export { faults, type FleetLimits, MAX_SHIPS, MAX_SQUADRON_POINTS, problems } from './legality.ts';
export { fleetPoints, optionalModule, shipPoints, squadronPoints } from './design.ts';
export { randomFleet, type RandomFleetOptions, warships } from './random-fleet.ts';
export { limitsOf, setupOf, type SetupOptions, withConvoy } from './setup-of.ts';
export { type CardSpace, type CardWeapon, fleetCards, type ShipCard, shipCard } from './ship-card.ts';
