import type { LogPart, Viewer } from '../../../kernel/contract.ts';
import { cardNames, handName, listed, sideName, sideNames } from '../../names.ts';
import type { NarratorsOf, State } from '../../state.ts';
import type { RoundEvent } from './schema.ts';
import type { HandId } from '../../ids.ts';

/** Whether `who` plays from this hand, and so may read its cards. */
export const ownsHand = (state: State, hand: HandId, who: Viewer): boolean =>
  who.kind === 'seat' && (state.hands[hand]?.seats.includes(who.seat) ?? false);

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const narrateRound: NarratorsOf<RoundEvent> = {
  'round-began': ({ round, values }, _before, after) => ({
    parts: [
      `Round ${round}. `,
      ...listed(
        Object.entries(values).map(([hand, value]) => [
          handName(after, hand),
          ` has Hand ${value.hand} and Play ${value.play}`,
        ]),
      ),
      '.',
    ],
    rules: ['FC-SEQ-1', 'FC-HP-1'],
    tone: 'phase',
    cue: { is: 'round' },
  }),
  'cards-committed': ({ hand, cards: chosen, purpose }, _before, after, who) => {
    const what = purpose === 'draw' ? ' to put away' : ' to give for initiative';
    const parts: LogPart[] = ownsHand(after, hand, who)
      ? [handName(after, hand), ` has chosen ${chosen.length === 0 ? 'no cards' : cardNames(chosen)}${what}.`]
      : [handName(after, hand), ` has chosen what${what}.`];
    return { parts, rules: ['R-FC-223'], tone: 'act' };
  },
  'commitments-revealed': ({ discards, purpose }, _before, after) => ({
    parts: [
      ...listed(
        Object.entries(discards).map(([hand, given]) => [
          handName(after, hand),
          given.length === 0 ? ' discards nothing' : ` discards ${cardNames(given)}`,
        ]),
      ),
      '.',
    ],
    rules: [purpose === 'draw' ? 'R-FC-23' : 'R-FC-30'],
    tone: 'act',
  }),
  'deck-shuffled': ({ deck }) => ({
    parts: [`The discard pile is shuffled into the deck: ${cards(deck.length)}.`],
    rules: ['R-FC-26'],
    tone: 'act',
  }),
  'cards-drawn': ({ dealt }, _before, after, who) => ({
    parts: [
      ...listed(
        Object.entries(dealt)
          .filter(([, drawn]) => drawn.length > 0)
          .map(([hand, drawn]) => [
            handName(after, hand),
            ownsHand(after, hand, who) ? ` draws ${cardNames(drawn)}` : ` draws ${cards(drawn.length)}`,
          ]),
      ),
      '.',
    ],
    rules: ['FC-SEQ-2', 'R-FC-221'],
    tone: 'act',
  }),
  'initiative-step-began': () => undefined,
  'initiative-rolled': ({ rolls, winner }, _before, after) => ({
    parts:
      winner === null
        ? ['Initiative is tied.']
        : [sideName(after, winner), rolls.length === 0 ? ' begins, as agreed.' : ' wins the initiative.'],
    rules: winner === null ? ['R-FC-32'] : rolls.length === 0 ? ['R-FC-248'] : ['FC-SEQ-3', 'R-FC-31'],
    tone: rolls.length === 0 ? 'act' : 'roll',
    rolls: rolls.map(({ side, face, bonus, total }) => ({
      label: `${sideNames[side]}: ${bonus === 0 ? total : `${face} + ${bonus} for cards = ${total}`}`,
      seat: null,
      sides: 6,
      faces: [face],
      need: null,
      counted: 1,
    })),
  }),
  'valour-taken': ({ side }, _before, after) => ({
    parts: [sideName(after, side), ' takes the Valour token.'],
    rules: ['FC-SEQ-6'],
    tone: 'act',
  }),
  'play-began': () => ({ parts: ['The play step begins.'], rules: ['FC-SEQ-7'], tone: 'phase' }),
  'cleaned-up': ({ roundsLeft }) => ({
    parts: [
      roundsLeft === null
        ? 'Clean-up: used cards are discarded and all units are ready again.'
        : `Clean-up: used cards are discarded and all units are ready again. Rounds left: ${roundsLeft}.`,
    ],
    rules: ['FC-SEQ-15', 'FC-SEQ-16'],
    tone: 'phase',
  }),
  conceded: ({ by, winners }, before) => ({
    parts: [
      handName(before, Object.values(before.hands).find(({ seats }) => seats.includes(by))?.id ?? by),
      winners?.length === 0 ? ' concedes: the automated enemy wins.' : ' concedes.',
    ],
    rules: ['R-FC-226'],
    tone: 'score',
  }),
  'seat-left': ({ heir }, _before, after) => ({
    parts: [
      'A player leaves; ',
      handName(after, Object.values(after.hands).find(({ seats }) => seats.includes(heir))?.id ?? heir),
      ' takes over the units.',
    ],
    rules: ['R-FC-226'],
    tone: 'act',
  }),
};
