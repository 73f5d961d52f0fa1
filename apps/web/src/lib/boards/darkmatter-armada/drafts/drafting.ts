/** From an offer to the order being planned for it. */
import type { DeployDraft } from '#lib/blueprint-fleets/drafts/deploy-draft.svelte.ts';
import { fleetDraftOf } from '#lib/blueprint-fleets/drafts/drafting.ts';
import type { HideDraft } from '#lib/blueprint-fleets/drafts/hide-draft.svelte.ts';
import type { LaunchDraft } from '#lib/blueprint-fleets/drafts/launch-draft.svelte.ts';
import { PressedDraft } from '#lib/blueprint-fleets/drafts/pressed-draft.ts';
import { PivotDraft } from '#lib/blueprint-fleets/drafts/pivot-draft.svelte.ts';
import { RouteDraft } from '#lib/blueprint-fleets/drafts/route-draft.svelte.ts';
import type { SpotDraft } from '#lib/blueprint-fleets/drafts/spot-draft.svelte.ts';
import { plainOrder } from '#lib/blueprint-fleets/orders.ts';
import { ListDraft } from '#lib/desk/list-draft.svelte.ts';
import { kit, suggest } from '../kit.ts';
import { routePreview, type Offer, type State } from '../rules.ts';
import { planOf } from './choice-plans.ts';
import { DisplaceDraft } from './displace-draft.svelte.ts';
import { FireDraft, type FireOfferAt } from './fire-draft.svelte.ts';
import type { AnyOrder, OrderJudge } from './judge.ts';
import { MoveDraft } from './move-draft.svelte.ts';

export type Draft =
  | PressedDraft<Offer, AnyOrder>
  | MoveDraft
  | SpotDraft
  | DeployDraft
  | LaunchDraft
  | HideDraft
  | RouteDraft
  | PivotDraft
  | FireDraft
  | DisplaceDraft
  | ListDraft<Offer, AnyOrder>;

/** Every kind of offer has its draft; an attack is planned with all that is offered at its target. */
export function draftOf(state: State, offer: Offer, judge: OrderJudge, offers: readonly Offer[]): Draft | undefined {
  const plain = plainOrder(kit, offer);
  if (plain) return new PressedDraft(offer, plain as AnyOrder);
  const plan = planOf(state, offer);
  if (plan) return new ListDraft(offer, plan, judge);
  switch (offer.kind) {
    case 'move-ship':
      return new MoveDraft(state, offer, judge);
    case 'enter-orbit':
    case 'follow-orbit':
    case 'leave-orbit':
    case 'slingshot':
      return new RouteDraft(state, offer, judge, (order) => {
        const found = routePreview(state, order);
        return found && { ...found, lost: false };
      });
    case 'pivot-ship':
      return new PivotDraft(state, offer, judge);
    case 'fire': {
      const at = offers.filter((each): each is FireOfferAt => each.kind === 'fire' && each.target === offer.target);
      return new FireDraft(state, offer, at, judge);
    }
    case 'displace-target':
      return new DisplaceDraft(state, offer, judge);
    default:
      return fleetDraftOf({ kit, suggest, judge }, state, offer);
  }
}
