/** What a page gives its browser to play. */
import type { Page } from 'playwright-core';

/** A sound that was begun: its wave, `noise` where it is none, and its frequency in hertz. */
export interface Heard {
  readonly wave: string;
  readonly hz: number;
}

export interface Ear {
  /** How many audio contexts the page has made. */
  contexts(): Promise<number>;
  /** What was begun, the earliest first. */
  heard(): Promise<readonly Heard[]>;
}

interface Kept {
  contexts: number;
  readonly heard: Heard[];
}

/** Listens from the page's next load on. The browser's own audio still plays: without a device it runs by the clock of the machine. */
export async function hearAudio(page: Page): Promise<Ear> {
  await page.addInitScript(() => {
    const kept: Kept = { contexts: 0, heard: [] };
    Object.assign(globalThis, { keptAudio: kept });
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        kept.contexts += 1;
      }
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = kind.prototype.start;
      kind.prototype.start = function (this: OscillatorNode | AudioBufferSourceNode, ...at: [number?]) {
        kept.heard.push(
          this instanceof OscillatorNode
            ? { wave: this.type, hz: Math.round(this.frequency.value) }
            : { wave: 'noise', hz: 0 },
        );
        start.apply(this, at);
      };
    }
  });
  const kept = (): Promise<Kept> => page.evaluate(() => (globalThis as unknown as { keptAudio: Kept }).keptAudio);
  return { contexts: async () => (await kept()).contexts, heard: async () => (await kept()).heard };
}
