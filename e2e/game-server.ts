/** A real server process with its own embedded PostgreSQL in its own folder, that can be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../apps/server/test/free-port.ts';
import { root } from '../tools/prepare.mjs';

/** What node runs: the server as it is built. */
const built = ['--enable-source-maps', fileURLToPath(new URL('../apps/server/build/main.js', import.meta.url))];

/** What every seat adds to the dice of a match whose dice are fixed. */
export const fixedEntropy = '0'.repeat(32);

/** One accepted command as the database holds it. */
export interface JournalRow {
  readonly seq: number;
  readonly seat: number;
  readonly commandId: string;
  readonly command: { readonly kind?: string };
  readonly events: readonly { readonly kind: string }[];
  /** Words of the dice stream used up after this entry. */
  readonly cursor: number;
}

export class GameServer {
  readonly url: string;
  readonly #dataDir: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #program: readonly string[];
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(
    port: number,
    dataDir: string,
    own: Readonly<Record<string, string>>,
    program: readonly string[],
  ) {
    this.#program = program;
    this.url = `http://127.0.0.1:${String(port)}`;
    this.#dataDir = dataDir;
    const quick = { BOT_DELAY_MS: '0', WARM_UP_MS: '0' };
    const usual = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', ...quick };
    this.#settings = { ...usual, ...own };
  }

  /**
   * A server on a free port with an empty database; `own` are settings that differ from the usual ones of tests, `program` what
   * node runs in place of the built server.
   */
  static async start(own: Readonly<Record<string, string>> = {}, program = built): Promise<GameServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'broadside-e2e-'));
    await chmod(dataDir, 0o755); // root's PostgreSQL runs as another account, which has to pass through
    const server = new GameServer(Number(await freePort()), dataDir, own, program);
    try {
      await server.restart();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** Starts the process (again) with the same port and data; resolves when it says that it is ready. */
  async restart(): Promise<void> {
    const child = spawn(process.execPath, [...this.#program], {
      cwd: root,
      env: { ...process.env, ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    await new Promise<void>((ready, failed) => {
      const listen = (chunk: Buffer): void => {
        this.#said += chunk.toString();
        if (this.#said.includes(`Broadside is ready: ${this.url}`)) ready();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => failed(new Error(`The server ended with ${String(code)}: ${this.#said}`)));
    });
  }

  /** All that the process printed, but that it was slow: the machine of the tests is busy, and that is no fault. */
  get said(): string {
    const lines = this.#said.split('\n').filter((line) => !line.includes('the rules kept everybody waiting'));
    return lines.join('\n');
  }

  /** SIGKILL: nothing is tidied up, PostgreSQL is left running. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
    this.#said = '';
  }

  /** SIGSTOP: the process hears nothing and does nothing, until it is killed. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  /** Drains the server, ends its database, and removes the folder; returns the exit code of the drain. */
  async stop(): Promise<number | null> {
    const code = await this.#end('SIGTERM');
    await this.#endDatabase();
    await rm(this.#dataDir, { recursive: true, force: true });
    return code;
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    child.kill(signal);
    return exited;
  }

  /** A server that was killed leaves its PostgreSQL behind: the one whose number stands in our own folder. */
  async #endDatabase(): Promise<void> {
    const file = join(this.#dataDir, 'postgres/postmaster.pid');
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    if (!(pid > 1)) return;
    process.kill(pid, 'SIGINT');
    while (await readFile(file).catch(() => undefined)) await new Promise((next) => setTimeout(next, 50));
  }

  /** The journal of a match, read past the server. */
  async journal(matchId: string): Promise<readonly JournalRow[]> {
    const text = `select seq, seat, command_id as "commandId", command, events, cursor
      from journal_entry where match_id = $1 order by seq`;
    return this.#query<JournalRow>(text, [matchId]);
  }

  /**
   * Gives a match that waits for its last player the dice of `number`, past the server, which has no such door: its seed, the
   * commitment to it, and what the maker's seat adds. The last player adds `fixedEntropy`.
   */
  async fixDice(matchId: string, number: number): Promise<void> {
    const seed = createHash('sha256')
      .update(`dice ${String(number)}`)
      .digest();
    const commitment = createHash('sha256').update(seed).digest('hex');
    await this.#query('update match set seed = $2, commitment = $3 where id = $1', [matchId, seed, commitment]);
    await this.#query('update seat set entropy = $2 where match_id = $1', [matchId, fixedEntropy]);
  }

  /** As the operator does. */
  async giveRole(handle: string, role: string): Promise<void> {
    await this.#query('update person set role = $2::"Role" where handle_key = $1', [handle.toLowerCase(), role]);
  }

  async #query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const folder = join(this.#dataDir, 'postgres');
    const password = (await readFile(join(folder, 'broadside.password'), 'utf8')).trim();
    const port = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3]);
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'broadside' });
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }
}
