/** From a choice to a table: whoever has no name yet is given one, and nobody is asked anything. */
import type { NewMatchBody, RulesetCard } from '@broadside/protocol';
import { ownEntropy } from '#lib/match/own-dice.ts';
import { invitations } from '../invitations.ts';
import { me, server } from '../me.svelte.ts';

/** Makes the match; answers the address of its table. Rejects with what the server refuses. */
export async function begin(body: Omit<NewMatchBody, 'entropy'>): Promise<string> {
  await me.beSomebody();
  const { match, invitations: made } = await server.createMatch({ ...body, entropy: ownEntropy() });
  for (const { seat, path } of made) invitations.keep(match.id, seat, path);
  return `/match/${match.id}`;
}

/** What "Play now" plays of a game: its first battle against the computer, set up, the visitor to act first. */
export function playNow(card: RulesetCard): Omit<NewMatchBody, 'entropy'> {
  const battle = card.presets.find(({ first }) => first) ?? card.presets[0];
  return { ruleset: card.id, ...(battle ? { preset: battle.id } : {}), opponent: 'bot', setUp: true };
}
