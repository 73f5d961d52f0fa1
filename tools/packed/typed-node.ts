/** The same in Node without the types of browsers, with the sockets of `ws`. */
import { visit } from '@broadside/client';
import type { Connection, Visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import WebSocket from 'ws';

export async function arrive(site: string, cookie: string): Promise<Visit> {
  const guest = visit(site, { WebSocket, catalog, cookie, fetch });
  await guest.api.becomeGuest('Deep Thought');
  return guest;
}

export const sit = (guest: Visit, matchId: string): Connection => guest.open(matchId, { silenceMs: 5000, WebSocket });
