/**
 * Fleets as plain text that survives chats: one line for each thing, nothing told by indentation, costs for the reader
 * only; and how it is read back: each mistake names its line and says what would be right.
 */
import type { Result } from '../../../kernel/contract.ts';
import { itemsOf, ListReading, oneLine as line, readLines, type TextForm } from '../../../kernel/lists/text.ts';
import { nameIn, type Vocabulary, vocabulary } from '../../../kernel/lists/vocabulary.ts';
import type { Rank } from '../ids.ts';
import { type DrawnFleet, type DrawnShip, pointsBy } from './design.ts';

export const rankWords = vocabulary<Rank>('rank', [
  ['admiral', 'admiral', 'flagship'],
  ['commander', 'commander', 'squadron commander'],
  ['captain', 'captain'],
]);

/** How a game writes its ships. */
export interface ShipText<Ship extends DrawnShip, Class extends string> {
  readonly classWords: Vocabulary<Class>;
  classOf(ship: Ship): Class;
  shipPoints(ship: Ship): number;
  /** A ship of that class with nothing aboard, to which lines add. */
  bare(ship: { name: string; class: Class; rank: Rank }): Ship;
  /** What stands below the ship's own line: a title of `fittings`, then what is listed there; empty lists are left out. */
  listed(ship: Ship): readonly (readonly [title: string, items: readonly string[]])[];
  /** By title in lower case: reads one item and adds it. */
  readonly fittings: Readonly<Record<string, (reading: ListReading, ship: Ship, text: string) => void>>;
  /** What may stand before a colon, in a sentence, besides `Fleet`, `Faction` and `Squadron`. */
  readonly heads: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything read so far, and what was wrong with it. */
class FleetReading<Ship> extends ListReading {
  called: string | null = null;
  faction: string | null = null;
  readonly squadrons: { name: string; ships: Ship[] }[] = [];
  /** A line about a ship or squadron that could not be read: what belongs to it is looked at, but not kept. */
  lost = false;
}

function readSquadron<Ship>(reading: FleetReading<Ship>, text: string): void {
  reading.squadrons.push({ name: reading.name(text, 'squadron') ?? '?', ships: [] });
  reading.lost = true; // until its first ship
}

/** `Heavy cruiser (commander), 95 points` before the colon, the name after it. */
function readShip<Ship extends DrawnShip, Class extends string>(
  game: ShipText<Ship, Class>,
  reading: FleetReading<Ship>,
  head: string,
  text: string,
): void {
  const [, kind = '', written = 'captain'] = /^([^(]*)(?:\(([^)]*)\))?$/.exec(head) ?? [];
  const squadron = reading.squadrons.at(-1);
  const code = reading.look(game.classWords, kind.trim());
  const rank = reading.look(rankWords, written);
  const name = reading.name(text, 'ship');
  reading.lost = true;
  if (squadron === undefined)
    return reading.fault('This ship is in no squadron. Write a line "Squadron: its name" above it.');
  if (code === undefined || rank === undefined || name === undefined) return;
  reading.lost = false;
  squadron.ships.push(game.bare({ name, class: code, rank }));
}

function readFittings<Ship extends DrawnShip, Class extends string>(
  game: ShipText<Ship, Class>,
  reading: FleetReading<Ship>,
  read: (reading: ListReading, ship: Ship, text: string) => void,
  text: string,
): void {
  const ships = reading.squadrons.at(-1)?.ships ?? [];
  const ship = reading.lost ? undefined : ships.at(-1);
  if (ship === undefined && reading.problems.length === 0)
    return reading.fault(`These belong to no ship. Write a line such as "Frigate: its name" above them.`);
  const [first] = game.classWords.words;
  if (first === undefined) return;
  const own = ship ?? game.bare({ name: '?', class: first.value, rank: 'captain' });
  for (const item of itemsOf(text)) read(reading, own, item);
}

function readLine<Ship extends DrawnShip, Class extends string>(
  game: ShipText<Ship, Class>,
  reading: FleetReading<Ship>,
  head: string,
  rest: string,
): void {
  const key = head.toLowerCase();
  if (key === 'fleet') {
    if (reading.called !== null) return reading.fault('The fleet is named twice. Keep one "Fleet:" line.');
    reading.called = reading.name(rest, 'fleet') ?? '?';
    return;
  }
  if (key === 'faction') {
    if (reading.faction !== null) return reading.fault('The faction is named twice. Keep one "Faction:" line.');
    reading.faction = reading.name(rest, 'faction') ?? '?';
    return;
  }
  if (key === 'squadron') return readSquadron(reading, rest);
  const fitting = Object.hasOwn(game.fittings, key) ? game.fittings[key] : undefined;
  if (fitting !== undefined) return readFittings(game, reading, fitting, rest);
  return readShip(game, reading, head, rest);
}

/** How fleets of a game are written and read as text; `checked` is the last look at what was read. */
export function textForm<Ship extends DrawnShip, Class extends string, Fleet extends DrawnFleet<Ship>>(
  game: ShipText<Ship, Class>,
  checked: (fleet: unknown) => Result<Fleet>,
): { readonly write: (fleet: Fleet) => string; readonly read: (text: string) => Result<Fleet> } {
  const { squadronPoints, fleetPoints } = pointsBy((ship: Ship) => game.shipPoints(ship));
  const form: TextForm = {
    what: 'fleet',
    begins: /^[\s>*•·–-]*fleet\b(?!\s+carrier)[^:]*:/iu,
    noBeginning: 'The fleet has no name. Begin with a line "Fleet: its name".',
    heads: `"Fleet:", "Faction:", "Squadron:", ${game.heads}`,
  };
  const shipLines = (ship: Ship): string[] => {
    const rank = ship.rank === 'captain' ? '' : ` (${ship.rank})`;
    const kind = capital(nameIn(game.classWords, game.classOf(ship)));
    return [
      `- ${kind}${rank}, ${game.shipPoints(ship)} points: ${line(ship.name)}`,
      ...game
        .listed(ship)
        .filter(([, items]) => items.length > 0)
        .map(([title, items]) => `  ${title}: ${items.join(', ')}`),
    ];
  };
  const write = (fleet: Fleet): string => {
    const squadrons = fleet.squadrons.flatMap((squadron) => [
      '',
      `Squadron, ${squadronPoints(squadron)} points: ${line(squadron.name)}`,
      ...squadron.ships.flatMap(shipLines),
    ]);
    const head = [`Fleet, ${fleetPoints(fleet)} points: ${line(fleet.name)}`, `Faction: ${line(fleet.faction)}`];
    return [...head, ...squadrons, ''].join('\n');
  };
  const read = (text: string): Result<Fleet> => {
    const reading = new FleetReading<Ship>();
    const first = readLines(text, form, reading, (head, rest) => readLine(game, reading, head, rest));
    const { called: name, faction, squadrons, problems } = reading;
    if (first !== undefined && faction === null && problems.length === 0) {
      reading.line = first;
      reading.fault('The fleet has no faction. Write a line "Faction: its name" below this one.');
    }
    return problems.length > 0 ? { ok: false, problems } : checked({ name, faction, squadrons });
  };
  return { write, read };
}

/** `E1 armor plating`: what stands in one space, into a ship that has nothing there yet. */
export function readIntoSpace<Space extends string, Content extends string>(
  reading: ListReading,
  words: { readonly spaces: Vocabulary<Space>; readonly contents: Vocabulary<Content>; readonly example: string },
  into: Partial<Record<Space, Content>>,
  text: string,
): void {
  const parts = /^(\S+)\s+(.+)$/.exec(text);
  if (parts === null)
    return reading.fault(`"${text.slice(0, 60)}" is no equipment. Write space and module, as in "${words.example}".`);
  const space = reading.look(words.spaces, parts[1] ?? '');
  const content = reading.look(words.contents, parts[2] ?? '');
  if (space === undefined || content === undefined) return;
  if (into[space] !== undefined) return reading.fault(`Space ${space} is filled twice. Keep one module.`);
  into[space] = content;
}
