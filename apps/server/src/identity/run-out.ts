/** What counts no more: sessions, links and challenges past their time, failed sign-ins of a while ago. */
import { signInTries } from '@broadside/protocol';
import type { Database } from '../store/database.ts';

export async function removeRunOut(database: Database): Promise<void> {
  const expiresAt = { lt: new Date() };
  const since = { lt: new Date(Date.now() - signInTries.minutes * 60_000) };
  await database.session.deleteMany({ where: { expiresAt } });
  await database.verification.deleteMany({ where: { expiresAt } });
  await database.signInTry.deleteMany({ where: { since } });
}
