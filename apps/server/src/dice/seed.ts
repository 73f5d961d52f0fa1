/** The secret side of the dice [DICE-1 … DICE-3]: seeds, commitments and keys, with the platform's cryptography. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { DiceStream, receiptKeyOf } from '@broadside/match';
import type { Hmac } from '@broadside/match';

/** A new secret seed of a match: 32 bytes from the system's cryptographic source. */
export function newSeed(): Buffer {
  return randomBytes(32);
}

/** What is published before the match: SHA-256 of the seed, in hexadecimal. */
export function commitmentOf(seed: Uint8Array): string {
  return createHash('sha256').update(seed).digest('hex');
}

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** The stream of a match's dice [DICE-2]; `entropy` is what the seats added, joined with `:`. */
export function diceStream(seed: Uint8Array, entropy: string): DiceStream {
  return new DiceStream(hmac(seed, Buffer.from(entropy)), hmac);
}

/** What the salts of a match's receipts come from [SEAL-2]; no die follows from it. */
export const receiptKey = (seed: Uint8Array, entropy: string): string => receiptKeyOf(diceStream(seed, entropy));
