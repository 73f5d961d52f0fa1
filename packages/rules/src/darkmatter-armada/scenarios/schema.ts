/** The scenarios that are played here (DA-15.0, R-DA-155), and what they add in writing: DA-15.2a, DA-15.3b, DA-15.4. Distances in mils. */
import * as z from 'zod';
import {
  landingSchemaOf,
  type LandTroopsOffer,
  type OrbitalBombardmentOffer,
} from '../../mechanics/blueprint-fleets/scenarios/schema.ts';
import { convoyEvents } from '../../mechanics/blueprint-fleets/scenarios/schema.ts';
import { spaceId, type SpaceId } from '../ids.ts';
import {
  type ConvoyLayout,
  type ScenarioPlan,
  scenarioRows,
  sharedScenarioIds,
} from '../../mechanics/blueprint-fleets/scenarios/plans.ts';

export const scenarioIds = ['standard-engagement', ...sharedScenarioIds] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** Ship against ship, R-DA-156 to R-DA-160. */
export const scenarios: Readonly<Record<ScenarioId, ScenarioPlan<ScenarioId>>> = {
  'standard-engagement': {
    ...scenarioRows['border-skirmish'],
    id: 'standard-engagement',
    name: 'Standard engagement',
    planet: null,
    rule: 'DA-2.0',
  },
  'border-skirmish': { ...scenarioRows['border-skirmish'], rule: 'DA-15.1' },
  'planetary-invasion': { ...scenarioRows['planetary-invasion'], rule: 'DA-15.2b' },
  'support-ground-assault': { ...scenarioRows['support-ground-assault'], rule: 'DA-15.3a' },
  'convoy-escort': { ...scenarioRows['convoy-escort'], rule: 'DA-15.4a' },
};

// R-DA-160
export const convoyLayout: ConvoyLayout = {
  table: '72x48',
  freighters: 5,
  escortDepthMils: 8000,
  interdictorDepthMils: 8000,
  interdictorFromEscortEdgeMils: 36_000,
};

export const turretIds = ['T1', 'T2', 'T3', 'T4'] as const;
export type TurretId = (typeof turretIds)[number];

const landing = landingSchemaOf(spaceId, z.enum(turretIds), {});
export const scenarioCommands = landing.commands;
export type ScenarioOffer = LandTroopsOffer<SpaceId> | OrbitalBombardmentOffer<TurretId>;

export const scenarioEvents = [...landing.events, ...convoyEvents] as const;
export type ScenarioEvent = z.infer<(typeof scenarioEvents)[number]>;
