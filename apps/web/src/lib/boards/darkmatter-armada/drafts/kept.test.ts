/** A draft outlives whatever does not concern it: every kind of offer, at a moment out of the written cases. */
import type { CaseFile } from '@broadside/rules/kernel';
import { darkmatterArmadaRuleset } from '@broadside/rules/darkmatter-armada';
import { keepsDrafts } from '../../../../../test/kept-drafts.ts';
import { Desk } from '../desk.svelte.ts';
import type { Draft } from './drafting.ts';

const files = import.meta.glob<{ default: CaseFile }>(
  '../../../../../../../packages/rules/src/darkmatter-armada/cases/*.cases.ts',
  { eager: true },
);

function touch(draft: Draft): boolean {
  switch (draft.form) {
    case 'plain':
      return false;
    case 'choice':
      for (const { id } of draft.plan.items) draft.cycle(id);
      return draft.plan.items.length > 0;
    case 'move':
      draft.nudge(-300, -300);
      draft.turn(100);
      break;
    case 'spot':
    case 'deploy':
      draft.nudge(-200, 200);
      break;
    case 'fire':
      draft.scatter = !draft.scatter;
      break;
    case 'hide':
      draft.real = 2;
      break;
    case 'pivot':
      draft.turn(-700);
      break;
    case 'route':
      draft.segments += 1;
      break;
    case 'launch':
      draft.berths = draft.berths.map(({ fighter, at }) => ({ fighter, at: { ...at, xMils: at.xMils + 1 } }));
  }
  return true;
}

keepsDrafts(
  darkmatterArmadaRuleset,
  Object.values(files).map((file) => file.default),
  {
    open: (session) => new Desk(session),
    take: (desk, kind) => {
      const offer = desk.offers.find((each) => each.kind === kind);
      if (offer) desk.take(offer);
    },
    touch,
    never: ['concede'],
  },
);
