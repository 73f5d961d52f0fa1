/** The command runs files by a path from the folder where somebody calls it, wherever the project is. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { catalog } from '../../packages/rules/src/catalog.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'case-paths-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What the command prints, called from `folder` as `pnpm --dir` and `npm --prefix` call it. */
const printed = (...args: string[]) =>
  new Promise<string>((resolve) => {
    const options = { cwd: project, env: { ...process.env, INIT_CWD: folder } };
    execFile(process.execPath, ['--import', 'tsx', 'tools/cases.ts', ...args], options, (_failed, out) => {
      resolve(out);
    });
  });

it('finds a file by its path from there, and says where it has looked for one that is not there', async () => {
  const [load] = Object.values(catalog);
  writeFileSync(join(folder, 'mine.json'), JSON.stringify((await load?.())?.writing?.example));
  const said = await printed('mine.json', 'other.json');
  expect(said).toContain(
    `other.json: (file): There is no such file in ${folder}. If it is elsewhere, give the whole path`,
  );
  expect(said).toMatch(/[1-9]\d* passed, 1 failed\n$/);
});
