/**
 * Perft: in fixed positions of every kind the number of legal commands is pinned, counted among everything that a client
 * could send; what is legal is offered, and what is offered is legal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { distance, neighbour, onBoard, sameHex } from '../../geometry/hex/index.ts';
import { seededRandom, type Seat } from '../../kernel/index.ts';
import { command as codec, type Command } from '../commands.ts';
import { fleetCommand } from '../index.ts';
import type { Hex } from '../ids.ts';
import { fromPosition, type Position, positionCodec } from '../position/index.ts';
import { sightOf } from '../sight.ts';
import type { State } from '../state.ts';
import { countsByKind, countTwoDeep, legalCommands, repeating } from './counting.ts';
import { everyCommand, generators } from './enumeration.ts';
import { isOffered } from './fitting.ts';

/** One file of this folder. */
interface Perft {
  readonly about: string;
  /** How the count comes about, worked out by hand. */
  readonly reckoning: string;
  readonly by: Seat;
  readonly position: Position;
  /** What is done in the position before the count, with the faces that the dice show over and over. */
  readonly after?: readonly { readonly by: Seat; readonly command: Command; readonly faces?: readonly number[] }[];
  readonly legal: Readonly<Record<string, number>>;
  readonly twoDeep?: { readonly faces: readonly number[]; readonly legal: number };
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
const all = files.map((name) => ({
  name: name.slice(0, -'.json'.length),
  perft: JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Perft,
}));

function stateOf({ position, after = [] }: Perft): State {
  const read = fromPosition(positionCodec.parse(position));
  if (!read.ok) throw new Error(read.problems.join(' '));
  return after.reduce((state, { by, command, faces = [1] }) => {
    const decision = fleetCommand.decide(state, codec.parse(command), by, repeating(faces));
    if (!decision.ok) throw new Error(decision.reason.sentence);
    return decision.events.reduce((now, event) => fleetCommand.evolve(now, event), state);
  }, read.value);
}

const kinds = codec.options.map((option) => option.shape.kind.value);

describe.each(all)('$name', { timeout: 60_000 }, ({ perft }) => {
  const state = stateOf(perft);
  const { by } = perft;
  const sight = sightOf(state, { kind: 'seat', seat: by });
  const view = fleetCommand.view(state, { kind: 'seat', seat: by });
  const offers = fleetCommand.offers(view, by);
  const legal = legalCommands(state, by);

  it('has as many legal commands of each kind as were counted', () => {
    expect(countsByKind(legal)).toEqual(perft.legal);
    expect(perft.reckoning.length).toBeGreaterThan(20);
  });

  it.runIf(perft.twoDeep !== undefined)('has as many two deep', () => {
    expect(countTwoDeep(state, by, perft.twoDeep?.faces ?? [])).toBe(perft.twoDeep?.legal);
  });

  it('offers all that is legal', () => {
    expect(legal.filter((command) => !isOffered(sight, offers, command))).toEqual([]);
  });

  it('accepts samples of every offer, which are among what was counted', () => {
    const random = seededRandom(1);
    const counted = new Set(legal.map((command) => written(command)));
    for (const offer of offers)
      for (let trial = 0; trial < 8; trial += 1) {
        const command = fleetCommand.sample(view, offer, by, random);
        expect(fleetCommand.check(view, command, by), offer.label).toBeUndefined();
        // Of the ways to a hex the offer shows one; each is among those that were counted.
        expect(counted.has(written(command)), written(command)).toBe(true);
      }
  });
});

/** The same text for commands that mean the same: cards and fields in any order, a patrol that is not named. */
function written(command: Command): string {
  if ('cards' in command) return JSON.stringify({ ...command, cards: [...command.cards].sort() });
  if (command.kind === 'harvest') return JSON.stringify({ ...command, fields: [...command.fields].sort() });
  if (command.kind === 'move') return JSON.stringify({ ...command, patrol: command.patrol ?? null });
  if (command.kind === 'play-interrupt' && command.use.use === 'move') {
    const { unit, path, patrol = null, facing = null } = command.use;
    return JSON.stringify([command.card, unit, path, patrol, facing]);
  }
  return JSON.stringify(command, Object.keys(command).sort());
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
/** Where fields can stand in commands of a kind, those of a field that is a union all together. */
function addProperties({ properties = {}, oneOf = [], anyOf = [] }: Schema, path: string, known: Set<string>): void {
  for (const option of [...oneOf, ...anyOf]) addProperties(option, path, known);
  for (const [name, field] of Object.entries(properties)) {
    known.add(`${path}.${name}`);
    addProperties(field, `${path}.${name}`, known);
  }
}
function addFields(value: object, path: string, shown: Set<string>): void {
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    shown.add(`${path}.${name}`);
    if (typeof field === 'object' && field !== null && !Array.isArray(field))
      addFields(field, `${path}.${name}`, shown);
  }
}

describe('the enumeration', { timeout: 60_000 }, () => {
  const states = all.map(({ perft }) => stateOf(perft));

  it('has a generator for every kind of command, each of which gives something', () => {
    expect(Object.keys(generators).sort()).toEqual([...kinds].sort());
    for (const state of states.slice(0, 2)) {
      const given = new Set<string>();
      for (const { kind } of everyCommand(sightOf(state, { kind: 'seat', seat: 'seat-1' }))) given.add(kind);
      expect(kinds.filter((kind) => !given.has(kind))).toEqual([]);
    }
  });

  it('gives commands with every field that the codec knows, and none that it refuses', () => {
    const shown = new Set<string>();
    for (const state of states.slice(0, 1))
      for (const generate of Object.values(generators)) {
        let count = 0;
        for (const command of generate(sightOf(state, { kind: 'seat', seat: 'seat-1' }))) {
          addFields(command, command.kind, shown);
          if (count++ % 997 === 0) expect(codec.safeParse(command).success, JSON.stringify(command)).toBe(true);
        }
      }
    const known = new Set<string>();
    for (const option of codec.options)
      addProperties(z.toJSONSchema(option, { unrepresentable: 'any' }) as Schema, option.shape.kind.value, known);
    expect([...shown].sort()).toEqual([...known].sort());
  });

  it('meets ten positions or more, and most kinds of command are legal in one of them', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    const legal = new Set(all.flatMap(({ perft }) => Object.keys(perft.legal)));
    expect(kinds.filter((kind) => !legal.has(kind)).sort()).toEqual(
      [
        'capture',
        'choose-basic',
        'cripple',
        'defensive-fire',
        'go-on',
        'overrun',
        'place-patrol',
        'remove-token',
        'roll-again',
        'spend-card',
      ].sort(),
    );
  });
});

it('the ways among hazards are those that a plain walker finds', () => {
  const state = stateOf(all.find(({ name }) => name === 'move-among-hazards')?.perft as Perft);
  const { red, anvil, grey } = state.units;
  const at = (kind: string) => Object.values(state.features).find((feature) => feature.kind === kind)?.at as Hex;
  const [planet, wreckage] = [at('planet'), at('wreckage')];
  const closed = [planet, wreckage, grey?.at as Hex];
  const inWell = (hex: Hex) => distance(hex, planet) === 1;
  function ways(here: Hex, left: number): number {
    const ship = anvil?.at as Hex;
    // Next to the destroyer it may stay, or join it as its patrol.
    const ends = sameHex(here, ship) ? 0 : distance(here, ship) === 1 ? 2 : 1;
    return [0, 1, 2, 3, 4, 5].reduce((sum, direction) => {
      const next = neighbour(here, direction);
      const cost = inWell(here) && !inWell(next) ? 2 : 1;
      const barred = !onBoard(next, { cols: 13, rows: 9 }) || closed.some((hex) => sameHex(hex, next));
      return barred || cost > left ? sum : sum + ways(next, left - cost);
    }, ends);
  }
  expect(ways(red?.at as Hex, 3)).toBe(151);
});
