/** Filed cases on a real database: run by the server, and again by `pnpm cases` from the file that it hands out. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { caseFilePath } from '@broadside/protocol';
import type { FiledCase } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const ruleset = 'quantum-rebellion';
const repository = fileURLToPath(new URL('../../..', import.meta.url));
let server: TestServer;
let ada: Guest;
let bob: Guest;
let folder: string;
beforeAll(async () => {
  server = await startServer({ catalog });
  [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
  folder = await mkdtemp(join(tmpdir(), 'broadside-cases-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const shot = { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: [{ mount: 'F' }] }] };
const fire = { by: 'seat-1', command: shot };
const tern = { name: 'Tern', class: 'DD', at: [24, 12], facing: 90, weapons: { F: 'beam 5', P: 'beam 2' } };
/** The Tern looks east, the Onyx lies north of it. */
const abeam = {
  id: 'a-bow-gun-does-not-fire-abeam',
  given: {
    active: 'Waders',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships: [tern] },
      { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CH', at: [24, 22] }] },
    ],
  },
  when: [fire],
  rejects: { code: 'out-of-arc' },
};
/** What somebody believes who reads the rule otherwise. */
const belief = {
  ...abeam,
  id: 'a-bow-gun-fires-abeam',
  title: 'A gun in the bow fires abeam',
  dice: [6, 6, 6, 6, 6],
  rejects: undefined,
  then: { awaiting: ['seat-1'] },
};
const file = (by: Guest, written: unknown): Promise<FiledCase> => by.api.fileCase({ ruleset, case: written });

/** What `pnpm cases FILE` prints of the file that the server hands out, and its exit code. */
async function ranAgain(id: string): Promise<{ code: number; text: string }> {
  const answer = await fetch(`${server.url}${caseFilePath(id)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const name = /^attachment; filename="([a-z0-9-]+\.json)"$/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const path = join(folder, name ?? 'without-name.json');
  await writeFile(path, await answer.text());
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', join(repository, 'tools/cases.ts'), path];
    const { INIT_CWD: _, ...env } = process.env;
    execFile(process.execPath, args, { cwd: repository, env }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout.replaceAll(path, 'FILE') }),
    );
  });
}

describe('[HTTP-15] filing a case', { timeout: 120_000 }, () => {
  it('that the rules agree with', async () => {
    const filed = await file(ada, abeam);
    expect(filed).toMatchObject({ ruleset, title: abeam.id, case: abeam, passed: true, finding: null });
    expect(filed).toMatchObject({ owner: 'Ada', mine: true });
    expect(await ada.api.filedCase(filed.id)).toEqual(filed);
    expect(await ranAgain(filed.id)).toEqual({ code: 0, text: '1 passed, 0 failed\n' });
  });

  it('that they do not agree with reports what they did instead', async () => {
    const filed = await file(ada, belief);
    expect(filed).toMatchObject({ title: belief.title, passed: false });
    expect(filed.finding).toMatch(/^command 1 \(seat-1\) was refused: .* \(out-of-arc, QR-8\.4\.5\.3c\)$/);
    const again = await ranAgain(filed.id);
    expect(again).toEqual({ code: 1, text: `FILE: ${belief.id}: ${filed.finding ?? ''}\n0 passed, 1 failed\n` });
  });

  it('whose position nobody can play is filed with its problems', async () => {
    const [waders] = abeam.given.squadrons;
    const filed = await file(ada, { ...abeam, given: { squadrons: [waders] } });
    expect(filed.finding).toMatch(/^given: seat-2 has no flagship/);
  });

  it('is refused where it is no case, with the place', async () => {
    const refused = async (written: unknown) => {
      const { status, code, message } = await refusal(file(ada, written));
      return { status, code, message };
    };
    const bad = (message: string) => ({
      status: 400,
      code: 'bad-case',
      message: expect.stringContaining(message) as string,
    });
    expect(await refused({ ...abeam, given: undefined, start: {} })).toEqual(bad('at given: a filed case begins from'));
    expect(await refused({ ...abeam, id: 'Not kebab' })).toEqual(bad('at id'));
    expect(await refused({ ...abeam, when: [{ by: 'seat-1', command: { kind: 'dance' } }] })).toEqual(
      bad('when.0.command'),
    );
    expect(await refused({ ...abeam, given: { squadrons: [{ name: 'Waders' }] } })).toEqual(
      bad('given.squadrons.0.seat'),
    );
    expect(await refused({ ...abeam, rejects: undefined })).toEqual(bad('write either then or rejects'));
    expect(await refused({ ...abeam, when: Array(61).fill(fire) })).toMatchObject({ code: 'case-too-long' });
    expect(await refused({ ...abeam, dice: Array(1001).fill(1) })).toMatchObject({ code: 'case-too-long' });
    expect(await refused({ ...abeam, note: 'x'.repeat(100_000) })).toMatchObject({ status: 413, code: 'too-large' });
  });

  it('needs a name and some patience', async () => {
    const body = JSON.stringify({ ruleset, case: abeam });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${server.url}/api/cases`, { method: 'POST', headers, body })).status).toBe(401);
    const slow = await startServer({ catalog, settings: { CASES_PER_HOUR: '1' } });
    const eve = await Guest.arrive(slow.url, 'Eve');
    await file(eve, abeam);
    expect((await refusal(file(eve, abeam))).status).toBe(429);
    await slow.stop();
  });
});

describe('[HTTP-16] a filed case', { timeout: 120_000 }, () => {
  it('is read by anybody who has its link', async () => {
    const filed = await file(ada, abeam);
    expect(await bob.api.filedCase(filed.id)).toEqual({ ...filed, mine: false });
    expect((await fetch(`${server.url}/api/cases/${filed.id}`)).status).toBe(200);
    const gone = await refusal(bob.api.filedCase('0000000000'));
    expect([gone.status, gone.code]).toEqual([404, 'no-case']);
    expect((await fetch(`${server.url}${caseFilePath('0000000000')}`)).status).toBe(404);
  });

  it('is handed out as a case file of one case', async () => {
    const { id } = await file(ada, abeam);
    await ranAgain(id);
    const content: unknown = JSON.parse(await readFile(join(folder, `${abeam.id}.json`), 'utf8'));
    expect(content).toEqual({ ruleset, cases: [abeam] });
  });
});
