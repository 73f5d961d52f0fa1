/** How decisions on reports are called. */
import type { DisputeDecision } from '@broadside/protocol';

export const decisionWords = { upheld: 'Upheld', dismissed: 'Dismissed' } as const satisfies {
  [K in DisputeDecision]: string;
};
