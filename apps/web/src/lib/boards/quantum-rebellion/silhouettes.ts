/** The silhouettes of ships on the table: a faction builds in a family, a class has its hull in each. */
import type { Seat } from '@broadside/rules/kernel';
import type { ClassCode, State } from './rules.ts';

type Family = 'wader' | 'foundry';

const families: Readonly<Record<string, Family>> = {
  Meridian: 'wader',
  Hallgrim: 'foundry',
  'Ashen League': 'foundry',
  'Free Ports': 'wader',
  Fellmark: 'wader',
  Valdemar: 'foundry',
  'Gloam Compact': 'wader',
  'Lantern Guild': 'foundry',
};
const letters: Readonly<Record<Family, string>> = { wader: 'w', foundry: 'f' };
/** Stations and freighters are drawn by their signs. */
const drawn: ReadonlySet<ClassCode> = new Set<ClassCode>(['K', 'FF', 'DD', 'CR', 'CH', 'CVL', 'BC', 'CV', 'BB', 'DN']);

/** A faction that nobody knows builds as its side of the table does. */
function familyOf(state: State, seat: Seat): Family {
  const faction = state.sides[seat]?.faction ?? '';
  return families[faction] ?? (seat === 'seat-1' ? 'wader' : 'foundry');
}

/** The hull of a ship of a side; nothing for what is drawn by its sign. */
export const silhouetteOf = (state: State, seat: Seat, code: ClassCode): string | undefined =>
  drawn.has(code) ? `${letters[familyOf(state, seat)]}${code}` : undefined;
