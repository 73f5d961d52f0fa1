/** What a client makes of the text that a server sends, which may be newer than the client. */
import { Heard, heardTypes } from '@broadside/protocol';

/** A message of a known kind that cannot be read; `id` where it answers something. */
export interface Unread {
  readonly unread: unknown;
  readonly id: string | undefined;
}

/** Undefined where it is no message, or of a kind that this client does not know: that is passed over. */
export function readMessage(text: string): { readonly message: Heard } | Unread | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const heard = Heard.safeParse(json);
  if (heard.success) return { message: heard.data };
  const { t, id } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  return heardTypes.has(t) ? { unread: t, id: typeof id === 'string' ? id : undefined } : undefined;
}
