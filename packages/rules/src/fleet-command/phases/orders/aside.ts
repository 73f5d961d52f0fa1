/** What a player may do beside an order on the own turn: Interrupt Repairs and Redundant Systems (R-FC-46, R-FC-124). */
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command, CommandOf } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { handOf } from '../../sight.ts';
import type { Sight } from '../../state.ts';
import { declareOwnRepairs } from '../interrupts/declaring.ts';
import { checkInterruptCard } from '../interrupts/handler.ts';
import { couldPlay, interruptCards } from '../interrupts/means.ts';
import { sampleUse } from '../interrupts/sampling.ts';
import { checkRepairs, repairsOffers } from '../interrupts/uses.ts';
import { checkRedundantSystems, redundantSystemsOffers, useRedundantSystems } from './redundant-systems.ts';

type Aside = CommandOf<'redundant-systems'> | CommandOf<'play-interrupt'>;

export function offersAside(sight: Sight, by: Seat): readonly Offer[] {
  const hand = handOf(sight, by);
  if (hand === undefined) return [];
  const holds = sight.own?.cards.includes(interruptCards.repairs) === true && couldPlay(sight, hand, 'repairs');
  return [...redundantSystemsOffers(sight, hand), ...(holds ? repairsOffers(sight, hand) : [])];
}

export function checkAside(sight: Sight, command: Aside, by: Seat): Rejection | undefined {
  const hand = handOf(sight, by);
  if (hand === undefined) return undefined;
  if (command.kind === 'redundant-systems') return checkRedundantSystems(sight, hand, command.unit, command.remove);
  const card = checkInterruptCard(sight, hand, command, ['repairs']);
  return card ?? (command.use.use === 'repairs' ? checkRepairs(sight, hand, command.use) : undefined);
}

export function resolveAside(p: Procedure, command: Aside, by: Seat): void {
  const hand = handOf(p.state, by);
  if (hand === undefined) return;
  if (command.kind === 'redundant-systems') return useRedundantSystems(p, hand, command.unit, command.remove);
  declareOwnRepairs(p, {
    kind: 'repairs',
    hand: hand.id,
    seat: by,
    side: hand.side,
    card: command.card,
    use: command.use,
  });
}

export function sampleAside(
  offer: Extract<Offer, { kind: 'redundant-systems' | 'play-interrupt' }>,
  random: Random,
): Command {
  if (offer.kind === 'play-interrupt') return sampleUse(offer, random);
  const remove = offer.removals[Math.floor(random() * offer.removals.length)] ?? 'focus-fire';
  return { kind: 'redundant-systems', unit: offer.unit, remove };
}
