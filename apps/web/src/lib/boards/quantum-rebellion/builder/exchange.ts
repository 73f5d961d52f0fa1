/** Fleets that come and go as text: what people paste in chats, or JSON. */
import type { Result } from '@broadside/rules/kernel';
import { fleetFromJson, fleetFromText, type FleetDesign } from './rules.ts';

/** The fleet of a pasted text, in either form; what begins with a brace is JSON. */
export function readFleet(text: string): Result<FleetDesign> {
  return text.trimStart().startsWith('{') ? fleetFromJson(text) : fleetFromText(text);
}

/** A file's name for a fleet: `narrow-sea-600`. */
export function fileName(fleet: FleetDesign): string {
  const words = fleet.name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? 'fleet' : words;
}
