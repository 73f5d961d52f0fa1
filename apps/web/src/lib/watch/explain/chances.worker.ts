/** Works out scores and chances beside the page: see `chances-of.ts`. */
import { answered, type ChanceQuestion } from './chances-of.ts';

// One after the other: the first one loads the rules.
let last: Promise<unknown> = Promise.resolve();
globalThis.onmessage = ({ data }: MessageEvent<ChanceQuestion>): void => {
  last = last
    .then(() => answered(data))
    .catch((problem: unknown) => ({ id: data.id, problem: String(problem) }))
    .then((answer) => globalThis.postMessage(answer));
};
