/**
 * A fleet as a player draws it up: squadrons of ships, whatever a ship has in a game, and what they cost together. What is
 * written down may be illegal; `legality.ts` judges it.
 */
import * as z from 'zod';
import type { Rank } from '../ids.ts';

export const designName = z.string().trim().min(1).max(40);

/** What every game's ship has: `admiral` is the fleet's flagship and commands its own squadron. */
export interface DrawnShip {
  readonly name: string;
  readonly rank: Rank;
}

export interface DrawnSquadron<Ship extends DrawnShip> {
  readonly name: string;
  readonly ships: readonly Ship[];
}

export interface DrawnFleet<Ship extends DrawnShip> {
  readonly name: string;
  readonly faction: string;
  readonly squadrons: readonly DrawnSquadron<Ship>[];
}

/** The squadrons of a game whose ships are written like this. */
export const squadronOf = <Ship extends z.ZodType>(ship: Ship) =>
  z.strictObject({ name: designName, ships: z.array(ship).max(50) });

/** The fleets of a game whose squadrons are written like this. */
export const fleetOf = <Squadron extends z.ZodType>(squadron: Squadron) =>
  z.strictObject({ name: designName, faction: designName, squadrons: z.array(squadron).max(100) });

/** A fleet as its players write it, without costs: those follow. */
export interface WrittenFleet {
  readonly id: string;
  /** The Maximum Fleet Value it is made for. */
  readonly maxPoints: number;
  /** One or two sentences on how it plays. */
  readonly note: string;
  readonly text: string;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What squadrons and fleets cost whose ships cost so much. */
export function pointsBy<Ship extends DrawnShip>(shipPoints: (ship: Ship) => number) {
  const squadronPoints = ({ ships }: DrawnSquadron<Ship>): number => sum(ships.map(shipPoints));
  const fleetPoints = ({ squadrons }: DrawnFleet<Ship>): number => sum(squadrons.map(squadronPoints));
  return { squadronPoints, fleetPoints };
}
