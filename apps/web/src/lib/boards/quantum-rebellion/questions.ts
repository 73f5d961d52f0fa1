/** What this game asks about attacks: whose answers have an outlook, and what is thrown at whom. */
import type { AttackQuestions, NamedAnswer } from '#lib/blueprint-fleets/outlook.ts';
import type { Draft } from './drafts/drafting.ts';
import { ordnance, type Offer, type OrdnanceId, type State } from './rules.ts';

const asking = ['attack', 'fighter-attack', 'boarding'] as const;
type Asking = Extract<State['frames'][number], { kind: (typeof asking)[number] }>;

/** Where one result is to be stopped, each of them is an answer. */
function cancelsEach(offer: Offer): readonly NamedAnswer[] | undefined {
  if (offer.kind !== 'assign-cancels' || offer.cancels !== 1) return undefined;
  return offer.results.map(({ ordnance: id }) => ({
    label: `Stop the ${ordnance[id].name}`,
    command: { kind: 'assign-cancels', cancels: { [id satisfies OrdnanceId]: 1 } },
  }));
}

export const attackQuestions: AttackQuestions = {
  told: ['defend', 'assign-cancels', 'assign-screen-hits', 'cover-ship', 'repel'],
  frames: asking,
  each: cancelsEach,
  atStake: ({ frames }: State) => {
    const frame = frames.findLast((each): each is Asking => (asking as readonly string[]).includes(each.kind));
    if (frame === undefined) return [];
    const targets = frame.kind === 'boarding' ? frame.assaults.slice(0, 1).map(({ target }) => target) : [frame.target];
    return [...targets, ...(frame.kind === 'attack' ? frame.screens : [])];
  },
};

/** The ships at both ends of the attack that is planned or fought: whoever is asked about one sees both. */
export function endsOf(draft: Draft | undefined, { frames }: State): readonly string[] | undefined {
  if (draft?.form === 'fire') return [draft.offer.target, draft.lead];
  const frame = frames.at(-1);
  return frame?.kind === 'attack' ? [frame.target, ...frame.pools.map(({ ship }) => ship)] : undefined;
}

/** What is thrown at the ship that may be helped, in a sentence. */
export function underFire({ frames }: State): string | undefined {
  const frame = frames.at(-1);
  if (frame?.kind !== 'attack' || frame.step !== 'defend') return undefined;
  const dice = frame.pools.reduce((sum, pool) => sum + pool.dice, 0);
  const needs = [...new Set(frame.pools.map((pool) => `${pool.need}+`))].join(' and ');
  return `${dice} dice hit on ${needs}, ${frame.cover.level === 'none' ? 'no cover' : `${frame.cover.level} cover`}.`;
}
