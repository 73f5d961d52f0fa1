/** Orders as they open, over whole matches of the ruleset's bot: nobody is handed an order that the rules refuse. */
import { play, SeededDice, seededRandom } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Offer } from '@broadside/rules/quantum-rebellion';
import { describe, expect, test } from 'vitest';
import { fromView } from '../rules.ts';
import { draftOf } from './drafting.ts';
import { MoveDraft } from './move-draft.svelte.ts';
import { firstOffer, isPrompt, offerKey } from './offer-key.ts';

type Match = ReturnType<typeof begin>;
function begin(preset: number, seed: number) {
  const chosen = quantumRebellion.presets[preset];
  if (!chosen) throw new Error('There is no such preset.');
  return play(quantumRebellion, chosen.setup, new SeededDice(seededRandom(seed)));
}

/** Plays on with the bot; `look` sees every decision before it is taken. */
function follow(match: Match, decisions: number, look: (match: Match, seat: 'seat-1' | 'seat-2') => void): void {
  const [bot] = quantumRebellion.bots;
  const random = seededRandom(5);
  for (let step = 0; step < decisions; step++) {
    const seat = match.awaiting[0] as 'seat-1' | 'seat-2' | undefined;
    if (!seat || !bot) return;
    look(match, seat);
    const decision = match.apply(bot.choose(match.viewOf(seat), match.offers(seat), seat, random), seat);
    if (!decision.ok) throw new Error(decision.reason.sentence);
  }
}

function drafting(match: Match, seat: 'seat-1' | 'seat-2') {
  const view = match.viewOf(seat);
  return {
    judge: (command: Command) => quantumRebellion.check(view, command, seat),
    safe: () => quantumRebellion.standingAnswer(view, seat),
    preferred: undefined,
  };
}

describe.each([
  [0, 3],
  [1, 8],
  [2, 1],
])('an order in a match of preset %d', (preset, seed) => {
  test('opens on something that may be given, whatever is offered', () => {
    const seen = new Set<Offer['kind']>();
    let decision = 0;
    follow(begin(preset, seed), 260, (match, seat) => {
      decision += 1;
      if (decision % 4 !== 0) return;
      const state = fromView(match.viewOf(seat));
      const offers = match.offers(seat);
      for (const offer of offers.slice(0, 6)) {
        const draft = draftOf(state, offer, drafting(match, seat));
        expect(draft, offer.kind).toBeDefined();
        seen.add(offer.kind);
        expect(draft?.reason, `${offer.kind}: ${JSON.stringify(draft?.command)}`).toBeUndefined();
      }
    });
    expect(seen.size).toBeGreaterThan(8);
  });
});

describe('a move', () => {
  function firstMove(): MoveDraft {
    let found: MoveDraft | undefined;
    follow(begin(0, 3), 60, (match, seat) => {
      const offer = match.offers(seat).find((each) => each.kind === 'move-ship');
      if (found || offer?.kind !== 'move-ship') return;
      found = new MoveDraft(fromView(match.viewOf(seat)), offer, drafting(match, seat).judge);
    });
    if (!found) throw new Error('Nobody moved.');
    return found;
  }

  test('that is dragged too far sticks to the edge of what is possible', () => {
    const draft = firstMove();
    draft.drag({ xMils: draft.offer.from.xMils, yMils: draft.offer.from.yMils + 90_000 });
    expect(draft.leg.distanceMils).toBe(draft.envelope.maxMils);
  });

  test('keeps a facing set by hand while it is dragged, as far as its arc allows', () => {
    const draft = firstMove();
    draft.drag({ xMils: draft.offer.from.xMils, yMils: draft.offer.from.yMils + 5000 });
    draft.set({ facingCdeg: draft.leg.courseCdeg + 2000 });
    const wished = draft.leg.facingCdeg;
    draft.nudge(0, 500);
    expect(draft.leg.facingCdeg).toBe(wished);
    draft.turn(18_000);
    expect(draft.reason).toBeUndefined();
  });

  test('goes back to where it began', () => {
    const draft = firstMove();
    const first = draft.leg;
    draft.set({ distanceMils: 1000 });
    expect(draft.leg).not.toEqual(first);
    draft.reset();
    expect(draft.leg).toEqual(first);
  });
});

describe('the offer to begin with', () => {
  const offer = (fields: object): Offer => ({ label: '', about: [], rule: '', ...fields }) as unknown as Offer;

  test('is the reply that is asked for, before anything else', () => {
    const reply = offer({ kind: 'defend', target: 'tern', screens: [], escorts: [] });
    expect(isPrompt(reply)).toBe(true);
    expect(firstOffer([offer({ kind: 'move-ship', ship: 'knot' }), reply])).toBe(reply);
  });

  test('is the strongest attack in combat', () => {
    const weak = offer({ kind: 'fire', target: 'onyx', shooters: [], dice: 3 });
    const strong = offer({ kind: 'fire', target: 'flint', shooters: [], dice: 9 });
    expect(firstOffer([weak, strong, offer({ kind: 'end-segment', segment: 'combat' })])).toBe(strong);
  });

  test('is none where only the end is left, and keys tell offers apart', () => {
    const end = offer({ kind: 'end-segment', segment: 'command' });
    expect(firstOffer([end])).toBeUndefined();
    expect(offerKey(offer({ kind: 'move-ship', ship: 'tern' }))).not.toBe(
      offerKey(offer({ kind: 'move-ship', ship: 'knot' })),
    );
  });
});
