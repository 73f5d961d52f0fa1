/** Fleet designs: their shape, cost, power, fittings and legality, and their forms for people: text, JSON, bills, cards. */
export { type BillLine, type FleetBill, fleetBill, type ShipBill, shipBill, type SquadronBill } from './bill.ts';
export * from './design.ts';
export * from './fitting.ts';
export { faults, type FleetLimits, lists, MAX_SHIPS, MAX_SQUADRON_POINTS, problems } from './legality.ts';
export * from './power.ts';
export { randomFleet, type RandomFleetOptions, warships } from './random-fleet.ts';
export { limitsOf, setupOf, withConvoy } from './setup-of.ts';
export { type CardSpace, type CardSpeed, type CardWeapon, fleetCards, type ShipCard, shipCard } from './ship-card.ts';
export { checkedDesign, fleetFromJson, fleetFromText, fleetToJson, fleetToText } from './text.ts';
export { type WayOut, waysOut } from './ways-out.ts';
