/** The Tractor Beam in writing: its order, its event, what that changes, and what the log says of it (DA-9.3.8). */
import * as z from 'zod';
import { distanceMils } from '../../../geometry/table/index.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { gateId, type GateId } from '../../../mechanics/blueprint-fleets/jumps/schema.ts';
import { beaconName, inches, shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import { point, shipId, type ShipId } from '../../ids.ts';
import type { EvolversOf, NarratorsOf } from '../../state.ts';

/** `target` is the id of a ship or of a beacon. */
const drawObject = z.strictObject({ kind: z.literal('draw-object'), ship: shipId, target: gateId });
export const tractorCommands = [drawObject] as const;

export interface DrawObjectOffer extends OfferOf<'draw-object'> {
  readonly ship: ShipId;
  readonly target: GateId;
}

const objectDrawn = z.strictObject({
  kind: z.literal('object-drawn'),
  ship: shipId,
  target: gateId,
  from: point,
  to: point,
});
export const tractorEvents = [objectDrawn] as const;
export type TractorEvent = z.infer<(typeof tractorEvents)[number]>;

export const evolveTractor: EvolversOf<TractorEvent> = {
  'object-drawn': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.activation.special = 'draw-object';
    const id: string = event.target;
    const thing = draft.ships[id] ?? draft.beacons[id];
    if (thing !== undefined) thing.at = event.to;
  },
};

export const narrateTractor: NarratorsOf<TractorEvent> = {
  'object-drawn': (event, before) => {
    const id: string = event.target;
    return {
      parts: [
        shipName(before, event.ship),
        ' draws ',
        before.beacons[id] === undefined ? shipName(before, id) : beaconName(before, id),
        ` ${inches(distanceMils(event.from, event.to))} to itself.`,
      ],
      rules: ['DA-9.3.8', 'R-DA-95'],
      tone: 'act',
    };
  },
};
