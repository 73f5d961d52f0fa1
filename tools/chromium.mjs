// Finds a Chromium for the browser tests, and installs Debian's where this account may.
import { existsSync } from 'node:fs';
import { SetupProblem, run } from './prepare.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium; throws a Problem that says what to install. */
export async function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new SetupProblem(`CHROMIUM is ${CHROMIUM}, which does not exist: set it to the path of a Chromium.`);
  }
  const found = () => PLACES.find((place) => existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', 'chromium'], { env });
  }
  const chromium = found();
  if (!chromium) {
    throw new SetupProblem(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM.',
    );
  }
  return chromium;
}
