import { featureName, listed, unitName } from '../../names.ts';
import type { NarratorsOf } from '../../state.ts';
import type { HarvestEvent } from './events.ts';

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
