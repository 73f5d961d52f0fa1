/** The cookies of one site, where no browser keeps them: names and values alone, for one address. */
export class Cookies {
  readonly #values = new Map<string, string>();

  /** Begins with what `header` wrote once. */
  constructor(header: string) {
    for (const pair of header.split(';')) this.#set(pair);
  }

  /** The `Cookie` header, or '' where there are none. */
  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes `Set-Cookie` headers; one with an age of nothing or a date that is past removes its cookie. */
  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';');
      const over = attributes.some((attribute) => {
        const [name = '', value = ''] = attribute.split('=', 2).map((part) => part.trim());
        if (/^max-age$/i.test(name)) return Number(value) <= 0;
        return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
      });
      if (over) this.#values.delete(pair.slice(0, Math.max(0, pair.indexOf('='))).trim());
      else this.#set(pair);
    }
  }

  #set(pair: string): void {
    const at = pair.indexOf('=');
    if (at > 0) this.#values.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
}
