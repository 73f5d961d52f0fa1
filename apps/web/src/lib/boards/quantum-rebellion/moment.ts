/** What the match waits for, without saying whose turn it is. */
import { waitsFor as fleetWaitsFor } from '#lib/blueprint-fleets/moment.ts';
import type { State } from './rules.ts';

export function waitsFor(state: State): string {
  const name = (id: string): string => state.ships[id]?.name ?? 'a ship';
  return fleetWaitsFor(state, () => {
    const frame = state.frames.at(-1);
    switch (frame?.kind) {
      case 'attack':
        return frame.step === 'push' ? `Where ${name(frame.target)} is pushed` : undefined;
      case 'boarding':
        return `Boarders at ${name(frame.assaults[0]?.target ?? '')}`;
      case 'damage-control':
        return `Repairs on ${name(frame.ship)}`;
      case 'end':
        return 'Damage control';
      default:
        return undefined;
    }
  });
}
