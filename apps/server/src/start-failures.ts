/** Why a server could not start or go on, in a sentence that says what would help. */
import pg from 'pg';
import type { Config } from './config.ts';

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Why the server cannot listen. */
export function listenSentence(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} of ${host} is taken. Stop what uses it, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${String(port)} may not be used by this account. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`;
  return `The server cannot listen on ${host}, port ${String(port)}: ${String(error)}`;
}

/** Why the server cannot start: its database or its folder. What has a sentence of its own already keeps it. */
export function startSentence(error: unknown, config: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  const { databaseUrl, dataDir } = config;
  const inDatabase = databaseSentence(error, databaseUrl);
  if (inDatabase !== undefined) return inDatabase;
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk of ${dataDir} is full. Make room there and start again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `This account cannot write to ${dataDir} (${code}). Give it the folder, or set DATA_DIR to another.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${dataDir} is no folder. Set DATA_DIR to one that exists or can be made.`;
  const message = error instanceof Error ? error.message : String(error);
  // As the programs of PostgreSQL say it, in their own log or on the way to it.
  if (/No space left on device|Check free disk space/.test(message))
    return `The disk of ${dataDir} is full. Make room there and start again.\n${message}`;
  return message;
}

function databaseSentence(error: unknown, databaseUrl: string | undefined): string | undefined {
  const code = codeOf(error) ?? '';
  const at = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const name = decodeURIComponent(at?.pathname.slice(1) ?? 'broadside');
  if (error instanceof pg.DatabaseError) {
    if (code === '28P01' || code === '28000')
      return 'The database refuses the user or the password in DATABASE_URL. Correct them there, or in its pg_hba.conf.';
    if (code === '3D000') return `There is no database "${name}". Make it with createdb, or correct DATABASE_URL.`;
    if (code === '42501' || code === '3F000')
      return `The user of DATABASE_URL may not do that in "${name}": ${error.message}. Make it the owner of the database.`;
    if (code === '25006')
      return `The database "${name}" can only be read: it is a copy. Set DATABASE_URL to the original.`;
    if (code === '53300') return 'PostgreSQL has no connection left for this server. Raise its max_connections.';
    if (code === '53100') return 'The disk of PostgreSQL is full. Make room there and start again.';
    if (code === '57P03') return 'PostgreSQL is still starting, or stops. Start again when it is ready.';
    return undefined;
  }
  const unreachable = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ECONNRESET',
  ];
  const silent = error instanceof Error && /^(timeout expired|Connection terminated)/.test(error.message);
  if (!(unreachable.includes(code) || silent)) return undefined;
  if (at === undefined) return 'The PostgreSQL of this server ended while it started. Start it again.';
  const place = `${at.hostname}:${at.port === '' ? '5432' : at.port}`;
  return `No PostgreSQL answers at ${place}${code === '' ? '' : ` (${code})`}. Start it, or correct DATABASE_URL.`;
}

/** The oldest PostgreSQL that is tried. */
const oldest = 15;

/** Throws where the database server is too old; `version` as `server_version_num` says it. */
export function checkVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major < oldest)
    throw new Error(
      `This is PostgreSQL ${String(major)}. Broadside needs ${String(oldest)} or later: upgrade it first.`,
    );
}
