/** Orders as players speak of them, read into commands before anything is judged. */
import type { Json, JsonObject, Result, Writing } from '../../kernel/contract.ts';
import { type FieldReader, type FieldReaders, namesWord, readFields } from '../../kernel/writing.ts';
import { readsShip, spokenFields } from '../../mechanics/blueprint-fleets/writing/fields.ts';
import { type Completing, endedByItself, namedShip, unsaid } from '../../mechanics/blueprint-fleets/writing/orders.ts';
import { spokenSchema } from '../../mechanics/blueprint-fleets/writing/schema.ts';
import { straightWay, withWay } from '../../mechanics/blueprint-fleets/writing/ways.ts';
import { command, type Command } from '../commands.ts';
import { ordnance } from '../data/ordnance.ts';
import { speedTitles } from '../markers/effects.ts';
import { carriable } from '../phases/movement/plan.ts';
import { arcWords, segmentWords, titlesIn } from '../position/words.ts';
import { spaceTitles } from '../ship/space-names.ts';
import { rounds } from '../specials/maneuvers/part.ts';
import type { State } from '../state.ts';
import { example } from './example.ts';

/** Courses are whole hundredths of a degree: over the longest move they miss a place by so much, in inches. */
const TOLERANCE = 0.005;

const family = spokenFields({ spaces: spaceTitles, arcs: arcWords, segments: segmentWords });
const space = namesWord<State>(spaceTitles);

/** A list of mounts; one may stand alone. */
const namedMounts: FieldReader<State> = (written, field, reading) => {
  const named = (each: Json): Json =>
    (typeof each === 'string' ? space(each, field, reading)?.value : undefined) ?? each;
  return { value: (Array.isArray(written) ? (written as readonly Json[]) : [written]).map(named) };
};

const fields: FieldReaders<State> = {
  ...family,
  mounts: namedMounts,
  screen: readsShip,
  helper: readsShip,
  ordnance: namesWord(titlesIn(ordnance)),
  speed: namesWord(speedTitles),
};

const completing: Completing = {
  emptyLists: {
    'spring-ambush': ['fighters'],
    'deploy-squadron': ['fighters'],
    'enter-squadron': ['fighters'],
    board: ['fighters'],
    defend: ['escorts'],
    'fly-patrol': ['fighters'],
    'return-from-dogfight': ['fighters'],
    'recall-fighters': ['fighters'],
    'switch-beacons': ['online'],
  },
  // DA-9.2.7
  carriers: ['move-ship', 'split-s', 'enter-orbit', 'follow-orbit', 'leave-orbit', 'slingshot'],
  carriable,
};

/** One ship fires alone: its name and its mounts stand for the list of shooters. */
function alone({ kind, shooters, ...order }: JsonObject): JsonObject {
  const { ship, mounts, ...rest } = order;
  if (kind !== 'fire' || shooters !== undefined || ship === undefined || mounts === undefined)
    return { ...(kind === undefined ? {} : { kind }), ...(shooters === undefined ? {} : { shooters }), ...order };
  return { kind, ...rest, shooters: [{ ship, mounts }] };
}

/** Where an attack moves its target, written as a place; the target keeps its facing unless it is turned. */
function displaced(state: State, order: JsonObject): JsonObject {
  const frame = state.frames.at(-1);
  const target = frame?.kind === 'attack' ? namedShip(state, { ship: frame.target }) : undefined;
  if (order['kind'] !== 'displace-target' || target === undefined) return order;
  return { facingCdeg: target.facingCdeg, ...straightWay(order, target, false) };
}

/** Nobody screens and no chaff is used unless the order says so; who evades skips its fire. */
const unless: { readonly [kind: string]: JsonObject } = {
  defend: { screen: null, chaff: 0 },
  evade: { keepCombat: false },
};

/** The order as a command, as far as the table says what was left out. */
function completed(state: State, written: JsonObject): Result<Json> {
  const order = withWay({ command, rounds }, state, displaced(state, alone(written)));
  const kind = typeof order['kind'] === 'string' ? order['kind'] : '';
  return { ok: true, value: { ...unless[kind], ...unsaid(completing, state, order), ...order } };
}

export const writing: Writing<State, Command> = {
  plain: (state, written) => readFields(fields, state, written),
  complete: completed,
  example,
  schema: spokenSchema,
  tolerance: TOLERANCE,
  redundant: endedByItself,
};
