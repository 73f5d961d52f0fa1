/**
 * The fleet of the synthetic game: 2 x 12 ships of 15 numbers, a name and three lists each, about 6 KB as JSON.
 * The numbers are those of the benchmark's plain game, so that both games do the same work.
 */
export const shipsPerSide = 12;
export const boardSize = 1000;

export interface Ship {
  readonly id: number;
  readonly side: number;
  readonly cls: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly speed: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly shield: number;
  readonly armor: number;
  readonly fuel: number;
  readonly crew: number;
  readonly morale: number;
  readonly cooldown: number;
  readonly name: string;
  readonly weapons: readonly number[];
  readonly systems: readonly number[];
  readonly path: readonly number[];
}

const names = [
  'Resolute',
  'Vanguard',
  'Intrepid',
  'Tempest',
  'Halberd',
  'Meridian',
  'Corsair',
  'Bastion',
  'Lodestar',
  'Sparrowhawk',
  'Ironclad',
  'Wayfarer',
];

/** An integer hash onto [0, 2^32): the game needs numbers, not chance. */
export function mix(n: number): number {
  let x = (n + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

export function newShip(id: number): Ship {
  const side = id < shipsPerSide ? 0 : 1;
  const number = (key: number, below: number): number => mix(id * 977 + key) % below;
  const list = (length: number, key: number, below: number): number[] =>
    Array.from({ length }, (_, index) => number(key + index, below));
  return {
    id,
    side,
    cls: number(1, 5),
    x: number(2, boardSize),
    y: number(3, boardSize),
    heading: number(4, 360),
    speed: 2 + number(5, 10),
    hp: 100,
    maxHp: 100,
    shield: number(6, 80),
    armor: number(7, 12),
    fuel: number(8, 900),
    crew: 20 + number(9, 400),
    morale: number(10, 100),
    cooldown: number(11, 4),
    name: `${side === 1 ? 'HMS' : 'ISV'} ${names[id % names.length] ?? ''}`,
    weapons: list(12, 20, 200),
    systems: list(8, 40, 100),
    path: list(6, 60, boardSize),
  };
}

/** The move that the benchmark makes as number `index` (0-based). */
export function moveFor(index: number): { kind: 'move'; ship: number; x: number; y: number; target: number } {
  const side = index & 1;
  const turn = index >> 1;
  return {
    kind: 'move',
    ship: side * shipsPerSide + (turn % shipsPerSide),
    x: mix(index * 3 + 1) % boardSize,
    y: mix(index * 3 + 2) % boardSize,
    target: (1 - side) * shipsPerSide + ((turn * 7 + 3) % shipsPerSide),
  };
}
