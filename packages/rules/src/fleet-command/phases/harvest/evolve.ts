import type { EvolversOf } from '../../evolve.ts';
import type { HarvestEvent } from './events.ts';

export const evolveHarvest: EvolversOf<HarvestEvent> = {
  'field-harvested': (draft, { unit: id, feature: field, stars }) => {
    const [unit, feature] = [draft.units[id], draft.features[field]];
    if (feature !== undefined) {
      feature.harvested = true;
      feature.shownValue = stars;
    }
    if (unit === undefined || unit.side === 'neutral') return;
    unit.stars += stars;
    const side = draft.sides[unit.side];
    if (side !== undefined) side.harvested += stars;
  },
  'fields-surveyed': (draft, { side, features }) => {
    draft.secrets.surveys[side] = [...new Set([...(draft.secrets.surveys[side] ?? []), ...features])].sort();
    for (const id of features) {
      const feature = draft.features[id];
      if (feature !== undefined && !feature.surveyedBy.includes(side)) feature.surveyedBy.push(side);
    }
  },
};
