/** The dice of a match with no platform behind them: how a browser or a verifier recomputes what was thrown [DICE-6]. */
import { hexBytes, hexText, hmacSha256, sha256 } from '@broadside/rules/kernel';
import { DiceStream } from './dice-stream.ts';

/** SHA-256 of a seed, both in hexadecimal: what was published before the match [DICE-1]. Throws for other text. */
export function commitmentFor(seed: string): string {
  return hexText(sha256(hexBytes(seed)));
}

/** The stream of a seed in hexadecimal and of what the seats added, joined with `:` [DICE-2]. Throws for other text. */
export function streamFor(seed: string, entropy: string): DiceStream {
  return new DiceStream(hmacSha256(hexBytes(seed), new TextEncoder().encode(entropy)), hmacSha256);
}
