/** Whether there is room left to write: what the folder of the data says, and what PostgreSQL refused. */
import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in pieces of 16 MiB, and needs a few of them. */
const leastFreeBytes = 64 * 1024 * 1024;
/** A refusal counts for this long, unless something is written before. */
const refusalMs = 30_000;

export type FreeBytes = (folder: string) => Promise<number>;

const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export class DiskWatch {
  readonly #folder: string | undefined;
  readonly #free: FreeBytes;
  #refusedAt = -Infinity;

  /** `folder`: where the embedded database writes; undefined where it writes elsewhere. */
  constructor(folder: string | undefined, free = freeBytes) {
    this.#folder = folder;
    this.#free = free;
  }

  /** The database could not write. */
  refused(error: unknown): void {
    if (error instanceof Error && 'code' in error && error.code === '53100') this.#refusedAt = performance.now();
  }

  written(): void {
    this.#refusedAt = -Infinity;
  }

  /** Why nothing can be written, in a sentence. */
  async fault(): Promise<string | undefined> {
    if (performance.now() - this.#refusedAt < refusalMs) return 'The disk of the database is full.';
    if (this.#folder === undefined) return undefined;
    const free = await this.#free(this.#folder).catch(() => Infinity);
    return free < leastFreeBytes ? 'The disk of the database is nearly full.' : undefined;
  }
}
