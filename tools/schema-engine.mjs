#!/usr/bin/env node
// Stand-in for Prisma's native `schema-engine` binary: same argv + JSON-RPC-over-stdio contract,
// but executes Prisma's own @prisma/schema-engine-wasm (npm) through @prisma/adapter-pg.
// Used through PRISMA_SCHEMA_ENGINE_BINARY, so `prisma migrate|db|generate` need no download.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';

const argv = process.argv.slice(2);
const opts = (name) => argv.flatMap((a, i) => (a === name ? [argv[i + 1]] : []));
const url = opts('--datasource').map((d) => JSON.parse(d).url)[0] ?? process.env.DATABASE_URL;

const log = (level, fields) =>
  process.stderr.write(
    `${JSON.stringify({ timestamp: new Date().toISOString(), level, fields, target: 'schema_engine::logger' })}\n`,
  );
const fail = (error_code, message) => {
  process.stderr.write('schema-engine-wasm\n'); // the CLI drops the first stderr line
  log('ERROR', { error_code, message, is_panic: false });
  process.exit(1);
};

async function cli(command) {
  const target = new URL(url);
  const dbName = decodeURIComponent(target.pathname.slice(1)) || 'postgres';
  const connect = async (u) => {
    const c = new pg.Client({ connectionString: String(u), connectionTimeoutMillis: 10_000 });
    await c.connect();
    return c;
  };
  try {
    if (command === 'can-connect-to-database') {
      await (await connect(target)).end();
    } else if (command === 'create-database' || command === 'drop-database') {
      const admin = new URL(target);
      admin.pathname = '/postgres';
      const c = await connect(admin);
      await c.query(`${command === 'create-database' ? 'CREATE' : 'DROP'} DATABASE ${pg.escapeIdentifier(dbName)}`);
      await c.end();
    } else fail('P0000', `unsupported cli command ${command}`);
  } catch (e) {
    if (e.code === '3D000') fail('P1003', `Database \`${dbName}\` does not exist`);
    if (e.code === '28P01' || e.code === '28000') fail('P1000', e.message);
    fail('P1001', `Can't reach database server at \`${target.host}\`: ${e.message}`);
  }
  process.exit(0);
}

// adapter-pg (7.10) is built for the query engine; three gaps matter to the schema engine:
//  1. catalogue types "char", name, regproc, pg_node_tree, int2vector... are not mapped (prisma/orm#27403) -> report them as text
//  2. executeScript() splits on ';' (breaks plpgsql / quoted ';') -> send the script whole (simple protocol)
//  3. connectToShadowDb() with a connectionString reconnects to the MAIN database and drops the shadow while connected
const AS_TEXT = new Map([
  [18, 25],
  [19, 25],
  [24, 25],
  [194, 25],
  [22, 25],
  [30, 25],
  [1002, 1009],
  [1003, 1009],
]);
function harden(adapter) {
  const queryable = Object.getPrototypeOf(Object.getPrototypeOf(adapter)); // PgQueryable
  if (!queryable.hardened) {
    const performIO = queryable.performIO;
    queryable.performIO = async function (q) {
      const res = await performIO.call(this, q);
      return {
        ...res,
        rows: res.rows,
        rowCount: res.rowCount,
        fields: (res.fields ?? []).map((f) => ({ ...f, dataTypeID: AS_TEXT.get(f.dataTypeID) ?? f.dataTypeID })),
      };
    };
    queryable.hardened = true;
  }
  adapter.executeScript = async (script) => {
    try {
      await adapter.client.query(script);
    } catch (e) {
      adapter.onError(e);
    }
  };
  return adapter;
}
// `prisma migrate diff --from-empty --to-schema` needs no database: answer only the version probe.
class OfflineAdapter {
  provider = 'postgres';
  adapterName = '@prisma/adapter-pg';
  async connect() {
    const { ColumnTypeEnum: T } = await import('@prisma/driver-adapter-utils');
    return {
      provider: 'postgres',
      adapterName: this.adapterName,
      queryRaw: async ({ sql }) => {
        if (!/server_version_num/.test(sql)) throw new Error(`offline schema engine cannot run: ${sql}`);
        return {
          columnNames: ['exists', 'version', 'numeric_version'],
          columnTypes: [T.Boolean, T.Text, T.Int32],
          rows: [[true, 'PostgreSQL 15.0', 150000]],
        };
      },
      executeRaw: async () => 0,
      executeScript: async () => {},
      getConnectionInfo: () => ({ supportsRelationJoins: true }),
      startTransaction: async () => {
        throw new Error('offline');
      },
      dispose: async () => {},
    };
  }
  connectToShadowDb() {
    return this.connect();
  }
}
class SchemaEngineAdapter extends PrismaPg {
  constructor(connectionString) {
    const { host, port, user, password, database, ssl } = new pg.Client({ connectionString });
    super({ host, port, user, password, database, ssl, max: 1, connectionTimeoutMillis: 10_000 });
  }
  async connect() {
    return harden(await super.connect());
  }
  async connectToShadowDb() {
    const main = await this.connect();
    const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
    await main.executeScript(`CREATE DATABASE "${database}"`);
    const shadow = harden(await new PrismaPg({ ...this.config, database }).connect());
    const release = shadow.release;
    shadow.dispose = async () => {
      await release();
      await main.executeScript(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
      await main.dispose();
    };
    return shadow;
  }
}

async function loadEngine() {
  const require = createRequire(import.meta.url);
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}

async function rpc() {
  let enginePromise;
  const datamodels = opts('--datamodels').map((f) => [f, readFileSync(f, 'utf8')]);
  const engine = () =>
    (enginePromise ??= loadEngine().then((SchemaEngine) =>
      SchemaEngine.new(
        { datamodels: datamodels.length ? datamodels : undefined },
        () => {},
        bindMigrationAwareSqlAdapterFactory(
          process.env.PRISMA_OFFLINE ? new OfflineAdapter() : new SchemaEngineAdapter(url),
        ),
      ),
    ));
  const send = (m) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...m })}\n`);
  let queue = Promise.resolve();
  const handle = async ({ id, method, params }) => {
    if (!method) return; // acknowledgement of a `print`
    try {
      const e = await engine();
      const result = method === 'getDatabaseVersion' ? await e.version(params) : await e[method](params);
      if (method === 'diff' && result.stdout) {
        send({ id: 'print', method: 'print', params: { content: result.stdout } });
        result.stdout = null;
      }
      send({ id, result: result ?? {} });
    } catch (err) {
      const message = err?.message ?? String(err);
      send({
        id,
        error: {
          code: 4466,
          message: 'An error happened. Check the data field for details.',
          data: { is_panic: false, message, error_code: err?.code ?? null, meta: err?.meta ?? null },
        },
      });
    }
  };
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim()) queue = queue.then(() => handle(JSON.parse(line)));
  }
  await queue;
  process.exit(0);
}

const at = argv.indexOf('cli');
await (at >= 0 ? cli(argv[at + 1]) : rpc());
