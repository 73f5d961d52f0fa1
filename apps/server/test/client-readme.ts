/** The examples of the client's README, as files that can be run. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../packages/client/README.md', import.meta.url));

/** Writes each block that begins with three backticks, js and a file's name into `folder`; answers the names. */
export async function writeExamples(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```js (\S+)\n([\s\S]*?)^```/gm)];
  for (const [, name = '', code = ''] of blocks) await writeFile(join(folder, name), code);
  return blocks.map(([, name = '']) => name);
}

/** Runs a file with Node; `heard` gets each line that it prints. Resolves with the lines when it ends well. */
export function runExample(
  args: readonly string[],
  cwd: string,
  heard: (line: string) => void = () => undefined,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let [said, rest] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) heard(line);
    });
    let complained = '';
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said.trimEnd().split('\n'));
      else reject(new Error(`${args.join(' ')} ended with ${String(code)}: ${said}\n${complained}`));
    });
  });
}

/** Runs all examples of `folder` against a server, side by side; resolves with what each printed. */
export async function runExamples(
  folder: string,
  url: string,
  options: readonly string[],
): Promise<Record<'play' | 'watch' | 'comeBack' | 'acts' | 'errors', string[]>> {
  const run = (name: string, ...more: string[]): Promise<string[]> =>
    runExample([...options, name, url, ...more], folder);
  let watching: Promise<string[]> | undefined;
  const playing = runExample([...options, 'play.mjs', url], folder, (line) => {
    watching ??= run('watch.mjs', line);
  });
  const [play, comeBack, acts, errors] = await Promise.all([
    playing,
    run('come-back.mjs'),
    run('acts.mjs'),
    run('errors.mjs'),
  ]);
  return { play, watch: (await watching) ?? [], comeBack, acts, errors };
}
