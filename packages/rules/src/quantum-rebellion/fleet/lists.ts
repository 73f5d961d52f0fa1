/** Fleets as lists of the contract: what is wrong with one in any match, whatever its points and its civilians. */
import type { Lists } from '../../kernel/contract.ts';
import { fleetDesign, type FleetDesign } from './design.ts';
import { problems } from './legality.ts';
import { fleetPoints } from './points.ts';

export const lists: Lists<FleetDesign> = {
  codec: fleetDesign,
  name: (fleet) => fleet.name,
  points: fleetPoints,
  faults: (fleet) =>
    problems(fleet, { maxPoints: Infinity, civilians: true }).map(({ code, rule, sentence, ...place }) => {
      const { squadron, ship, item, over } = place;
      return { code, rule, sentence, data: { squadron, ship, item: item && { ...item }, over: over && { ...over } } };
    }),
};
