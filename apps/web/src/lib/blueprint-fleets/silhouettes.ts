/** The silhouettes of ships on the table: a faction builds in a family, a class has its hull in each. */
import type { Seat } from '@broadside/rules/kernel';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { FleetKit, HullFamily } from './kit.ts';

const letters: Readonly<Record<HullFamily, string>> = { wader: 'w', foundry: 'f' };
/** Stations and freighters are drawn by their signs. */
const drawn: ReadonlySet<string> = new Set(['K', 'FF', 'DD', 'CR', 'CH', 'CVL', 'BC', 'CV', 'BB', 'DN']);

/** A faction that nobody knows builds as its side of the table does. */
function familyOf({ families }: FleetKit, state: Pick<State, 'sides'>, seat: Seat): HullFamily {
  const faction = state.sides[seat]?.faction ?? '';
  return families[faction] ?? (seat === 'seat-1' ? 'wader' : 'foundry');
}

/** The hull of a ship of a side; nothing for what is drawn by its sign. */
export const silhouetteOf = (
  kit: FleetKit,
  state: Pick<State, 'sides'>,
  seat: Seat,
  code: string,
): string | undefined => (drawn.has(code) ? `${letters[familyOf(kit, state, seat)]}${code}` : undefined);
