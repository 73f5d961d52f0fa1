/**
 * For workers alone: the synthetic game with traps. Whatever is handed to it may carry the word `loop`, `grow` or `throw`
 * after the place where its code does so; the server beside it has the game without traps.
 */
import { synthetic } from '@broadside/bench/synthetic';
import type { AnyRuleset, Catalog, View } from '@broadside/rules/kernel';
import { z } from 'zod';

/** What the code of a game can do wrong, by word. */
const traps: Readonly<Record<string, () => void>> = {
  loop: () => {
    for (;;);
  },
  grow: () => {
    for (const all: number[][] = []; ;) all.push(new Array<number>(4_000_000).fill(all.length));
  },
  throw: () => {
    throw new Error('The rules of this game are wrong.');
  },
};

/** Falls into the trap that `given` carries for this place: `"start": "loop"`. */
function pass(place: string, given: unknown): void {
  const word = new RegExp(`"${place}":"(\\w+)"`).exec(JSON.stringify(given) ?? '')?.[1] ?? '';
  traps[word]?.();
}

const Position = z.looseObject({}).refine((value) => {
  pass('read', value);
  return true;
});

const trapped: AnyRuleset = {
  ...synthetic,
  codec: {
    ...synthetic.codec,
    position: Position as never,
    setup: z.looseObject({ position: Position.optional() }) as never,
  },
  seatsOf: (setup: never) => {
    pass('seats', setup);
    return synthetic.seatsOf(setup);
  },
  lists: {
    codec: z.looseObject({}),
    name: () => 'Fleet',
    points: () => 1,
    faults: (list) => {
      pass('faults', list);
      return [];
    },
  },
  start: (setup: never, dice) => {
    pass('start', setup);
    return synthetic.start(setup, dice);
  },
  decide: (state, command: never, by, dice) => {
    pass('text', command);
    return synthetic.decide(state as never, command, by, dice);
  },
  fromPosition: (position: never) => {
    pass('from', position);
    return { ok: true, value: synthetic.evolve(undefined, { kind: 'started', fleets: 2 }) };
  },
  offers: (view: View, by) => {
    pass('text', view['note']);
    return synthetic.offers(view, by);
  },
};

export const catalog: Catalog = { synthetic: () => Promise.resolve(trapped) };
