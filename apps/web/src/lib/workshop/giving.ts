/** What was made here goes out: to the clipboard, as a link, as a file. */
import { toasts } from '#lib/components/toasts.svelte.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show('Copied.');
  } catch {
    toasts.show('The browser keeps the clipboard closed. Select the text and copy it.', 'bad');
  }
}

/** Copies the link of a `what` that everybody may open who has it. */
export async function copyLink(link: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.show(`The link is copied. Whoever has it sees the ${what}.`);
  } catch {
    toasts.show(link);
  }
}

/** A file's name for what bears this name: `narrow-sea-600`; `otherwise` where no letter of it may stand there. */
export function fileName(name: string, otherwise: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? otherwise : words;
}
