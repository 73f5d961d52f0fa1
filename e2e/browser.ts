/** Chromium, and pages that keep what went wrong on them and what they said to the server. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../tools/chromium.mjs';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const laptop = { width: 1280, height: 800 };
export const handset: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), headless: true, chromiumSandbox: false, args: flags });
}

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** A command as a page put it on the wire, and what the server answered. */
export interface Sent {
  readonly id: string;
  readonly command: { readonly kind: string };
  /** How often the page sent it: again after a reconnect, where it had no answer yet. */
  times: number;
  answer?: 'accepted' | 'rejected' | 'error';
  /** Where it stands in the journal, once it was accepted; or why it was not. */
  detail?: unknown;
}

export interface VisitorOptions extends BrowserContextOptions {
  readonly aheadMs?: number;
}

/** Runs in the page, as `tools/later.mjs` does in a server. */
function beLater(ahead: number): void {
  const Now = Date;
  globalThis.Date = class extends Now {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(Now.now() + ahead);
      else super(...(given as [number]));
    }
    static override now(): number {
      return Now.now() + ahead;
    }
  } as DateConstructor;
}

/** One person's browser: a context with its own cookies, one page, and everything that went wrong on it. */
export class Visitor {
  /** Called with everybody who comes. */
  static onArrival: ((visitor: Visitor) => void) | undefined;
  /** Called with whoever leaves, while their page is still there. */
  static onLeave: ((visitor: Visitor) => Promise<void>) | undefined;
  readonly page: Page;
  readonly name: string;
  readonly sent: Sent[] = [];
  /** Console errors, exceptions, requests that failed: none is expected. */
  readonly faults: string[] = [];
  /** While the server is away, requests fail, and browsers say so. */
  forgiving = false;
  /** Called when the page has put a command on the wire. */
  onSent: ((sent: Sent) => void) | undefined;
  /** Called with every frame that the page gets. */
  onHeard: ((payload: string) => void) | undefined;
  /** What the server says is kept from the page. */
  deaf = false;
  #listening = false;
  readonly #context: BrowserContext;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.page = page;
    this.#context = context;
    const note = (text: string): void => {
      if (!this.forgiving) this.faults.push(`${name}: ${text}`);
    };
    page.on('pageerror', (error) => this.faults.push(`${name}: thrown: ${error.name} ${error.stack || error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url, lineNumber } = message.location();
      note(`console: ${message.text()} (${url}:${lineNumber})`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') note(`${request.url()} ${reason}`);
    });
    page.on('websocket', (socket) => {
      if (this.#listening) return;
      socket.on('framesent', ({ payload }) => this.#hear(payload.toString()));
      socket.on('framereceived', ({ payload }) => {
        this.onHeard?.(payload.toString());
        this.#answer(payload.toString());
      });
    });
  }

  /** `aheadMs`: it is so much later for the pages than for the machine. */
  static async arrive(
    browser: Browser,
    name: string,
    { aheadMs = 0, ...options }: VisitorOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: laptop,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    if (aheadMs !== 0) await context.addInitScript(beLater, aheadMs);
    const visitor = new Visitor(name, context, await context.newPage());
    Visitor.onArrival?.(visitor);
    return visitor;
  }

  #hear(payload: string): void {
    const message = JSON.parse(payload) as { t: string; id: string; command: { kind: string } };
    if (message.t !== 'command') return;
    const known = this.sent.find((each) => each.id === message.id);
    if (known) known.times += 1;
    else {
      const sent = { id: message.id, command: message.command, times: 1 };
      this.sent.push(sent);
      this.onSent?.(sent);
    }
  }

  #answer(payload: string): void {
    if (!/^\{"t":"(accepted|rejected|error)"/.test(payload)) return;
    const message = JSON.parse(payload) as { t: 'accepted' | 'rejected' | 'error'; id?: string };
    const sent = this.sent.find((each) => each.id === message.id);
    if (!sent) return;
    sent.answer = message.t;
    sent.detail = message;
  }

  /** Puts this test between the page and the server, so that it can keep back what the server says. */
  async listenIn(): Promise<void> {
    this.#listening = true;
    await this.page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        this.#hear(text.toString());
        server.send(text);
      });
      server.onMessage((text) => {
        if (this.deaf) return;
        this.#answer(text.toString());
        socket.send(text);
      });
    });
  }

  /** Takes this person's name at the site, as the account page would: nobody is asked for one before a table. */
  async introduce(url: string): Promise<void> {
    await this.page.request.post(`${url}/api/guests`, { data: { name: this.name } });
  }

  /** The cookie by which the server knows this person. */
  async cookie(): Promise<string> {
    return (await this.#context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** Becomes the same person as another visitor, on another device. */
  async takeCookieOf(other: Visitor): Promise<void> {
    await this.#context.addCookies(await other.#context.cookies());
  }

  /** Becomes whoever a program became at the site: `cookie` is what it was given. */
  async takeCookie(url: string, cookie: string): Promise<void> {
    const pairs = cookie.split('; ').map((pair) => pair.split(/=(.*)/s, 2));
    await this.#context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })));
  }

  /** Another page of the same browser. */
  another(): Promise<Page> {
    return this.#context.newPage();
  }

  async leave(): Promise<void> {
    await Visitor.onLeave?.(this);
    await this.#context.close();
  }
}
