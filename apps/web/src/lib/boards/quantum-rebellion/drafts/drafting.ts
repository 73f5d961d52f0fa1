/** From an offer to the order being planned for it. */
import type { Command, Offer, State } from '../rules.ts';
import { suggestDeployment, suggestTerrainSpot } from '../rules.ts';
import { ChoiceDraft } from './choice-draft.svelte.ts';
import { planOf } from './choice-plans.ts';
import { DeployDraft } from './deploy-draft.svelte.ts';
import { FireDraft } from './fire-draft.svelte.ts';
import { LaunchDraft } from './launch-draft.svelte.ts';
import { MoveDraft, type Judge } from './move-draft.svelte.ts';
import { plainCommand } from './offer-key.ts';
import { PlainDraft } from './plain-draft.ts';
import { PushDraft } from './push-draft.svelte.ts';
import { SpotDraft } from './spot-draft.svelte.ts';

export type Draft =
  PlainDraft | MoveDraft | SpotDraft | DeployDraft | LaunchDraft | FireDraft | ChoiceDraft | PushDraft;

function suggestedSpot(state: State, offer: Offer) {
  if (offer.kind !== 'place-terrain') return undefined;
  const found = suggestTerrainSpot(state, offer.terrain);
  const own = offer.footprint.kind === 'rectangle' ? offer.footprint.facingCdeg : 0;
  return found && { at: found.at, facingCdeg: found.facingCdeg ?? own };
}

export interface Drafting {
  readonly judge: Judge;
  /** The safe answer, as the clock would give it. */
  readonly safe: () => Command;
  /** The attacker that was shown last. */
  readonly preferred: string | undefined;
}

/** Every kind of offer has its draft. */
export function draftOf(state: State, offer: Offer, { judge, safe, preferred }: Drafting): Draft | undefined {
  const plain = plainCommand(offer);
  if (plain) return new PlainDraft(offer, plain);
  const plan = planOf(state, offer, safe);
  if (plan) return new ChoiceDraft(offer, plan, judge);
  switch (offer.kind) {
    case 'move-ship':
    case 'full-thrust':
      return new MoveDraft(state, offer, judge);
    case 'place-terrain':
    case 'open-portal':
    case 'move-fighter':
      return new SpotDraft(offer, suggestedSpot(state, offer), judge);
    case 'deploy-squadron':
      return new DeployDraft(state, offer, suggestDeployment(state, offer.squadron), judge);
    case 'launch-fighters':
    case 'catapult-fighters':
      return new LaunchDraft(state, offer, judge);
    case 'fire':
      return new FireDraft(state, offer, judge, preferred);
    case 'push-target':
      return new PushDraft(state, offer, judge);
    default:
      return undefined;
  }
}
