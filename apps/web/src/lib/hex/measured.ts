/** What lies between two hexes: how far it is, and which way. */
import { distance, nearerDirections } from '@broadside/rules/geometry/hex';
import type { TapeEnd } from '#lib/board/tape.svelte.ts';
import type { Hex } from './model.ts';

export interface HexEnd extends TapeEnd {
  readonly at: Hex;
}

const ways = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

/** 'North', or 'between north and north-east' where two directions lead nearer; nothing in the same hex. */
function wayTo(from: Hex, to: Hex): readonly string[] {
  const names = nearerDirections(from, to).map((direction) => ways[direction]);
  return names.length > 1 ? [`between ${names.join(' and ')}`] : names;
}

export function hexesBetween({ at: from }: HexEnd, { at: to }: HexEnd): readonly string[] {
  const far = distance(from, to);
  return [`${far} ${far === 1 ? 'hex' : 'hexes'}`, ...wayTo(from, to)];
}
