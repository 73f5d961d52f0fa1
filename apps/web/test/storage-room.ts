/** A browser's storage with room for so many letters. */
export class Room implements Storage {
  readonly #kept = new Map<string, string>();
  readonly #letters: number;
  constructor(letters = 10_000) {
    this.#letters = letters;
  }
  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    if (value.length > this.#letters) throw new DOMException('no room', 'QuotaExceededError');
    this.#kept.set(key, value);
  }
}
