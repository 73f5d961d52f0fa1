/** What holds in every state that play reaches. */
import { holdsWhereverPlayLeads } from '../../test/played-states.ts';
import { botMatchPlan } from './games/bot-match.ts';
import { quantumRebellion } from './index.ts';

holdsWhereverPlayLeads(quantumRebellion, {
  planOf: botMatchPlan,
  ordered: ['squadrons', 'ships', 'fighters', 'terrain'],
  named: ['squadrons', 'ships', 'fighters', 'terrain', 'portals', 'beacons'],
  words: ['fore', 'aft', 'port', 'starboard', 'F', 'A', 'T1', 'T2', 'E1', 'one', 'several', 'first', 'second'],
});
