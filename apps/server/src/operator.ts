/** `node tools/operator.mjs`: the first admin, and a link for whoever forgot the password (docs/operator.md). */
import { join } from 'node:path';
import { Role, roles } from '@broadside/protocol';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { createIdentity } from './identity/identity.ts';
import type { Identity } from './identity/identity.ts';
import { passwordLink } from './identity/links.ts';
import { openDatabase } from './store/database.ts';
import { attachEmbedded } from './store/embedded.ts';

const usage = `node tools/operator.mjs role HANDLE ${roles.join('|')}
node tools/operator.mjs password-link HANDLE
`;
const dayMs = 24 * 3_600_000;

/** Answers the exit code: 0 done, 1 refused, 2 wrongly called. */
export async function operate(words: readonly string[]): Promise<number> {
  const [command, handle, role] = words;
  const known = command === 'password-link' || (command === 'role' && Role.safeParse(role).success);
  if (!known || handle === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    return await withIdentity((identity) => act(identity, command, handle, role));
  } catch (error) {
    const sentences = error instanceof ConfigError ? error.sentences : [String(error)];
    process.stderr.write(`${sentences.join('\n')}\n`);
    return 1;
  }
}

async function act(identity: Identity, command: string, handle: string, role: string | undefined): Promise<number> {
  const { people, accounts, audit } = identity;
  const person = await people.byHandle(handle);
  if (person === undefined) {
    process.stderr.write(`Nobody is called ${handle}. The person has to make an account first.\n`);
    return 1;
  }
  if (command === 'role') {
    const given = Role.parse(role);
    await accounts.setRole(person.id, given);
    await audit.record({ what: 'role-changed', on: `${handle}: ${person.role} to ${given}` });
    process.stdout.write(`${handle} is ${given} now.\n`);
  } else {
    const link = await passwordLink(identity, person.id, dayMs);
    await audit.record({ what: 'password-link-made', on: handle });
    process.stdout.write(`${link}\nThis link sets a new password for ${handle}, once, within a day.\n`);
  }
  return 0;
}

async function withIdentity<T>(work: (identity: Identity) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const embedded =
    config.databaseUrl === undefined ? await attachEmbedded(join(config.dataDir, 'postgres'), 'broadside') : undefined;
  const database = openDatabase(config.databaseUrl ?? embedded?.url ?? '');
  try {
    return await work(await createIdentity(config, database, pino({ level: config.logLevel })));
  } finally {
    await database.$disconnect();
    await embedded?.stop();
  }
}
