/** A copy of the repository in which a test may write, with the packages of this one. */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root, workspaces } from '../../tools/prepare.mjs';

/** What is not part of the sources, or is made anew from them. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'build', 'dist', '.svelte-kit']);

export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'broadside-copy-'));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) });
  for (const folder of ['', ...workspaces()]) {
    const modules = join(root, folder, 'node_modules');
    if (!existsSync(modules)) continue;
    // Links to the workspace's own packages are relative and lead into the copy; the store itself is shared.
    const filter = (path: string): boolean => !['.pnpm', '.cache', '.vite'].includes(relative(modules, path));
    cpSync(modules, join(copy, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter });
  }
  symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
  return copy;
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
