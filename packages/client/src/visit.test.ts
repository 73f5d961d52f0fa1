import { afterEach, expect, it, vi } from 'vitest';
import { FakeSocket, latest } from '../test/fake-socket.ts';
import { Cookies } from './cookies.ts';
import { visit } from './visit.ts';

afterEach(() => {
  FakeSocket.made = [];
});

it('cookies are kept, replaced and removed as the site says', () => {
  const cookies = new Cookies('a=1; b=x=y');
  expect(cookies.header).toBe('a=1; b=x=y');
  cookies.take(['a=2; Path=/; HttpOnly', 'c=3; Max-Age=60', 'nonsense']);
  expect(cookies.header).toBe('a=2; b=x=y; c=3');
  cookies.take(['a=; Max-Age=0', 'b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
  expect(cookies.header).toBe('c=3');
  expect(new Cookies('').header).toBe('');
});

const person = { id: 'p', name: 'Ada', handle: null, role: 'player' };
function site(setCookies: readonly string[]): { readonly fetch: typeof fetch; readonly sent: unknown[] } {
  const sent: unknown[] = [];
  const fetching: typeof fetch = (_url, init) => {
    sent.push((init?.headers as Record<string, string>)['cookie']);
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const line of setCookies) headers.append('set-cookie', line);
    return Promise.resolve(new Response(JSON.stringify({ person }), { headers }));
  };
  return { fetch: fetching, sent };
}

it('[HTTP-1] a visit keeps its cookie for the API and for tables, and can be taken up again', async () => {
  const { fetch, sent } = site(['broadside=secret; Path=/; HttpOnly']);
  const given: unknown[] = [];
  class Heading extends FakeSocket {
    constructor(url: string, options?: unknown) {
      super(url);
      given.push(options);
    }
  }
  const first = visit('http://x/', { fetch, WebSocket: Heading });
  first.open('m00000000000').close();
  expect(first.cookie).toBe('');
  await first.api.becomeGuest('Ada');
  await first.api.me();
  expect(sent).toEqual([undefined, 'broadside=secret']);
  first.open('m00000000000').close();
  expect(latest().url).toBe('ws://x/api/matches/m00000000000/socket');
  const again = visit('http://x', { fetch, WebSocket: Heading, cookie: first.cookie });
  await again.api.me();
  expect(sent.at(-1)).toBe('broadside=secret');
  expect(given).toEqual([undefined, { headers: { cookie: 'broadside=secret' } }]);
});

it("a fetch of one's own that shows no cookies, as a browser's, keeps none", async () => {
  const { fetch } = site([]);
  const bare = vi.fn<typeof fetch>(async (...asked) => {
    const response = await fetch(...asked);
    Object.defineProperty(response.headers, 'getSetCookie', { value: undefined });
    return response;
  });
  const guest = visit('http://x', { fetch: bare });
  await guest.api.me();
  expect(guest.cookie).toBe('');
});
