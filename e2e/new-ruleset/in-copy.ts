/** Programs that run in a copy of the repository. */
import { run } from '../../tools/prepare.mjs';

/** Of this process: a program that is started for itself must not take itself for a part of this test. */
const ownEnvironment = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(VITEST|NODE_ENV$|TEST$|PROD$|DEV$|MODE$|SSR$|BASE_URL$)/.test(name))
    .map((name) => [name, undefined]),
);
/** Runs Node with `args` in `copy`, and says what it printed. */
export const inCopy = (copy: string, ...args: readonly string[]): Promise<string> =>
  run(process.execPath, [...args], { cwd: copy, env: ownEnvironment });
