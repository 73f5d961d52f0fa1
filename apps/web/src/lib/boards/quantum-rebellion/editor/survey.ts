/** A draft as it can be drawn, and what keeps it from being played on. */
import { surveyOf } from '#lib/blueprint-fleets/editor/survey.ts';
import { surveyPosition } from './rules.ts';

export const survey = surveyOf(surveyPosition);
