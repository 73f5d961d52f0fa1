/** Requests over every route of the server, made from its own document of them. */
import { pick } from '@broadside/rules/kernel';
import type { Random } from '@broadside/rules/kernel';
import type { Actor } from './people.ts';
import type { Workshop } from './things.ts';
import { hostile, nonsense, poisoned, valueFor } from './values.ts';
import type { Making, Schema } from './values.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: string | undefined;
  readonly origin: string | undefined;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
export interface OpenApi extends Schema {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Text that answers have told: ids above all. Each kind of text is found again by its pattern. */
export class Seen {
  readonly #texts = new Set<string>();
  readonly #byPattern = new Map<string, readonly string[]>();

  note(answer: unknown, left = 400): void {
    const waiting = [answer];
    for (let looked = 0; waiting.length > 0 && looked < left; looked += 1) {
      const value = waiting.pop();
      if (typeof value === 'string' && value.length >= 3 && value.length <= 64) this.#keep(value);
      else if (typeof value === 'object' && value !== null)
        waiting.push(...(Object.values(value) as unknown[]).slice(0, 40));
    }
  }

  #keep(text: string): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    if (this.#texts.size > 4000) this.#texts.delete(this.#texts.values().next().value ?? '');
    if (this.#texts.size % 50 === 0) this.#byPattern.clear();
  }

  like(pattern: string): readonly string[] {
    const known = this.#byPattern.get(pattern);
    if (known !== undefined) return known;
    const shape = new RegExp(pattern, 'u');
    const found = [...this.#texts].filter((text) => shape.test(text));
    this.#byPattern.set(pattern, found);
    return found;
  }
}

function operationOf(document: OpenApi, route: string): Operation | undefined {
  const [method = '', pattern = ''] = route.split(' ');
  return document.paths[pattern.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

export class Requests {
  readonly seen = new Seen();
  readonly #routes: readonly string[];
  /** Those that take what belongs to a ruleset. */
  readonly #dear: readonly string[];
  readonly #document: OpenApi;
  readonly #workshop: Workshop;
  readonly #random: Random;

  constructor(routes: readonly string[], document: OpenApi, workshop: Workshop, random: Random) {
    // HEAD goes with each GET; a route without a name serves the files of the web app.
    this.#routes = routes.filter((route) => !/^(?:OPTIONS|HEAD) /.test(route));
    this.#dear = this.#routes.filter((route) =>
      JSON.stringify(operationOf(document, route) ?? {}).includes('x-bounded-by'),
    );
    this.#document = document;
    this.#workshop = workshop;
    this.#random = random;
  }

  get rulesets(): readonly string[] {
    return this.#workshop.rulesets;
  }

  get routes(): readonly string[] {
    return this.#routes;
  }

  /** A request to a route: the one that is given, or any. */
  make(route = pick(this.#random() < 0.3 ? this.#dear : this.#routes, this.#random)): Asked {
    const random = this.#random;
    const [method = 'GET', pattern = '/'] = route.split(' ');
    const operation = operationOf(this.#document, route);
    const making = this.#making();
    const parameters = operation?.parameters ?? [];
    const path = pattern.replaceAll(/:(\w+)|\*/g, (_whole, name: string | undefined) =>
      this.#inPath(making, parameters, name),
    );
    const body = this.#body(making, method, operation);
    return {
      method: method === 'GET' && random() < 0.02 ? 'HEAD' : method,
      path: path + this.#query(making, parameters),
      type:
        random() < 0.01
          ? pick(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''], random)
          : 'application/json',
      body,
      origin: random() < 0.01 ? pick(['https://elsewhere.example', 'null', ''], random) : undefined,
    };
  }

  #making(): Making {
    const ruleset = pick(this.#workshop.rulesets, this.#random);
    const known: Making['known'] = (field, { pattern }) => {
      if (field === 'ruleset') return [ruleset];
      return typeof pattern === 'string' ? this.seen.like(pattern) : [];
    };
    const thing = (field: string): unknown => this.#workshop.about(ruleset, field);
    return {
      random: this.#random,
      wild: pick([0, 0.01, 0.05, 0.25], this.#random),
      root: this.#document,
      thing,
      known,
    };
  }

  #inPath(making: Making, parameters: readonly Parameter[], name: string | undefined): string {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    const schema = parameter?.schema ?? { type: 'string', pattern: '^[0-9a-hjkmnp-tv-z]{12}$' };
    const value = valueFor(making, schema, name);
    return encoded(making.random() < 0.15 ? hostile(String(value), making.random) : value);
  }

  #query(making: Making, parameters: readonly Parameter[]): string {
    const parts = parameters
      .filter((each) => each.in === 'query' && (each.required === true || making.random() < 0.5))
      .map(({ name, schema }) => {
        const value = valueFor(making, schema, name);
        return `${name}=${encoded(making.random() < 0.2 ? hostile(String(value), making.random) : value)}`;
      });
    if (making.random() < 0.02)
      parts.push(pick(['before=1&before=2', '__proto__=1', 'a[b]=1', '%ff=%ff', '='], making.random));
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
  }

  #body(making: Making, method: string, operation: Operation | undefined): string | undefined {
    const { random } = making;
    if (method === 'GET') return undefined;
    if (random() < 0.02)
      return pick(
        [
          '',
          '{',
          'null',
          '[]',
          '"x"',
          '\u0000',
          '{"a":1}}',
          ' '.repeat(300_000),
          '['.repeat(100_000),
          `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
        ],
        random,
      );
    const schema = Object.values(operation?.requestBody?.content ?? {})[0]?.schema;
    if (schema === undefined) return random() < 0.2 ? written(nonsense(random)) : undefined;
    if (random() < 0.5) return written(valueFor(making, schema, 'body'));
    return written(poisoned(valueFor({ ...making, wild: 0 }, schema, 'body'), random));
  }
}

const written = (value: unknown): string => JSON.stringify(value ?? null);

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd').slice(0, 2000));
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request; undefined where no answer came. */
export async function send(url: string, asked: Asked, { cookie }: Actor): Promise<Answer | undefined> {
  const { method, path, type, body, origin } = asked;
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(body === undefined || type === '' ? {} : { 'content-type': type }),
    ...(origin === undefined ? {} : { origin }),
  };
  try {
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}
