/** Plans whose panels are fetched when the first of them is made. */
import { DeployDraft } from '../drafts/deploy-draft.svelte.ts';
import { HideDraft } from '../drafts/hide-draft.svelte.ts';
import { LaunchDraft } from '../drafts/launch-draft.svelte.ts';
import { PivotDraft } from '../drafts/pivot-draft.svelte.ts';
import { SpotDraft } from '../drafts/spot-draft.svelte.ts';
import type { AnyFleetDraft } from '../fleet-desk.svelte.ts';

export type SeldomDraft = DeployDraft | HideDraft | LaunchDraft | PivotDraft | SpotDraft;

const kinds = [DeployDraft, HideDraft, LaunchDraft, PivotDraft, SpotDraft];

export const isSeldom = (draft: AnyFleetDraft): draft is AnyFleetDraft & SeldomDraft =>
  kinds.some((kind) => draft instanceof kind);
