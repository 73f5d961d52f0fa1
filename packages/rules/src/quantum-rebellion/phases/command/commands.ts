import * as z from 'zod';
import { arc, point, shipId, spaceId } from '../../ids.ts';

/** Lays a Full Stop marker (QR-8.1.1a). */
const shutDown = z.strictObject({ kind: z.literal('shut-down'), ship: shipId });
/** Lifts a Full Stop marker (QR-8.1.1f). */
const restart = z.strictObject({ kind: z.literal('restart'), ship: shipId });
/** Opens a way out into hyperspace; `at` is the centre of its disc (QR-8.1.2a). */
const openPortal = z.strictObject({ kind: z.literal('open-portal'), ship: shipId, at: point });
/** Sets the named Shield Generators to an arc, or lowers them with null; the others stay (QR-8.1.4a). */
const setShields = z.strictObject({
  kind: z.literal('set-shields'),
  ship: shipId,
  arcs: z.partialRecord(spaceId, arc.nullable()),
});

export const commandSegmentCommands = [shutDown, restart, openPortal, setShields] as const;
