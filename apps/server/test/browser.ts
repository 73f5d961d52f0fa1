/** A browser as far as cookies go: keeps what the server sets and sends it back. */
import { api, connect, leaguesApi, socketUrl } from '@broadside/client';
import type { Api, Connection, LeaguesApi } from '@broadside/client';
import { synthetic } from '@broadside/bench/synthetic';
import { RawSocket, socketWith } from './harness.ts';

export const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

export class Browser {
  readonly url: string;
  readonly api: Api;
  readonly leagues: LeaguesApi;
  readonly #cookies = new Map<string, string>();
  readonly #agent: string;

  constructor(url: string, agent = firefox) {
    this.url = url;
    this.#agent = agent;
    const options = { fetch: (input: string | URL | Request, init?: RequestInit) => this.fetch(input, init) };
    this.api = api(url, options);
    this.leagues = leaguesApi(url, options);
  }

  /** A guest by this name, in a new browser. */
  static async guest(url: string, name: string, agent = firefox): Promise<Browser> {
    const browser = new Browser(url, agent);
    await browser.api.becomeGuest(name);
    return browser;
  }

  /** An account, made of a guest, in a new browser. */
  static async account(url: string, handle: string, password: string): Promise<Browser> {
    const browser = await Browser.guest(url, handle);
    await browser.api.makeAccount({ handle, password });
    return browser;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.#cookies.clear();
    for (const pair of text.split('; '))
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }

  async fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set('cookie', this.cookie);
    if (!headers.has('user-agent')) headers.set('user-agent', this.#agent);
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }

  /** Opens a table with the headless client. */
  open(matchId: string): Connection {
    return connect({
      url: socketUrl(this.url, matchId),
      catalog: { synthetic: () => Promise.resolve(synthetic) },
      // The cookie of the moment in which it connects, as in a browser.
      WebSocket: socketWith(() => this.cookie),
      backoff: { firstMs: 20, limitMs: 200 },
    });
  }

  raw(matchId: string, headers: Readonly<Record<string, string>> = {}): RawSocket {
    return new RawSocket(socketUrl(this.url, matchId), { cookie: this.cookie, ...headers });
  }
}
