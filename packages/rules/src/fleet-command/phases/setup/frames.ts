import * as z from 'zod';
import { sideId } from '../../ids.ts';

/** After the first initiative roll the sides place their units one by one; `side` places the next (R-FC-207). */
export const deploymentFrame = z.strictObject({ kind: z.literal('deployment'), side: sideId });
export type DeploymentFrame = z.infer<typeof deploymentFrame>;
