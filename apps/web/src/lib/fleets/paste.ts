/** A fleet that was pasted on one page and opens on another, in this tab. */
const KEY = 'pasted-fleet';

export function keepPaste(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** What was pasted last; empty where nothing was. It is handed over once. */
export function takePaste(): string {
  const text = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return text;
}
