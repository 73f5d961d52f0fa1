/**
 * The state as the family reads and changes it: just these fields. A game's own state has them and more, so that its
 * checks, events and procedures pass through the family's functions as they are.
 */
import type * as z from 'zod';
import type { Seat } from '../../kernel/contract.ts';
import type { Kind } from '../../kernel/ruleset/game.ts';
import type {
  Beacon,
  Disc,
  Due,
  Fighter,
  matchShape,
  Portal,
  Secrets,
  shipActivationShape,
  shipShape,
  Side,
  Squadron,
  terrainShape,
} from './records.ts';

type Fields<Shape extends z.ZodRawShape> = { [K in keyof Shape]: z.infer<Shape[K]> };

/** A space of a blueprint, and whether what is fitted in it works. */
export interface Space {
  condition: 'working' | 'offline' | 'destroyed';
}
export type Ship = Fields<typeof shipShape> & {
  activation: Fields<typeof shipActivationShape>;
  /** What has been used of the store in a space. */
  spent: { [space: string]: number | undefined };
};
export type Terrain = Fields<typeof terrainShape> & { kind: string };
export type MatchViewRecord = Fields<typeof matchShape>;

export interface Table {
  match: MatchViewRecord;
  sides: { [seat: Seat]: Side };
  squadrons: { [id: string]: Squadron };
  ships: { [id: string]: Ship };
  fighters: { [id: string]: Fighter };
  terrain: { [id: string]: Terrain };
  portals: { [id: string]: Portal };
  beacons: { [id: string]: Beacon };
  discs: { [id: string]: Disc };
}

/** What lies open to everybody. */
export interface OpenTable extends Table {
  due: Due;
  frames: Kind[];
}

export interface State extends OpenTable {
  secrets: Secrets;
}
