/** Whole matches by chance: whatever an offer allows can be drafted by presses, and what is drafted is taken. */
import { pick, play, SeededDice, seededRandom } from '@broadside/rules/kernel';
import type { Seat } from '@broadside/rules/kernel';
import { fleetCommand } from '@broadside/rules/fleet-command';
import { describe, expect, test } from 'vitest';
import { fromView, type CardId, type Command, type Offer, type Sight } from '../rules.ts';
import { itemsOf } from './choice-draft.svelte.ts';
import { draftOf, type Draft } from './drafting.ts';
import type { CourseDraft } from './course-draft.svelte.ts';
import type { OrderDraft } from './order-draft.svelte.ts';
import type { PlaceDraft } from './place-draft.svelte.ts';
import { keyOf, waysOf } from './ways.ts';

function begin(preset: number, seed: number) {
  const chosen = fleetCommand.presets[preset];
  if (!chosen) throw new Error('There is no such preset.');
  return play(fleetCommand, chosen.setup, new SeededDice(seededRandom(seed)));
}

/** The places of these cards in the hand, each copy once. */
function placesOf(hand: readonly CardId[], cards: readonly CardId[]): readonly number[] {
  const free = hand.map((card, index) => ({ card, index }));
  return cards.map((card) => {
    const at = free.findIndex((each) => each.card === card);
    return free.splice(at, 1)[0]?.index ?? -1;
  });
}

function steerOrder(draft: OrderDraft, command: Command, hand: readonly CardId[]): void {
  if (command.kind !== 'play-order' && command.kind !== 'play-basic') return;
  draft.pressCard(hand.indexOf(command.card));
  if (command.kind === 'play-basic') {
    draft.pickFace('back', command.order);
    draft.pickLine(0, command.unit);
  } else {
    draft.pickFace('front');
    command.units.forEach((unit, line) => draft.pickLine(line, unit));
  }
}

function steerCourse(draft: CourseDraft, command: Command): void {
  const use = command.kind === 'play-interrupt' && command.use.use === 'move' ? command.use : undefined;
  if (use) draft.chooseUnit(use.unit);
  const facing = command.kind === 'turn' ? command.facing : use?.facing;
  if (facing !== undefined) return draft.turnTo(facing);
  const path = use?.path ?? ('path' in command ? command.path : []);
  if (path.length === 0) draft.stay();
  for (const step of path) draft.step(step);
  const end = use ?? (command.kind === 'move' ? command : undefined);
  draft.patrol = end?.patrol ?? null;
  draft.leaves = end?.leave === true;
}

function steerPlace(draft: PlaceDraft, command: Command): void {
  if (!('at' in command)) return;
  const build = 'build' in command ? (command.build ?? null) : null;
  draft.choose(
    draft.options.findIndex(
      ({ offer }) =>
        (command.kind !== 'deploy-unit' || (offer.kind === 'deploy-unit' && offer.unit === command.unit)) &&
        (offer.kind !== 'reinforce' || offer.build === build),
    ),
  );
  draft.at = undefined;
  draft.pressHex(command.at);
  if ('facing' in command) draft.facing = command.facing;
}

function steer(draft: Draft, command: Command, sight: Sight): void {
  const hand = sight.own?.cards ?? [];
  switch (draft.form) {
    case 'order':
      return steerOrder(draft, command, hand);
    case 'course':
      return steerCourse(draft, command);
    case 'place':
      return steerPlace(draft, command);
    case 'cards':
      if ('cards' in command) for (const index of placesOf(hand, command.cards)) draft.pressCard(index);
      return;
    case 'spend': {
      if (command.kind !== 'spend-card') return;
      draft.picked = draft.offers.findIndex(
        ({ unit, purpose }) => unit === command.unit && JSON.stringify(purpose) === JSON.stringify(command.purpose),
      );
      const paid = command.also === undefined ? [command.card] : [command.card, command.also];
      for (const index of placesOf(hand, paid)) draft.pressCard(index);
      return;
    }
    case 'attack': {
      const use = command.kind === 'play-interrupt' && command.use.use === 'attack' ? command.use : undefined;
      const spec = use ?? (command.kind === 'attack' ? command : undefined);
      const offer = draft.offers.find(
        ({ unit, target, mode, weapon }) =>
          target === spec?.target &&
          mode === spec.mode &&
          weapon === (spec.weapon ?? null) &&
          (!use || unit === use.unit),
      );
      if (offer) draft.pickMeans(offer);
      return;
    }
    case 'fields':
      draft.picked = [];
      if (command.kind === 'harvest') for (const id of command.fields) draft.pressFeature(id);
      return;
    case 'dice':
      draft.picked = [];
      if (command.kind === 'reroll') for (const place of command.dice) draft.toggle(place);
      return;
    case 'choice':
      draft.pick(
        draft.items.find((item) => JSON.stringify(item.command) === JSON.stringify(command))?.id ?? 'none such',
      );
      return;
    case 'plain':
      return;
  }
}

/** The same command without what says nothing: no patrol, the order of the cards. */
function plain(command: Command): unknown {
  if ('cards' in command) return { ...command, cards: [...command.cards].sort() };
  const without = (fields: object): object =>
    Object.fromEntries(Object.entries(fields).filter(([key, value]) => key !== 'patrol' || value !== null));
  return command.kind === 'play-interrupt' ? { ...command, use: without(command.use) } : without(command);
}

