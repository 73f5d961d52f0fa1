/** A draft outlives whatever does not concern it: every kind of offer, at a moment out of the written cases. */
import { fleetCommand } from '@broadside/rules/fleet-command';
import type { CaseFile } from '@broadside/rules/kernel';
import { keepsDrafts } from '../../../../../test/kept-drafts.ts';
import { Desk } from '../desk.svelte.ts';
import type { Draft } from './drafting.ts';

const files = import.meta.glob<{ default: CaseFile }>(
  '../../../../../../../packages/rules/src/fleet-command/cases/*.cases.ts',
  { eager: true },
);

function touch(draft: Draft): boolean {
  switch (draft.form) {
    case 'plain':
      return false;
    case 'order':
    case 'cards':
    case 'spend':
      return draft.pressCard(0);
    case 'place':
      return draft.step(1);
    case 'course': {
      const [hex] = draft.hexes;
      if (hex) return draft.pressHex(hex);
      draft.stay();
      return true;
    }
    case 'attack':
      draft.picked = draft.offers.length - 1;
      return true;
    case 'fields':
      return draft.pressFeature(draft.offer?.fields[0] ?? '');
    case 'choice':
      draft.picked = draft.items.length - 1;
      return draft.items.length > 1;
    case 'dice':
      draft.picked = [];
      return true;
  }
}

keepsDrafts(
  fleetCommand,
  Object.values(files).map((file) => file.default),
  {
    open: (session) => new Desk(session),
    take: (desk, kind) => {
      const way = desk.ways.find(({ offers }) => offers.some((offer) => offer.kind === kind));
      if (way) desk.take(way);
    },
    touch,
    never: ['concede'],
  },
);
