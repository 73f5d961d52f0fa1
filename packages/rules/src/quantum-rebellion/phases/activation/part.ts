/** What a segment of an activation lets the active squadron do: QR-8.0c. */
import type { OrderOf, PartOf } from '../../../mechanics/blueprint-fleets/activation/part.ts';
import type { Command } from '../../commands.ts';
import type { Game } from '../../game.ts';

export type Order<K extends Command['kind']> = OrderOf<Game, K>;
export type SegmentPart = PartOf<Game>;
