/** What each event of a harvest changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import type { SideId } from '../../ids.ts';
import type { HarvestEvent } from './schema.ts';
import { featureName, listed, unitName } from '../../names.ts';

export const evolveHarvest: EvolversOf<HarvestEvent> = {
  'field-harvested': (draft, { unit: id, feature: field, stars }) => {
    const [unit, feature] = [draft.units[id], draft.features[field]];
    if (feature !== undefined) {
      feature.harvested = true;
      feature.shownValue = stars;
    }
    // What lies open is no secret any more, and nobody's survey.
    delete draft.secrets.values[field];
    for (const [side, known] of Object.entries(draft.secrets.surveys))
      if (known.includes(field)) draft.secrets.surveys[side as SideId] = known.filter((id) => id !== field);
    if (unit === undefined || unit.side === 'neutral') return;
    // They stay on its own card (FC-MISC-27) and are no stars of the battle (FC-HAR-7).
    unit.stars += stars;
    const side = draft.sides[unit.side];
    if (side !== undefined) side.harvested += stars;
  },
  'fields-surveyed': (draft, { side, features }) => {
    const known = new Set([...(draft.secrets.surveys[side] ?? []), ...features]);
    draft.secrets.surveys[side] = Object.keys(draft.features).filter((id) => known.has(id));
    for (const id of features) {
      const feature = draft.features[id];
      if (feature !== undefined && !feature.surveyedBy.includes(side)) feature.surveyedBy.push(side);
    }
  },
};

export const narrateHarvest: NarratorsOf<HarvestEvent> = {
  'field-harvested': ({ unit, feature, stars }, before) => ({
    parts: [unitName(before, unit), ' harvests ', featureName(before, feature), `: ${stars}★.`],
    rules: ['FC-HAR-5', 'R-FC-169'],
    tone: 'act',
  }),
  'fields-surveyed': ({ unit, side, features }, before, after, who) => {
    const own =
      who.kind === 'seat' &&
      Object.values(after.hands).some((hand) => hand.side === side && hand.seats.includes(who.seat));
    const names = features.map((id) =>
      own ? [featureName(before, id), ` (${after.secrets.values[id] ?? 0}★)`] : [featureName(before, id)],
    );
    return {
      parts: [unitName(before, unit), ' surveys ', ...listed(names), '.'],
      rules: ['FC-HAR-9', 'R-FC-171'],
      tone: 'act',
    };
  },
};
