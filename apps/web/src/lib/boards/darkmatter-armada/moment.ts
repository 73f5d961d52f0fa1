/** What the match waits for, without saying whose turn it is. */
import { waitsFor as fleetWaitsFor } from '#lib/blueprint-fleets/moment.ts';
import type { State } from './rules.ts';

/**
 * The step that orders have reached. Before the speeds nothing has to be done and all of it may be, so that no step is named:
 * a squadron begins at its repairs whether or not anything of it is destroyed.
 */
const steps = { repair: undefined, portal: undefined, speed: 'sets its speeds', shields: 'sets its shields' } as const;

export function waitsFor(state: State): string {
  const name = (id: string): string => state.ships[id]?.name ?? 'a ship';
  return fleetWaitsFor(state, () => {
    const frame = state.frames.at(-1);
    const { match } = state;
    switch (frame?.kind) {
      case 'activation': {
        const doing = match.segment === 'command' ? steps[match.commandStep] : undefined;
        return match.active === null || doing === undefined
          ? undefined
          : `${state.squadrons[match.active]?.name ?? 'A squadron'} ${doing}`;
      }
      case 'attack':
        return frame.step === 'displace' ? `Where ${name(frame.target)} is moved` : undefined;
      case 'fighter-attack':
        return frame.step === 'locate' ? `Where ${name(frame.target)} is struck` : undefined;
      case 'vulnerable':
        return `What ${name(frame.ship)} loses besides`;
      case 'criticals':
      case 'overload':
        return `${name(frame.ship)} is struck`;
      case 'end':
        return 'The round ends';
      default:
        return undefined;
    }
  });
}
