/** From an offer to the order being planned for it. */
import { fleetDraftOf } from '#lib/blueprint-fleets/drafts/drafting.ts';
import type { DeployDraft } from '#lib/blueprint-fleets/drafts/deploy-draft.svelte.ts';
import type { HideDraft } from '#lib/blueprint-fleets/drafts/hide-draft.svelte.ts';
import type { LaunchDraft } from '#lib/blueprint-fleets/drafts/launch-draft.svelte.ts';
import { fleetPlanOf } from '#lib/blueprint-fleets/drafts/list-plans.ts';
import { PivotDraft } from '#lib/blueprint-fleets/drafts/pivot-draft.svelte.ts';
import { PressedDraft } from '#lib/blueprint-fleets/drafts/pressed-draft.ts';
import { RouteDraft } from '#lib/blueprint-fleets/drafts/route-draft.svelte.ts';
import type { SpotDraft } from '#lib/blueprint-fleets/drafts/spot-draft.svelte.ts';
import { ListDraft, type ListPlan } from '#lib/desk/list-draft.svelte.ts';
import { kit, suggest } from '../kit.ts';
import { routePreview, type Command, type Offer, type State } from '../rules.ts';
import { planOf } from './choice-plans.ts';
import { FireDraft } from './fire-draft.svelte.ts';
import type { OrderJudge } from './judge.ts';
import { MoveDraft } from './move-draft.svelte.ts';
import { plainCommand } from './offer-key.ts';
import { PushDraft } from './push-draft.svelte.ts';

export type Draft =
  | PressedDraft<Offer, Command>
  | MoveDraft
  | SpotDraft
  | DeployDraft
  | LaunchDraft
  | FireDraft
  | ListDraft<Offer, Command>
  | PushDraft
  | RouteDraft
  | PivotDraft
  | HideDraft;

export interface Drafting {
  readonly judge: OrderJudge;
  /** The safe answer, as the clock would give it. */
  readonly safe: () => Command;
  /** The attacker that was shown last. */
  readonly preferred: string | undefined;
}

/** Every kind of offer has its draft. */
export function draftOf(state: State, offer: Offer, { judge, safe, preferred }: Drafting): Draft | undefined {
  const plain = plainCommand(offer);
  if (plain) return new PressedDraft(offer, plain);
  const plan = planOf(state, offer, safe) ?? (fleetPlanOf(kit, state, offer) as ListPlan<Command> | undefined);
  if (plan) return new ListDraft(offer, plan, judge);
  switch (offer.kind) {
    case 'move-ship':
    case 'full-thrust':
      return new MoveDraft(state, offer, judge);
    case 'enter-orbit':
    case 'follow-orbit':
    case 'leave-orbit':
    case 'slingshot':
      return new RouteDraft(state, offer, judge, (order) => {
        const found = routePreview(state, order);
        return found && { ...found, lost: found.terrain.some(({ effect }) => effect.kind === 'destroyed') };
      });
    case 'pivot-ship':
      return new PivotDraft(state, offer, judge);
    case 'fire':
      return new FireDraft(state, offer, judge, preferred);
    case 'push-target':
      return new PushDraft(state, offer, judge);
    default:
      return fleetDraftOf({ kit, suggest, judge }, state, offer);
  }
}
