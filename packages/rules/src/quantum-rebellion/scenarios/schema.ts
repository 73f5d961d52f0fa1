/** Scenarios in writing: commands, offers and events (QR-12.2b, QR-12.3b). */
import * as z from 'zod';
import { atLeastOne, faces } from '../../kernel/bounded.ts';
import {
  landingSchemaOf,
  type LandTroopsOffer,
  type OrbitalBombardmentOffer,
} from '../../mechanics/blueprint-fleets/scenarios/schema.ts';
import { convoyEvents } from '../../mechanics/blueprint-fleets/scenarios/schema.ts';
import { scenarioIds } from '../data/scenarios.ts';
import { spaceId, type SpaceId } from '../ids.ts';

/** The dice of the turret, which does not fire in this activation. */
const landing = landingSchemaOf(spaceId, z.enum(['T1', 'T2']), { dice: atLeastOne });
export const scenarioCommands = landing.commands;
export type ScenarioOffer = LandTroopsOffer<SpaceId> | OrbitalBombardmentOffer<'T1' | 'T2'>;

/** The d6 on a scenario table; faces that show nothing to play are thrown again (R-QR-48). */
const scenarioRolled = z.strictObject({
  kind: z.literal('scenario-rolled'),
  table: z.enum(['competitive', 'narrative']),
  faces: faces(6).min(1),
  scenario: z.enum(scenarioIds),
});

export const scenarioEvents = [scenarioRolled, ...landing.events, ...convoyEvents] as const;
export type ScenarioEvent = z.infer<(typeof scenarioEvents)[number]>;
