/** What a fire order would do, as the rules forecast it, and the line it goes along. */
import { legsOf } from '#lib/open-table/stretches.ts';
import { forecast, sightline, type AttackForecast, type Command, type PlacedShip, type State } from './rules.ts';

/** Undefined where the order is not legal; `check` then says why. */
export function forecastOf(state: State, command: Command): AttackForecast | undefined {
  if (command.kind !== 'fire') return undefined;
  const lead = state.ships[command.shooters[0]?.ship ?? ''];
  return (lead && forecast(state, command, lead.seat).attack) ?? undefined;
}

/** The line from a ship to another in legs for the board, with what lies on it; a torpedo needs no line of sight. */
export function sightLegs(state: State, from: PlacedShip, target: PlacedShip, torpedo: boolean) {
  const seen = sightline(state, from, target);
  const line = torpedo ? { ...seen, through: [] } : seen;
  const { blockedBy } = line;
  const stretches = line.through.map((stretch) => ({ ...stretch, blocks: blockedBy?.terrain === stretch.terrain }));
  return { legs: legsOf(from.at, target.at, stretches), line };
}
