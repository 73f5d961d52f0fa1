/** `node tools/operator.mjs`: roles, links for whoever forgot the password, backups (docs/operator.md). */
import { join } from 'node:path';
import { Role, roles } from '@broadside/protocol';
import { pino } from 'pino';
import { backupTo, restoreFrom } from './backup/commands.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { createIdentity } from './identity/identity.ts';
import type { Identity } from './identity/identity.ts';
import { passwordLink } from './identity/links.ts';
import { startSentence } from './start-failures.ts';
import { openDatabase } from './store/database.ts';
import { attachEmbedded } from './store/embedded.ts';

const usage = `node tools/operator.mjs role HANDLE ${roles.join('|')}
node tools/operator.mjs password-link HANDLE
node tools/operator.mjs backup FILE
node tools/operator.mjs restore FILE [--replace]
FILE may be - for standard output or input.
`;
const dayMs = 24 * 3_600_000;

/** Answers the exit code: 0 done, 1 refused, 2 wrongly called. */
export async function operate(words: readonly string[]): Promise<number> {
  const work = workOf(words);
  if (work === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    return await work(config);
  } catch (error) {
    const known = config === undefined ? String(error) : startSentence(error, config);
    process.stderr.write(`${error instanceof ConfigError ? error.sentences.join('\n') : known}\n`);
    return 1;
  }
}

/** What is asked for; undefined where it is nothing that there is. */
function workOf(words: readonly string[]): ((config: Config) => Promise<number>) | undefined {
  const [command, first, second] = words;
  if (first === undefined || words.length > 3) return undefined;
  const done = async (work: Promise<void>): Promise<number> => work.then(() => 0);
  if (command === 'backup' && second === undefined) return (config) => done(backupTo(first, config));
  if (command === 'restore' && (second ?? '--replace') === '--replace')
    return (config) => done(restoreFrom(first, second !== undefined, config));
  const known = command === 'password-link' || (command === 'role' && Role.safeParse(second).success);
  return known ? (config) => withIdentity(config, (identity) => act(identity, command, first, second)) : undefined;
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

async function withIdentity<T>(config: Config, work: (identity: Identity) => Promise<T>): Promise<T> {
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
