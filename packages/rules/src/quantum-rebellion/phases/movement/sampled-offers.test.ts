/** In states reached by chance: every sampled offer of these phases is accepted, and previews tell what then happens. */
import { expect, it } from 'vitest';
import { type Match, pick, play, SeededDice, seededRandom, type Random, type View } from '../../../kernel/index.ts';
import {
  quantumRebellion as rules,
  type Command,
  type Event,
  type Offer,
  type Setup,
  type State,
} from '../../index.ts';
import { movePreview, type MovePreview } from './preview.ts';

type Table = Match<State, Command, Event, View, Offer, Setup, never>;

const kinds: readonly Offer['kind'][] = [
  'place-terrain',
  'choose-deployer',
  'deploy-squadron',
  'shut-down',
  'restart',
  'open-portal',
  'set-shields',
  'move-ship',
  'full-thrust',
  'split-s',
  'move-fighter',
  'catapult-fighters',
  'launch-fighters',
  'leave-by-portal',
];

/** A match played by chance; `look` sees every decision and gives the command that is then carried out. */
function playByChance(seed: number, look: (match: Table, offers: readonly Offer[], random: Random) => Command): void {
  const random = seededRandom(seed);
  const preset = rules.presets[seed % rules.presets.length];
  if (preset === undefined) throw new Error('there is no preset');
  const match = play(rules, preset.setup, new SeededDice(seededRandom(seed))) as unknown as Table;
  for (let step = 0; step < 1500; step++) {
    const [by] = match.awaiting;
    if (by === undefined) return;
    const offers = rules.offers(match.viewOf(by), by);
    expect(offers.length, `seed ${seed}, step ${step}`).toBeGreaterThan(0);
    const decision = match.apply(look(match, offers, random), by);
    expect(decision.ok || decision.reason.sentence, `seed ${seed}, step ${step}`).toBe(true);
  }
  throw new Error(`seed ${seed}: the match does not end`);
}

const seeds = [11, 12, 13, 14, 15, 16];

it.each(seeds)('accepts every sampled offer of set-up, command, movement and special actions: seed %i', (seed) => {
  const seen = new Set<string>();
  playByChance(seed, (match, offers, random) => {
    const [by] = match.awaiting;
    if (by === undefined) throw new Error('nobody is asked');
    const view = match.viewOf(by);
    for (const offer of offers.filter((each) => kinds.includes(each.kind))) {
      seen.add(offer.kind);
      const command = rules.sample(view, offer, by, random);
      expect(rules.codec.command.safeParse(command).success).toBe(true);
      expect(rules.check(view, command, by)?.sentence, `${offer.label}: ${JSON.stringify(command)}`).toBeUndefined();
    }
    return rules.sample(view, pick(offers, random), by, random);
  });
  expect([...seen]).toEqual(expect.arrayContaining(['deploy-squadron', 'shut-down', 'move-ship', 'split-s']));
});

/** What the preview promised, held against the events of the command. */
function keptPromise(preview: MovePreview, events: readonly Event[]): void {
  const moved = events.find((event) => event.kind === 'ship-moved' || event.kind === 'fighter-moved');
  if (moved === undefined) throw new Error('nothing moved');
  expect(moved.to).toEqual(preview.to);
  const met = events.filter((event) => event.kind === 'terrain-met').map((event) => event.terrain);
  // A beacon target is passed in silence, mines behind a Minesweeper are not.
  const promised = preview.terrain
    .filter(({ effect, rule }) => effect.kind !== 'none' || rule === 'QR-11.6.23a')
    .map((each) => each.terrain);
  if (moved.kind === 'fighter-moved') {
    const lost = events.some((event) => event.kind === 'fighters-destroyed');
    expect(lost).toBe(promised.length > 0 || preview.leavesTable);
    return;
  }
  expect(moved.facingCdeg).toBe(preview.facingCdeg);
  const removed = events.some((event) => event.kind === 'ship-removed' && event.ship === moved.ship);
  // A ship that is lost on the way meets no more; otherwise it meets what was promised, in that order.
  expect(removed ? promised.slice(0, met.length) : promised).toEqual(met);
  if (preview.leavesTable) expect(removed).toBe(true);
  for (const event of events)
    if (event.kind === 'terrain-met' && event.face !== null) {
      const effect = preview.terrain.find((each) => each.terrain === event.terrain)?.effect;
      if (effect?.kind !== 'hits') throw new Error('hits were not promised');
      expect(event.hits).toBeGreaterThanOrEqual(effect.least);
      expect(event.hits).toBeLessThanOrEqual(effect.most);
    }
}

it.each(seeds)('previews what a movement order then does: seed %i', (seed) => {
  let pending: MovePreview | undefined;
  let previewed = 0;
  playByChance(seed + 100, (match, offers, random) => {
    if (pending !== undefined)
      keptPromise(
        pending,
        match.lastSteps.map(({ event }) => event),
      );
    pending = undefined;
    const [by] = match.awaiting;
    if (by === undefined) throw new Error('nobody is asked');
    const moves = offers.filter((each) => ['move-ship', 'full-thrust', 'split-s', 'move-fighter'].includes(each.kind));
    const command = rules.sample(match.viewOf(by), pick(moves.length > 0 ? moves : offers, random), by, random);
    if (moves.length > 0 && command.kind !== 'end-segment') {
      pending = movePreview(match.state, command as Parameters<typeof movePreview>[1]);
      expect(pending?.refused).toBeUndefined();
      previewed += 1;
    }
    return command;
  });
  expect(previewed).toBeGreaterThan(20);
});
