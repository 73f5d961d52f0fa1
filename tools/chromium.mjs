// Finds a Chromium for the browser tests, and installs Debian's where this account may.
import { existsSync } from 'node:fs';
import { SetupProblem, run } from './prepare.mjs';

/** First the one that has no windows: it does the same with a quarter less of the machine. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * By apt: the one without windows, else, where the archive has none, the whole browser.
 * @param {() => string | undefined} found
 */
async function install(found) {
  console.log('Installing chromium-headless-shell with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => run('apt-get', words, { env });
  try {
    await apt('update');
    await apt('install', '-y', 'chromium-headless-shell', 'fonts-liberation');
  } catch (problem) {
    if (found()) return;
    console.log(`That failed (${problem.message}). Installing chromium …`);
    await apt('install', '-y', 'chromium');
  }
}

/** The path of a Chromium; throws a Problem that says what to install. */
export async function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new SetupProblem(`CHROMIUM is ${CHROMIUM}, which does not exist: set it to the path of a Chromium.`);
  }
  const found = () => PLACES.find((place) => existsSync(place));
  const wanted = process.env.CI ? !existsSync(PLACES[0]) : !found();
  if (wanted && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install(found);
  const chromium = found();
  if (!chromium) {
    throw new SetupProblem(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM.',
    );
  }
  return chromium;
}
