/** Everything about who somebody is, made once for a server. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import { People } from '../store/people.ts';
import { Accounts } from './accounts.ts';
import { Audit } from './audit.ts';
import { createAuth } from './auth.ts';
import type { Auth, AuthSettings } from './auth.ts';
import { GuestNames } from './guest-names.ts';
import { KnownDevices } from './known-devices.ts';
import { mailer } from './mail.ts';
import type { Send } from './mail.ts';
import { cookieSecret } from './secret.ts';
import { Sessions } from './sessions.ts';
import { restStorages } from './storages.ts';
import { SignInTries } from './tries.ts';

export interface Identity {
  readonly auth: Auth;
  readonly settings: AuthSettings;
  readonly sessions: Sessions;
  readonly people: People;
  readonly accounts: Accounts;
  readonly audit: Audit;
  readonly tries: SignInTries;
  readonly devices: KnownDevices;
  readonly guestNames: GuestNames;
  /** Undefined: no e-mail is configured. */
  readonly send: Send | undefined;
}

export async function createIdentity(
  config: Config,
  database: Database,
  logger: Logger,
  send = mailer(config.smtpUrl, config.mailFrom, logger),
): Promise<Identity> {
  const secret = await cookieSecret(config.authSecret, config.dataDir);
  const settings = { publicUrl: config.publicUrl, secret, discord: config.discord };
  const auth = createAuth(database, settings, logger);
  await restStorages();
  const sessions = new Sessions(database, auth);
  return {
    auth,
    settings,
    sessions,
    people: new People(database, async (request) => (await sessions.of(request))?.person),
    accounts: new Accounts(database),
    audit: new Audit(database),
    tries: new SignInTries(database),
    devices: new KnownDevices(secret),
    guestNames: new GuestNames(database),
    send,
  };
}
