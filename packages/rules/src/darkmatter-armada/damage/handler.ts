/** The frames of damage: critical hits in a row, what a Vulnerable Design loses besides, hyperdrives that overload. */
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { settle } from '../../mechanics/blueprint-fleets/losses/settle.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import type { HandlerOf } from '../game.ts';
import type { ShipId, SpaceId } from '../ids.ts';
import { spaceTitles } from '../ship/space-names.ts';
import type { OpenTable } from '../state.ts';
import { criticalAt, criticalHit, neighbours } from './critical.ts';
import { overloadNow } from './overload.ts';
import type { ChooseNeighbourOffer } from './schema.ts';

const asksNobody = {
  awaiting: () => [],
  offers: () => [],
  check: () => refuse('not-now', 'R-DA-120', 'Damage is being worked out. Nobody gives orders meanwhile.'),
  resolve: () => undefined,
  sample: () => {
    throw new Error('damage that is worked out offers nothing');
  },
  standingAnswer: () => {
    throw new Error('damage that is worked out waits for nobody');
  },
} as const;

export const criticals: HandlerOf<'criticals'> = {
  ...asksNobody,
  advance: (p, frame) => {
    if (frame.left === 0) {
      p.pop();
      return settle(p);
    }
    p.replace({ ...frame, left: frame.left - 1, face: null });
    criticalHit(p, frame.ship, frame.cause, frame.face);
  },
};

export const overload: HandlerOf<'overload'> = {
  ...asksNobody,
  advance: (p, frame) => {
    p.pop();
    overloadNow(p, frame.ship, frame.cause);
  },
};

interface Struck {
  readonly ship: ShipId;
  readonly space: SpaceId;
}

function choices(state: OpenTable, { ship: id, space }: Struck): readonly SpaceId[] {
  const ship = state.ships[id];
  return ship !== undefined && isPlaced(ship) ? neighbours(ship, space) : [];
}

const because = { rule: 'DA-12.4.20', by: 'Vulnerable Design' };

export const vulnerable: HandlerOf<'vulnerable'> = {
  awaiting: (state, frame) => {
    const owner = state.ships[frame.ship]?.seat;
    return owner !== undefined && choices(state, frame).length > 1 ? [owner] : [];
  },
  advance: (p, frame) => {
    const [only] = choices(p.state, frame);
    p.pop();
    if (only !== undefined) criticalAt(p, frame.ship, only, because);
  },
  offers: (state, frame) =>
    choices(state, frame).map((space): ChooseNeighbourOffer => {
      const label = `Lose ${spaceTitles[space]} besides`;
      return { kind: 'choose-neighbour', label, about: [frame.ship], rule: 'DA-12.4.20', ship: frame.ship, space };
    }),
  check: (state, frame, command) => {
    const spaces = choices(state, frame).map((space) => spaceTitles[space]);
    const name = state.ships[frame.ship]?.name ?? frame.ship;
    if (command.kind === 'choose-neighbour' && choices(state, frame).includes(command.space)) return undefined;
    return refuse(
      'neighbour',
      'R-DA-149',
      `${name} loses a space beside the one that was hit: ${spaces.join(' or ')}.`,
    );
  },
  resolve: (p, frame, command) => {
    if (command.kind !== 'choose-neighbour') return;
    p.pop();
    criticalAt(p, frame.ship, command.space, because);
  },
  sample: (state, frame, offer) => {
    const [first = 'BR'] = choices(state, frame);
    return { kind: 'choose-neighbour', space: offer.kind === 'choose-neighbour' ? offer.space : first };
  },
  standingAnswer: (state, frame) => ({ kind: 'choose-neighbour', space: choices(state, frame)[0] ?? 'BR' }),
};
