/** Orders as they open, over whole matches of the ruleset's bot: nobody is handed an order that the rules refuse. */
import { play, playFrom, ScriptedDice, SeededDice, seededRandom } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Offer } from '@broadside/rules/quantum-rebellion';
import { describe, expect, test } from 'vitest';
import { fromView } from '../rules.ts';
import { bestShot } from './best-shot.ts';
import { draftOf } from './drafting.ts';
import { FireDraft } from './fire-draft.svelte.ts';
import { MoveDraft } from './move-draft.svelte.ts';
import { firstOffer, isPrompt, offerKey } from './offer-key.ts';
import { stageOf } from '#lib/blueprint-fleets/stage.ts';
import { endsOf } from '../questions.ts';

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
  test('opens on something that may be given, whatever is offered', { timeout: 60_000 }, () => {
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

describe('an attack', () => {
  test('has both its ends in sight of whoever is asked about it, in every window', { timeout: 60_000 }, () => {
    let asked = 0;
    follow(begin(0, 3), 260, (match, seat) => {
      const state = fromView(match.viewOf(seat));
      const frame = state.frames.at(-1);
      if (frame?.kind !== 'attack') return;
      asked += 1;
      const ends = [frame.target, frame.pools[0]?.ship ?? ''].map((id) => state.ships[id]?.at);
      for (const small of [true, false])
        for (const at of ends) expect(stageOf(undefined, state, small, endsOf(undefined, state))).toContainEqual(at);
    });
    expect(asked).toBeGreaterThan(0);
  });

  const match = (east: number) => {
    const ship = (name: string, at: [number, number], more: object = {}) => ({ name, class: 'DD', at, ...more });
    const read = quantumRebellion.fromPosition({
      active: 'Waders',
      segment: 'combat',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [
            ship('Tern', [20, 10], { facing: 0, weapons: { F: 'beam 5' } }),
            ship('Knot', [22, 10], { facing: 0, weapons: { F: 'beam 1' } }),
            ship('Rail', [20 + east, 10], { facing: 0, weapons: { F: 'beam 4' } }),
          ],
        },
        {
          name: 'Stones',
          seat: 'seat-2',
          ships: [ship('Onyx', [21, 22], { facing: 180 }), { ...ship('Flint', [24, 34]), class: 'DN', facing: 180 }],
        },
      ],
    });
    if (!read.ok) throw new Error(read.problems.join(' '));
    return playFrom(quantumRebellion, read.value, new ScriptedDice([]));
  };
  const opened = (east: number, target: string): FireDraft => {
    const table = match(east);
    const offer = table.offers('seat-1').find((each) => each.kind === 'fire' && each.target === target);
    if (offer?.kind !== 'fire') throw new Error(`nobody fires at ${target}`);
    return new FireDraft(fromView(table.viewOf('seat-1')), offer, drafting(table, 'seat-1').judge, 'tern');
  };

  test('is joined by a ship that is pressed and in command; one out of command fires instead', () => {
    const draft = opened(4, 'onyx');
    draft.press('knot');
    expect([draft.lead, Object.keys(draft.chosen)]).toEqual(['tern', ['tern', 'knot']]);
    draft.press('knot');
    expect(draft.joined('knot')).toBe(false);
    const far = opened(9, 'onyx');
    far.press('rail');
    expect([far.lead, Object.keys(far.chosen)]).toEqual(['rail', ['rail']]);
  });

  test('opens on the target that is most likely to be harmed, and on none where hardly anything can happen', () => {
    const table = match(4);
    const state = fromView(table.viewOf('seat-1'));
    const { judge } = drafting(table, 'seat-1');
    const shots = table.offers('seat-1').filter((each) => each.kind === 'fire');
    expect(shots.map(({ target }) => target).toSorted()).toEqual(['flint', 'onyx']);
    expect(bestShot(state, shots, judge)?.target).toBe('onyx');
    const hardly = shots.filter(({ target }) => target === 'flint');
    expect(bestShot(state, hardly, judge, 'knot')).toBeUndefined();
  });
});

describe('the offer to begin with', () => {
  const none = (): undefined => undefined;
  const offer = (fields: object): Offer => ({ label: '', about: [], rule: '', ...fields }) as unknown as Offer;

  test('is the reply that is asked for, before anything else', () => {
    const reply = offer({ kind: 'defend', target: 'tern', screens: [], escorts: [] });
    expect(isPrompt(reply)).toBe(true);
    expect(firstOffer([offer({ kind: 'move-ship', ship: 'knot' }), reply], none)).toBe(reply);
  });

  test('is the best attack in combat', () => {
    const shot = offer({ kind: 'fire', target: 'onyx', shooters: [], dice: 3 });
    expect(firstOffer([shot, offer({ kind: 'end-segment', segment: 'combat' })], () => shot)).toBe(shot);
  });

  test('is none where only the end is left, and keys tell offers apart', () => {
    const end = offer({ kind: 'end-segment', segment: 'command' });
    expect(firstOffer([end], none)).toBeUndefined();
    expect(offerKey(offer({ kind: 'move-ship', ship: 'tern' }))).not.toBe(
      offerKey(offer({ kind: 'move-ship', ship: 'knot' })),
    );
  });
});
