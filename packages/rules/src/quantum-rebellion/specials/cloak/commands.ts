import * as z from 'zod';
import { shipId } from '../../ids.ts';

/** Switches the cloak on, or off, as the special action (QR-8.3.3a). */
const engageCloak = z.strictObject({ kind: z.literal('engage-cloak'), ship: shipId });
const disengageCloak = z.strictObject({ kind: z.literal('disengage-cloak'), ship: shipId });

export const cloakCommands = [engageCloak, disengageCloak] as const;
