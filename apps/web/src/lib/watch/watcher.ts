/** The random value by which the tabs of this browser count as one who watches [WATCH-15]: of nobody, and sent with nothing else. */
const key = 'watcher';

export function watcherOf(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null && /^[A-Za-z0-9_-]{16,64}$/.test(kept)) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    // Nothing can be kept here: this page counts by itself.
    return crypto.randomUUID();
  }
}
