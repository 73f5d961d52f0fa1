import { withIds as withAllIds } from '#lib/blueprint-fleets/editor/ids.ts';
import type { Position } from './rules.ts';

export const withIds = (position: Position): Position => withAllIds(position);
