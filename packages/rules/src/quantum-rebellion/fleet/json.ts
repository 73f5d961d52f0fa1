/** Fleets as JSON files. */
import { jsonForm } from '../../kernel/lists/json.ts';
import { fleetDesign } from './design.ts';

export const { checked: checkedDesign, write: fleetToJson, read: fleetFromJson } = jsonForm(fleetDesign, 'the fleet');
