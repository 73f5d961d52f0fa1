/**
 * Dice that anybody can check when the match is over: see "Dice" in packages/protocol/SPEC.md. The stream is
 * HMAC-SHA256(key, block number); a die takes 32-bit words of it, without modulo bias.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Dice } from '@broadside/rules/kernel';

const wordsPerBlock = 8;
const wordRange = 2 ** 32;

/** A new secret seed of a match: 32 bytes from the system's cryptographic source. */
export function newSeed(): Buffer {
  return randomBytes(32);
}

/** What is published before the match: SHA-256 of the seed, in hexadecimal. */
export function commitmentOf(seed: Uint8Array): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The key of a match's stream [DICE-2]; `entropy` is what the seats added, joined with `:`. */
export function streamKey(seed: Uint8Array, entropy: string): Buffer {
  return createHmac('sha256', seed).update(entropy).digest();
}

/** The words of one match, at random access. */
export class DiceStream {
  readonly #key: Buffer;
  #block = -1;
  #words: Buffer = Buffer.alloc(0);

  constructor(key: Buffer) {
    this.#key = key;
  }

  word(index: number): number {
    const block = Math.floor(index / wordsPerBlock);
    if (block !== this.#block) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(block));
      this.#words = createHmac('sha256', this.#key).update(counter).digest();
      this.#block = block;
    }
    return this.#words.readUInt32BE((index % wordsPerBlock) * 4);
  }
}

/** Dice from `cursor` on. Drawing moves only this object's cursor: it counts once the entry is in the journal. */
export class CounterDice implements Dice {
  readonly #stream: DiceStream;
  #cursor: number;

  constructor(stream: DiceStream, cursor: number) {
    this.#stream = stream;
    this.#cursor = cursor;
  }

  get cursor(): number {
    return this.#cursor;
  }

  roll(sides: number, count: number, why: string): readonly number[] {
    if (!Number.isInteger(sides) || sides < 1 || !Number.isInteger(count) || count < 0)
      throw new RangeError(`Cannot roll ${String(count)} dice with ${String(sides)} sides for "${why}".`);
    const faces: number[] = [];
    for (let rolled = 0; rolled < count; rolled += 1) faces.push(this.#below(sides) + 1);
    return faces;
  }

  shuffle<T>(items: readonly T[], _why: string): readonly T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const pick = this.#below(last + 1);
      [order[last], order[pick]] = [order[pick] as T, order[last] as T];
    }
    return order;
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
