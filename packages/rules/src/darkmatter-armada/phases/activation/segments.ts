/** What each segment of an activation lets a squadron do (DA-9.0a): parts are plugged in here. */
import { orderIn, ordersByKind } from '../../../mechanics/blueprint-fleets/activation/part.ts';
import { evasivePart } from '../../specials/evasive/part.ts';
import { commandPart } from '../command/part.ts';
import { movementPart } from '../movement/part.ts';
import type { SegmentPart } from './part.ts';

export const parts: readonly SegmentPart[] = [commandPart, movementPart, evasivePart];

/** How orders of this kind go, and in which segment. */
export const orderOf = orderIn(ordersByKind(parts));
