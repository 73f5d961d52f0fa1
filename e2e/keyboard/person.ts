/**
 * Somebody who neither sees a page nor points at it: presses keys, and knows what the accessibility tree says of whatever has
 * the focus and what the live regions speak. Everything is written down.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Visitor, type Sent } from '../browser.ts';
import { until } from '../play.ts';
import type { Transcript } from './transcript.ts';

/** Far more than any way through a page has. */
const mostTabs = 120;
const patienceMs = 60_000;

/** Runs in the page: tells what live regions say whenever it changes. */
function listen(): void {
  const hear = Reflect.get(globalThis, 'hear') as (text: string) => void;
  const said = new WeakMap<Element, string>();
  const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
  const look = (): void => {
    for (const region of document.querySelectorAll(regions)) {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (said.get(region) === text) continue;
      said.set(region, text);
      if (text !== '') hear(text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What is said of a thing of this role and name. */
export const exactly = (role: string, name: string): RegExp =>
  new RegExp(`^${role} "${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}"`);

/** The button that the orders wait for: it stands before whatever could be done instead. */
export function primaryOf(orders: string): { readonly name: string; readonly disabled: boolean } {
  const [before = ''] = orders.split(/heading "(?:Instead|Orders)"/);
  const buttons = [...before.matchAll(/button "((?:[^"\\]|\\.)*)"([^\n]*)/g)].filter(([, name]) => name !== 'Reset');
  const [, name = '', states = ''] = buttons.at(-1) ?? [];
  return { name, disabled: states.includes('[disabled]') };
}

/**
 * Answers the question of the table: by Tab to its last verb and Enter, or by `wanted`, where it stands beside an answer: not
 * every question can be declined by Escape.
 */
export async function answerQuestion(person: KeyboardPerson, wanted: 'Enter' | 'Escape' | undefined): Promise<void> {
  const question = person.question();
  const declined = (await question.getByText('Esc', { exact: true }).count()) > 0;
  const key = wanted === 'Escape' && !declined ? undefined : wanted;
  const words = (await question.getAttribute('aria-label')) ?? '';
  const last = question.getByRole('button').last();
  // In its first moments a question takes no answer.
  await expect.poll(() => last.isEnabled(), { timeout: patienceMs }).toBe(true);
  const verb = /button "((?:[^"\\]|\\.)*)"/.exec(await last.ariaSnapshot())?.[1] ?? '';
  await person.give(key === undefined ? `${words} ${verb}` : words, async () => {
    if (key === undefined) await person.to(exactly('button', verb));
    await person.press(key ?? 'Enter');
  });
}

/** Role, name and states of the first thing of a snapshot: `- 'button "Fire" [pressed]': …` without its wrapping and text. */
function told(line: string): string {
  const bare = line.replace(/^- /, '').replace(/^'(.*)'(:.*)?$/, '$1');
  return bare.startsWith('textbox') ? bare : (/^\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]+\])*/.exec(bare)?.[0] ?? bare);
}

export class KeyboardPerson {
  readonly visitor: Visitor;
  readonly transcript: Transcript;
  readonly page: Page;
  #heard: string[] = [];

  private constructor(visitor: Visitor, transcript: Transcript) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.transcript = transcript;
  }

  static async arrive(browser: Browser, url: string, transcript: Transcript): Promise<KeyboardPerson> {
    const person = new KeyboardPerson(await Visitor.arrive(browser, 'Keys'), transcript);
    await person.page.exposeFunction('hear', (text: string) => void person.#heard.push(text));
    await person.page.addInitScript(listen);
    await person.page.goto(url);
    return person;
  }

  /** What was spoken since this was asked last. */
  heard(): readonly string[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  /** Role, name and state of what has the focus; undefined where nothing has it. */
  async focus(): Promise<string | undefined> {
    for (let tries = 0; tries < 20; tries++) {
      if (await this.page.evaluate(() => document.activeElement === document.body)) return undefined;
      // What had the focus may be drawn anew between two questions.
      const said = await this.page
        .locator(':focus')
        .first()
        .ariaSnapshot({ timeout: 2000 })
        .catch(() => undefined);
      const line = said?.split('\n')[0];
      if (line) return told(line);
    }
    return undefined;
  }

  async press(key: string): Promise<string | undefined> {
    await this.page.keyboard.press(key);
    const focus = await this.focus();
    if (focus !== undefined && !/^\w+ "/.test(focus)) {
      const node = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
      throw new Error(`After ${key} the focus has no name: ${focus}, ${node ?? ''}`);
    }
    this.transcript.pressed(key, focus);
    return focus;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.transcript.pressed(`“${text}”`, await this.focus());
  }

  /** Presses Tab (or Shift+Tab, or an arrow) until what is said fits. */
  async seek(wanted: RegExp, key = 'Tab'): Promise<string> {
    for (let presses = 0; presses < mostTabs; presses++) {
      const said = await this.press(key);
      if (said !== undefined && wanted.test(said)) return said;
    }
    throw new Error(`${key} never comes to ${String(wanted)}; the orders are ${await this.orders()}`);
  }

  /** Goes on by Tab to what fits, where the focus is not there already. */
  async to(wanted: RegExp): Promise<void> {
    if (!wanted.test((await this.focus()) ?? '')) await this.seek(wanted);
  }

  /** The question that the table asks, if it asks one. */
  question(): Locator {
    return this.page.getByRole('main').getByRole('region', { name: /\?$/ });
  }

  /** What a reader finds in the orders. */
  async orders(): Promise<string> {
    const region = this.page.getByRole('region', { name: 'Orders', exact: true });
    return (await region.count()) === 0 ? '' : region.first().ariaSnapshot();
  }

  /** It is this person's turn, by the page's title; or the match is over: then false. */
  async turn(): Promise<boolean> {
    const known = (): string | undefined => /^(?:Your turn|The match is over)/.exec(document.title)?.[0];
    const title = await this.page.waitForFunction(known, undefined, { timeout: patienceMs });
    return (await title.jsonValue()) === 'Your turn';
  }

  /** Lets `act` give one order; resolves when the server has taken it and the focus is somewhere on the page. */
  async give(what: string, act: () => Promise<unknown>): Promise<Sent> {
    const before = this.visitor.sent.length;
    await act();
    await until(() => this.visitor.sent[before]?.answer !== undefined, `an answer to: ${what}`, patienceMs);
    const sent = this.visitor.sent[before];
    if (sent?.answer !== 'accepted') throw new Error(`${what}: ${JSON.stringify(sent)}`);
    await this.reach((sent.detail as { seq: number }).seq);
    await this.landed(what, sent.command.kind);
    return sent;
  }

  async reach(seq: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => Number(document.querySelector<HTMLElement>('[data-seq]')?.dataset['seq']) >= wanted,
      seq,
      { timeout: patienceMs },
    );
  }

  /** After an order the focus is never nowhere. */
  async landed(what: string, order: string): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement !== document.body, undefined, {
      timeout: patienceMs,
    });
    // Between two pictures it may be nowhere for a moment.
    await expect.poll(() => this.focus(), { timeout: patienceMs }).toBeDefined();
    this.transcript.decided(what, order, await this.focus(), this.heard());
  }
}
