/** What a fire order would do, as the rules forecast it, and the line it goes along. */
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
  const at = (mils: number) => {
    const share = line.rangeMils === 0 ? 0 : mils / line.rangeMils;
    return {
      xMils: Math.round(from.at.xMils + (target.at.xMils - from.at.xMils) * share),
      yMils: Math.round(from.at.yMils + (target.at.yMils - from.at.yMils) * share),
    };
  };
  const legs: { from: ReturnType<typeof at>; to: ReturnType<typeof at>; kind: 'clear' | 'crossing' | 'blocked' }[] = [];
  let reached = 0;
  for (const stretch of line.through) {
    if (stretch.enterMils > reached) legs.push({ from: at(reached), to: at(stretch.enterMils), kind: 'clear' });
    if (line.blockedBy === stretch || line.blockedBy?.terrain === stretch.terrain) {
      legs.push({ from: at(stretch.enterMils), to: target.at, kind: 'blocked' });
      return { legs, line };
    }
    legs.push({ from: at(Math.max(reached, stretch.enterMils)), to: at(stretch.leaveMils), kind: 'crossing' });
    reached = Math.max(reached, stretch.leaveMils);
  }
  if (reached < line.rangeMils) legs.push({ from: at(reached), to: target.at, kind: 'clear' });
  return { legs, line };
}
