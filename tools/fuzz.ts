/**
 * Hostile messages and requests against a real server. A part of `npm run test:long`, or
 *
 *   node --import tsx tools/fuzz.ts [--messages 1000000] [--requests 100000] [--seed 1] [--settle SECONDS]
 *
 * Four fifths go to a server without limits, the rest to one with the limits that it has unless told otherwise. It fails
 * where the server ends, answers 5xx, closes a socket with 1011, stands still for more than 100 ms of its processor's
 * time, or keeps --settle seconds later (300) more than 120 % of the memory that it had after the first tenth. A seed that
 * fails is added to `apps/server/test/fuzz/failed-seeds.json`, which the tests of the server fuzz again from then on.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    settle: { type: 'string', default: '300' },
  },
});
if (!Object.values(values).every((value) => /^\d+$/.test(value))) {
  console.error(
    'Give whole numbers: node --import tsx tools/fuzz.ts [--messages N] [--requests N] [--seed N] [--settle SECONDS]',
  );
  process.exit(2);
}
const env = {
  ...process.env,
  FUZZ_MESSAGES: values.messages,
  FUZZ_REQUESTS: values.requests,
  FUZZ_SEED: values.seed,
  FUZZ_SETTLE_SECONDS: values.settle,
};
const args = ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/test/fuzz.test.ts'];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
