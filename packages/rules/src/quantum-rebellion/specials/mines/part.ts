/** Laying mines before the fleets deploy: QR-5.2.4, QR-11.6.22a, R-QR-53 to R-QR-56, R-QR-243. */
import { mineLayingBy, type MineRules } from '../../../mechanics/blueprint-fleets/mines/handler.ts';
import { fieldNear } from '../../../mechanics/blueprint-fleets/mines/laying.ts';
import { modules } from '../../data/modules.ts';
import { sizes } from '../../data/sizes.ts';
import type { HandlerOf } from '../../game.ts';
import { legOrder, movementPart } from '../../phases/movement/part.ts';
import { strikeEach } from '../../phases/movement/terrain.ts';
import type { Procedure } from '../../procedure.ts';
import { ground, type PlacedTerrain } from '../../ship/clearance.ts';
import { workingSpaces } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf, type Ship, type Terrain } from '../../table.ts';
import { made } from '../../../kernel/ruleset/offer.ts';
import type { CommandOf } from '../../commands.ts';

/** The strength that the ship lays: 8 for each module (QR-11.6.22a). */
function layingStrength(ship: Ship): number {
  const { effect } = modules['minelayer'];
  return effect.kind === 'mines' ? effect.strength * workingSpaces(ship, 'minelayer').length : 0;
}

export const laying: MineRules = {
  ground,
  fieldRadiusMils: sizes.laidMinefieldDiameterMils / 2,
  lays: (ship: Ship) => workingSpaces(ship, 'minelayer').length > 0,
  strengthOf: layingStrength,
  diagonals: ({ match }: OpenTable) => optionOf(match, 'driftDiagonalDegrees'),
  // R-QR-53: ships that end within an inch of each other's field lay one field.
  lay: (p: Procedure, by, ship: Ship, fresh) => {
    const near = fieldNear({ ground }, p.state, fresh.at);
    const strength = layingStrength(ship);
    const field: Terrain =
      near === undefined
        ? { ...fresh, kind: 'minefield', strength }
        : { ...near, strength: (near.strength ?? 0) + strength };
    p.emit({ kind: 'mines-laid', by, ship: ship.id, field, merged: near !== undefined });
    return field.id;
  },
  driftedInto: (p: Procedure, ship: string, met: readonly { feature: PlacedTerrain; at: PlacedTerrain['at'] }[]) =>
    strikeEach(p, ship, met),
  moves: {
    /** The free Standard Movement: the offer of the Movement segment for this ship alone. */
    offers: (state: OpenTable, squadron, ship, by) =>
      made(movementPart.offers(state, squadron, by)).flatMap((offer) =>
        offer.kind === 'move-ship' && offer.ship === ship ? [offer] : [],
      ),
    check: (state: OpenTable, squadron, command: CommandOf<'move-ship'>, by) =>
      legOrder.check(state, squadron, command, by),
    resolve: (p: Procedure, squadron, command: CommandOf<'move-ship'>, by) =>
      legOrder.resolve(p, squadron, command, by),
    sample: (state: OpenTable, squadron, offer: Parameters<typeof legOrder.sample>[2], by, random) => {
      const order = legOrder.sample(state, squadron, offer, by, random);
      return order.kind === 'move-ship' ? order : undefined;
    },
  },
  place: 'QR-5.2.4a',
  overlap: 'QR-8.2.3a',
  now: 'QR-5.2a',
  keep: 'R-QR-53',
  move: 'QR-5.2.4d',
};

export const mineLaying: HandlerOf<'mine-laying'> = mineLayingBy(laying);
