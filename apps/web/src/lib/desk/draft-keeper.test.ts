import { describe, expect, test } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';

/** A thing to be put somewhere, as far as `most`. */
class Placing {
  readonly choices = ['at'];
  at: number | undefined;
  readonly first: number | undefined;
  readonly most: number;
  constructor(first: number | undefined, most = 9) {
    this.at = this.first = first;
    this.most = most;
  }
  get command(): unknown {
    return this.at === undefined ? undefined : { kind: 'place', at: Math.min(this.at, this.most) };
  }
  get lacking(): string | undefined {
    return this.at === undefined ? 'Choose a place.' : undefined;
  }
}

const [before, after, later] = [{}, {}, {}];
const answered = new Set<object>();
const keeper = (): DraftKeeper<Placing> => new DraftKeeper((table) => answered.has(table));

describe('a draft', () => {
  test('is the same one as long as the table is', () => {
    const drafts = keeper();
    const one = drafts.draftFor(before, 'a', () => new Placing(3));
    expect(drafts.draftFor(before, 'a', () => new Placing(3))).toBe(one);
    // Nobody is asked while the connection is lost.
    expect(drafts.draftFor(before, undefined, () => undefined)).toBeUndefined();
    expect(drafts.draftFor(before, 'a', () => new Placing(3))).toBe(one);
    expect(drafts.lost()).toBe(false);
  });

  test('hands what was put into it to the draft of the next table', () => {
    const drafts = keeper();
    const one = drafts.draftFor(before, 'a', () => new Placing(3));
    if (one) one.at = 5;
    expect(drafts.begun).toBe('a');
    expect(drafts.draftFor(after, 'a', () => new Placing(4))).toMatchObject({ at: 5, first: 4 });
    expect(drafts.begun).toBe('a');
    expect(drafts.lost()).toBe(false);
  });

  test('that nobody touched opens anew, as the next table suggests', () => {
    const drafts = keeper();
    drafts.draftFor(before, 'a', () => new Placing(3));
    expect(drafts.begun).toBeUndefined();
    expect(drafts.draftFor(after, 'a', () => new Placing(4))?.at).toBe(4);
    expect(drafts.lost()).toBe(false);
  });

  test('opens anew, and that is told once, where what was chosen would come to something else', () => {
    const drafts = keeper();
    const one = drafts.draftFor(before, 'a', () => new Placing(3));
    if (one) one.at = 5;
    const next = drafts.draftFor(after, 'a', () => new Placing(1, 2));
    expect(next?.at).toBe(1);
    expect(drafts.begun).toBeUndefined();
    expect([drafts.lost(), drafts.lost()]).toEqual([true, false]);
  });

  test('that is no longer asked for is told of, one that was only left for another is not', () => {
    const drafts = keeper();
    const one = drafts.draftFor(before, 'a', () => new Placing(3));
    if (one) one.at = 5;
    const two = drafts.draftFor(before, 'b', () => new Placing(3));
    expect(drafts.lost()).toBe(false);
    if (two) two.at = undefined;
    drafts.draftFor(after, undefined, () => undefined);
    expect(drafts.lost()).toBe(true);
  });

  test('that was given has done its work', () => {
    const drafts = keeper();
    const one = drafts.draftFor(later, 'a', () => new Placing(3));
    if (one) one.at = 5;
    answered.add(later);
    expect(drafts.begun).toBeUndefined();
    expect(drafts.draftFor(after, 'a', () => new Placing(4))?.at).toBe(4);
    expect(drafts.lost()).toBe(false);
  });
});
