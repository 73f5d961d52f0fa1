/** `node tools/operator.mjs backup FILE` and `restore FILE [--replace]` (docs/operator.md). */
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { keptSecret, replaceSecret } from '../identity/secret.ts';
import { migrations } from '../places.ts';
import { Claim } from '../store/claim.ts';
import { attachEmbedded } from '../store/embedded.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** Stands for standard output or input. */
const stream = '-';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** The address of the database while `work` runs; an embedded one is started where no server has done so. */
async function withDatabase(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  if (config.databaseUrl !== undefined) return work(config.databaseUrl);
  const { url, stop } = await attachEmbedded(join(config.dataDir, 'postgres'), 'broadside');
  try {
    await work(url);
  } finally {
    await stop();
  }
}

export async function backupTo(file: string, config: Config): Promise<void> {
  const secret = await keptSecret(config.authSecret, config.dataDir);
  if (secret === undefined)
    throw new Error(
      `There is no cookie-secret in ${config.dataDir}. Set DATA_DIR, or AUTH_SECRET, as the server has it.`,
    );
  await withDatabase(config, async (url) => {
    if (file === stream) return say(stored(await backup(url, secret, process.stdout)));
    if (await exists(file)) throw new Error(`There is a file ${file} already. Name another, or remove it.`);
    const part = `${file}.part`;
    try {
      // It holds the secret and everybody's sign-ins.
      const told = stored(await backup(url, secret, createWriteStream(part, { mode: 0o600 })));
      await rename(part, file);
      say(told);
    } finally {
      await rm(part, { force: true });
    }
  });
}

const stored = ({ rows }: { readonly rows: number }): string =>
  `${String(rows)} rows and the cookie secret are stored. Keep the file where nobody else can read it.`;

export async function restoreFrom(file: string, replace: boolean, config: Config): Promise<void> {
  if (file !== stream && !(await exists(file))) throw new Error(`There is no file ${file}.`);
  await withDatabase(config, async (url) => {
    // As a server does: none may run meanwhile, and none may start.
    const claim = await Claim.take({ url, waitMs: 0 });
    try {
      const { heading, rows } = await restore({
        url,
        migrations,
        from: file === stream ? process.stdin : createReadStream(file),
        replace,
        onHeading({ cookieSecret }) {
          if (config.authSecret === undefined || config.authSecret === cookieSecret) return;
          throw new Error(
            'AUTH_SECRET is another than that of the backup: everybody would be signed out, and guests would lose their ' +
              'seats. Set it as it was, or leave it out: then that of the backup is kept in DATA_DIR.',
          );
        },
      });
      if (config.authSecret === undefined) await replaceSecret(heading.cookieSecret, config.dataDir);
      say(`The backup of ${heading.at} is restored: ${String(rows)} rows and the cookie secret. Start the server.`);
    } finally {
      await claim.release();
    }
  });
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
