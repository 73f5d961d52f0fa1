/** The dice of a match as SPEC.md defines them [DICE-2 … DICE-4], from the seed on; the HMAC is the caller's. */
import { demandRollable, type Dice } from '@broadside/rules/kernel';
import type { Draw } from './entry.ts';

const wordsPerBlock = 8;
const wordRange = 2 ** 32;

/** HMAC-SHA256 of a message: 32 bytes. Servers bring their platform's, browsers the one of this package. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array;

/** The words of one match, at random access. */
export class DiceStream {
  readonly #key: Uint8Array;
  readonly #hmac: Hmac;
  #block = -1;
  #words: DataView = new DataView(new ArrayBuffer(0));

  /** `key`: HMAC(seed, entropy) [DICE-2]. */
  constructor(key: Uint8Array, hmac: Hmac) {
    this.#key = key;
    this.#hmac = hmac;
  }

  /** A key for something else than dice: no word of the stream follows from it. `purpose` is longer than a block's number. */
  keyFor(purpose: string): Uint8Array {
    const message = new TextEncoder().encode(purpose);
    if (message.length <= 8) throw new TypeError('A purpose has more than the eight bytes of a block’s number.');
    return this.#hmac(this.#key, message);
  }

  word(index: number): number {
    const block = Math.floor(index / wordsPerBlock);
    if (block !== this.#block) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(block));
      const bytes = this.#hmac(this.#key, new Uint8Array(counter.buffer));
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#block = block;
    }
    return this.#words.getUint32((index % wordsPerBlock) * 4);
  }
}

/** Dice from `cursor` on, which keep what was drawn. Drawing moves only this object's cursor: it counts once the entry is written. */
export class CounterDice implements Dice {
  readonly #stream: DiceStream;
  readonly #draws: Draw[] = [];
  #cursor: number;

  constructor(stream: DiceStream, cursor: number) {
    this.#stream = stream;
    this.#cursor = cursor;
  }

  get cursor(): number {
    return this.#cursor;
  }

  /** Everything drawn from these dice, in order. */
  get draws(): readonly Draw[] {
    return this.#draws;
  }

  roll(sides: number, count: number, why: string): readonly number[] {
    demandRollable(sides, count, why);
    if (count === 0) return [];
    const at = this.#cursor;
    const faces: number[] = [];
    for (let rolled = 0; rolled < count; rolled += 1) faces.push(this.#below(sides) + 1);
    this.#draws.push({ at, sides, faces, why });
    return faces;
  }

  shuffle<T>(items: readonly T[], why: string): readonly T[] {
    const at = this.#cursor;
    const order = items.map((_, index) => index);
    for (let last = order.length - 1; last > 0; last -= 1) {
      const pick = this.#below(last + 1);
      [order[last], order[pick]] = [order[pick] as number, order[last] as number];
    }
    if (order.length > 1) this.#draws.push({ at, sides: -order.length, faces: order, why });
    return order.map((index) => items[index] as T);
  }

  /** Uniform in 0 .. limit - 1: words in the last, incomplete stretch of the range are skipped [DICE-4]. */
  #below(limit: number): number {
    const fair = wordRange - (wordRange % limit);
    for (;;) {
      const word = this.#stream.word(this.#cursor);
      this.#cursor += 1;
      if (word < fair) return word % limit;
    }
  }
}
