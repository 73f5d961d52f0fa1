/** From a way to act to the draft that prepares it. */
import type { Command, Sight } from '../rules.ts';
import { AttackDraft } from './attack-draft.svelte.ts';
import { CardsDraft } from './cards-draft.svelte.ts';
import { ChoiceDraft } from './choice-draft.svelte.ts';
import { CourseDraft, type CourseJudge } from './course-draft.svelte.ts';
import { DiceDraft } from './dice-draft.svelte.ts';
import { FieldsDraft } from './fields-draft.svelte.ts';
import { OrderDraft } from './order-draft.svelte.ts';
import { PlaceDraft } from './place-draft.svelte.ts';
import { PlainDraft } from './plain-draft.ts';
import { SpendDraft } from './spend-draft.svelte.ts';
import type { Way } from './ways.ts';

export type Draft =
  | OrderDraft
  | SpendDraft
  | CardsDraft
  | PlaceDraft
  | CourseDraft
  | AttackDraft
  | FieldsDraft
  | ChoiceDraft
  | DiceDraft
  | PlainDraft;

/** `safe`: the safe answer, as the clock would give it. */
export function draftOf(sight: Sight, way: Way, judge: CourseJudge, safe: () => Command | undefined): Draft {
  switch (way.form) {
    case 'order':
      return new OrderDraft(sight, way.offers);
    case 'spend':
      return new SpendDraft(sight, way.offers);
    case 'cards':
      return new CardsDraft(sight, way.offers);
    case 'place':
      return new PlaceDraft(sight, way.offers);
    case 'course':
      return new CourseDraft(sight, way.offers, judge);
    case 'attack':
      return new AttackDraft(sight, way.offers);
    case 'fields':
      return new FieldsDraft(sight, way.offers);
    case 'choice':
      return new ChoiceDraft(sight, way.offers);
    case 'dice':
      return new DiceDraft(way.offers, safe());
    case 'plain':
      return new PlainDraft(way.offers);
  }
}
