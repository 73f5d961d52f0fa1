/** The state of the benchmark's game for every version of Colyseus: which numbers take two bytes, and which one. */
import type { Ship } from '../synthetic/fleet.ts';

const wide = ['x', 'y', 'heading', 'fuel', 'crew', 'hp', 'maxHp'] as const;
const narrow = ['id', 'side', 'cls', 'speed', 'shield', 'armor', 'morale', 'cooldown'] as const;

export const shipFields: Readonly<Record<keyof Ship, string | readonly string[]>> = {
  ...(Object.fromEntries(wide.map((name) => [name, 'uint16'])) as Record<(typeof wide)[number], string>),
  ...(Object.fromEntries(narrow.map((name) => [name, 'uint8'])) as Record<(typeof narrow)[number], string>),
  name: 'string',
  weapons: ['uint8'],
  systems: ['uint8'],
  path: ['uint16'],
};
