/** Shields that are up when play begins: DA-6.2.5.2, R-DA-172. A side sets them in its turn, before the squadron deploys. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { made } from '../../../kernel/ruleset/offer.ts';
import { setShieldsOffer } from '../../../mechanics/blueprint-fleets/command/schema.ts';
import { shieldsBy } from '../../../mechanics/blueprint-fleets/command/shields.ts';
import { undeployed } from '../../../mechanics/blueprint-fleets/setup/deploying.ts';
import { membersOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { pick } from '../../../kernel/dice.ts';
import type { CommandOf } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import { arc, type SpaceId } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { generatorsOf, shieldRules } from '../command/part.ts';

const startingShields = shieldsBy<SpaceId, Ship>({ ...shieldRules, set: 'DA-6.2.5.2', unchanged: 'DA-6.2.5.2' });

const lowered = (ship: Ship): boolean => Object.values(ship.shields).every((each) => each === null);

/** Ships of squadrons that still wait, whose generators protect nothing yet. */
const shieldable = (state: OpenTable, seat: Seat): readonly Ship[] =>
  undeployed(state, seat)
    .flatMap((squadron) => membersOf(state, squadron))
    .filter((ship) => generatorsOf(ship).length > 0 && lowered(ship));

function raiseFault(state: OpenTable, by: Seat, { ship: id, arcs }: CommandOf<'set-shields'>): Rejection | undefined {
  const ship = state.ships[id];
  const waits = undeployed(state, by).some((squadron) => ship?.squadron === squadron.id);
  if (ship === undefined || !waits)
    return refuse(
      'not-waiting',
      'DA-6.2.5.2',
      'Before play, ships of your squadrons that wait raise shields. Name one.',
    );
  const fault = startingShields.shieldsFault(ship, arcs);
  if (fault !== undefined) return fault;
  if (lowered(ship)) return undefined;
  const sentence = `The shields of ${ship.name} are up already. Move them in the Command Segment.`;
  return refuse('shields-up', 'R-DA-172', sentence);
}

/** Deployment, in which the side whose turn it is may raise shields as well. */
export const withShields = (deploying: HandlerOf<'deployment'>): HandlerOf<'deployment'> => ({
  ...deploying,
  offers: (state, frame, by) => {
    const own = made(deploying.offers(state, frame, by));
    if (frame.step !== 'deploy' && frame.step !== 'scouts') return own;
    return [...own, ...shieldable(state, by).map((ship) => setShieldsOffer('DA-6.2.5.2', ship, generatorsOf(ship)))];
  },
  check: (state, frame, command, by) =>
    command.kind === 'set-shields' && (frame.step === 'deploy' || frame.step === 'scouts')
      ? raiseFault(state, by, command)
      : deploying.check(state, frame, command, by),
  resolve: (p, frame, command, by) =>
    command.kind === 'set-shields'
      ? p.emit({ kind: 'shields-set', ship: command.ship, arcs: command.arcs })
      : deploying.resolve(p, frame, command, by),
  sample: (state, frame, offer, by, random) => {
    if (offer.kind !== 'set-shields') return deploying.sample(state, frame, offer, by, random);
    const [space] = offer.generators;
    if (space === undefined) throw new Error(`${offer.ship} has no generator to set`);
    return { kind: 'set-shields', ship: offer.ship, arcs: { [space]: pick(arc.options, random) } };
  },
});
