/** The key that signs cookies: given, or made once and kept beside the database, never in it. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const secretFile = (dataDir: string): string => join(dataDir, 'cookie-secret');

/** Throws where the folder cannot be written. */
export async function cookieSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const file = secretFile(dataDir);
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two servers that start at once, one makes it and both read it.
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** The key as it is, made by a server before; undefined where there is none. */
export async function keptSecret(given: string | undefined, dataDir: string): Promise<string | undefined> {
  if (given !== undefined) return given;
  return (await readFile(secretFile(dataDir), 'utf8').catch(() => undefined))?.trim();
}

/** Puts a key from a backup in the place of the one that is there, which is kept beside it. */
export async function replaceSecret(secret: string, dataDir: string): Promise<void> {
  const file = secretFile(dataDir);
  const before = await keptSecret(undefined, dataDir);
  if (before === secret) return;
  await mkdir(dataDir, { recursive: true });
  if (before !== undefined) await writeFile(`${file}.before`, before, { mode: 0o600 });
  await writeFile(`${file}.new`, secret, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
