/** The key that signs cookies: given, or made once and kept beside the database, never in it. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Throws where the folder cannot be written. */
export async function cookieSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataDir, 'cookie-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two servers that start at once, one makes it and both read it.
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