/** A turn to where the unit faces already costs a Move for nothing: it is in the offer, not on the desk. */
function pointless(sight: Sight, offer: Offer, command: Command): boolean {
  const unit = 'unit' in offer ? sight.units[offer.unit] : undefined;
  const facing =
    command.kind === 'turn'
      ? command.facing
      : command.kind === 'play-interrupt' && command.use.use === 'move'
        ? command.use.facing
        : undefined;
  return facing !== undefined && facing === unit?.facing;
}

/** One of the offers, each kind as likely as the other, so that many targets do not crowd out the rest; passes are rare. */
function chosen(offers: readonly Offer[], random: () => number): Offer {
  const kinds = [...new Set(offers.map(({ kind }) => kind))];
  const doing = kinds.filter((kind) => !['pass', 'skip-action'].includes(kind));
  const kind = pick(doing.length > 0 && random() < 0.93 ? doing : kinds, random);
  return pick(
    offers.filter((offer) => offer.kind === kind),
    random,
  );
}

const seen = new Set<string>();
describe.each([
  [0, 3, 500],
  [2, 8, 500],
  [3, 1, 400],
  [5, 4, 500],
  [6, 2, 400],
  [7, 5, 400],
  [8, 6, 600],
])('every command of preset %d, seed %d', (preset, seed, decisions) => {
  test('can be drafted and is taken', () => {
    const match = begin(preset, seed);
    const random = seededRandom(seed + 1);
    const [bot] = fleetCommand.bots;
    for (let step = 0; step < decisions; step++) {
      const seat: Seat | undefined = match.awaiting[0];
      if (!seat) break;
      const view = match.viewOf(seat);
      const sight = fromView(view);
      const offers = match.offers(seat);
      const judge = (command: Command) => fleetCommand.check(view, command, seat);
      const ways = waysOf(offers);
      const offer = chosen(offers, random);
      const command = fleetCommand.sample(view, offer, seat, random);
      const way = ways.find(({ key }) => key === keyOf(offer).key);
      expect(way, offer.kind).toBeDefined();
      if (way && !pointless(sight, offer, command)) {
        const draft = draftOf(sight, way, judge, () => undefined);
        steer(draft, command, sight);
        expect(plain(draft.command ?? { kind: 'pass' }), offer.kind).toEqual(plain(command));
        expect(draft.words.length).toBeGreaterThan(2);
        seen.add(offer.kind === 'play-interrupt' ? `${offer.kind} ${offer.use}` : offer.kind);
      }
      if (way && offer.kind.startsWith('play-') && offer.kind !== 'play-interrupt')
        for (const index of (sight.own?.cards ?? []).keys()) {
          const pressed = draftOf(sight, way, judge, () => undefined);
          if (pressed.form !== 'order') throw new Error(`An order is drafted as ${pressed.form}.`);
          pressed.pressCard(index);
          expect(judge(pressed.command ?? { kind: 'pass' }), `${pressed.words}: ${pressed.lacking}`).toBeUndefined();
          expect(pressed.command?.kind).toBe(`play-${pressed.face === 'front' ? 'order' : 'basic'}`);
        }
      // The bot takes half of the decisions, so that the matches come to blows.
      const sensible = random() < 0.5 ? bot?.choose(view, offers, seat, random) : undefined;
      const decision = match.apply(sensible ?? command, seat);
      if (!decision.ok) throw new Error(decision.reason.sentence);
    }
  });
});

test('most kinds of offers came up in those matches', () => {
  expect([...seen].sort()).toEqual(expect.arrayContaining(['attack', 'deploy-unit', 'harvest', 'move', 'play-order']));
  expect(seen.size, [...seen].sort().join(', ')).toBeGreaterThan(24);
});

test('the rare questions have an answer for each thing that they offer', () => {
  const match = begin(0, 3);
  const sight = fromView(match.viewOf('seat-1'));
  const [one = '', two = ''] = Object.keys(sight.units);
  const about = [`unit:${one}`, `unit:${two}`];
  const capture = itemsOf(sight, { kind: 'capture', label: 'Capture it', about, rule: 'R-FC-150' });
  expect(capture.map(({ command }) => command)).toEqual([
    { kind: 'capture', capture: true },
    { kind: 'capture', capture: false },
  ]);
  const cripple = itemsOf(sight, {
    kind: 'cripple',
    label: 'Cripple it',
    about,
    rule: 'R-FC-143',
    among: ['weapons', 'bays'],
  });
  expect(cripple.map(({ command }) => command)).toEqual([
    { kind: 'cripple', crippling: 'weapons' },
    { kind: 'cripple', crippling: 'bays' },
  ]);
  const patrol = itemsOf(sight, {
    kind: 'send-patrol',
    label: 'Send it',
    about,
    rule: 'R-FC-160',
    cards: ['intercept', 'intercept', 'hit-and-run'],
    patrol: one,
  });
  expect(patrol.map(({ command }) => command)).toEqual([
    { kind: 'send-patrol', card: 'intercept' },
    { kind: 'send-patrol', card: 'hit-and-run' },
  ]);
});
