/** Orders as they open, over matches of the ruleset's bot: nobody is handed an order that the rules refuse. */
import { play, SeededDice, seededRandom } from '@broadside/rules/kernel';
import { darkmatterArmadaRuleset, type Offer } from '@broadside/rules/darkmatter-armada';
import { describe, expect, test } from 'vitest';
import { distinct, firstOffer, isPrompt, offerKey } from '#lib/blueprint-fleets/orders.ts';
import { kit } from '../kit.ts';
import { fromView } from '../rules.ts';
import { bestShot } from './best-shot.ts';
import { draftOf } from './drafting.ts';
import { FireDraft } from './fire-draft.svelte.ts';
import type { AnyOrder } from './judge.ts';

type Match = ReturnType<typeof begin>;
function begin(preset: number, seed: number) {
  const chosen = darkmatterArmadaRuleset.presets[preset];
  if (!chosen) throw new Error('There is no such preset.');
  return play(darkmatterArmadaRuleset, chosen.setup, new SeededDice(seededRandom(seed)));
}

/** Plays on with the bot; `look` sees every decision before it is taken. */
function follow(match: Match, decisions: number, look: (match: Match, seat: 'seat-1' | 'seat-2') => void): void {
  const [bot] = darkmatterArmadaRuleset.bots;
  const random = seededRandom(5);
  for (let step = 0; step < decisions; step++) {
    const seat = match.awaiting[0] as 'seat-1' | 'seat-2' | undefined;
    if (!seat || !bot) return;
    look(match, seat);
    const decision = match.apply(bot.choose(match.viewOf(seat), match.offers(seat), seat, random), seat);
    if (!decision.ok) throw new Error(decision.reason.sentence);
  }
}

const judging = (match: Match, seat: 'seat-1' | 'seat-2') => (order: AnyOrder) =>
  darkmatterArmadaRuleset.check(match.viewOf(seat), order as Parameters<typeof darkmatterArmadaRuleset.check>[1], seat);

describe.each([
  [0, 3],
  [1, 8],
])('an order in a match of preset %d', (preset, seed) => {
  test('opens on something that may be given, whatever is offered', { timeout: 120_000 }, () => {
    const seen = new Set<Offer['kind']>();
    let decision = 0;
    follow(begin(preset, seed), 300, (match, seat) => {
      decision += 1;
      const offers = match.offers(seat);
      const state = fromView(match.viewOf(seat));
      // A list of orders keys its rows so: only the ways of one attack may share a key.
      const shared = offers.filter((offer) => !distinct(offers).includes(offer));
      expect([...new Set(shared.map(({ kind }) => kind))].filter((kind) => kind !== 'fire')).toEqual([]);
      for (const offer of offers) {
        // Kinds that come all the time are looked at now and then.
        if (seen.has(offer.kind) && decision % 17 !== 0) continue;
        seen.add(offer.kind);
        const draft = draftOf(state, offer, judging(match, seat), offers);
        if (!draft) throw new Error(`${offer.kind} has no draft`);
        expect([offerKey(offer), draft.words, draft.reason?.sentence]).toEqual([
          offerKey(offer),
          draft.words,
          undefined,
        ]);
        expect(draft.words).not.toBe('');
      }
      const first = firstOffer(kit, offers, () => bestShot(state, offers));
      if (offers.some((offer) => isPrompt(kit, offer))) expect(first && isPrompt(kit, first)).toBe(true);
    });
    expect([...seen]).toEqual(expect.arrayContaining(['deploy-squadron', 'move-ship', 'set-speed', 'fire', 'evade']));
  });
});

test('an attack opens on what does most, and its modes and weapons follow the hand', { timeout: 60_000 }, () => {
  let looked = 0;
  follow(begin(0, 3), 300, (match, seat) => {
    const offers = match.offers(seat);
    const state = fromView(match.viewOf(seat));
    const best = bestShot(state, offers);
    if (!best || looked > 12) return;
    looked += 1;
    const draft = draftOf(state, best, judging(match, seat), offers);
    if (!(draft instanceof FireDraft)) throw new Error('no attack');
    const most = draft.forecast?.odds?.expectedHits ?? 0;
    expect(most).toBeGreaterThan(0.1);
    for (const mode of draft.modes) {
      draft.setMode(mode);
      expect(draft.reason).toBeUndefined();
      expect(draft.forecast?.attack?.mode).toBe(mode);
      expect(draft.forecast?.odds?.expectedHits ?? 0).toBeLessThanOrEqual(most + 1e-9);
      for (const mount of draft.usable(draft.lead)) {
        draft.toggle(draft.lead, mount);
        if (draft.joined(draft.lead)) expect(draft.reason).toBeUndefined();
      }
    }
    draft.reset();
    expect(draft.forecast?.odds?.expectedHits).toBe(most);
  });
  expect(looked).toBeGreaterThan(3);
});
