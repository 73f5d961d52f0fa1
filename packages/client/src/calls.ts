/** One request of the HTTP API: sent, answered, read; every way to fail is an `ApiError`. */
import { FleetConflict, forgiving, HttpError } from '@broadside/protocol';
import type { SavedFleet } from '@broadside/protocol';
import type { z } from 'zod';

/** How the HTTP API is reached. */
export interface ApiOptions {
  /** The platform's own unless given. */
  readonly fetch?: typeof fetch;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which a request is given up; unless told, when the platform does, which takes minutes. */
  readonly timeoutMs?: number;
}

/**
 * A request did not do what it should. `message` is a sentence for people, `code` a stable name, `status` the HTTP status.
 * Beside the codes of the server [HTTP-2] there are two of the client: `unreachable` (no answer: status 0, and `cause` is
 * what the platform said) and `unexpected` (an answer that is none of this API).
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** Milliseconds to wait before asking again, where the server said so (429, 503) [HTTP-7]; else null. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    code: string,
    sentence: string,
    options: { readonly retryAfterMs?: number | null; readonly cause?: unknown } = {},
  ) {
    super(sentence, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** Somebody saved the fleet since the version that was to be changed; `fleet` is what they saved [HTTP-11]. */
export class FleetConflictError extends ApiError {
  readonly fleet: SavedFleet;

  constructor({ error, fleet }: FleetConflict) {
    super(409, error.code, error.sentence);
    this.name = 'FleetConflictError';
    this.fleet = fleet;
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Sends a request and parses its answer by `schema`; throws `ApiError`. */
export type Call = <T>(schema: z.ZodType<T>, method: Method, path: string, body?: unknown) => Promise<T>;

/** Where requests go, and whether the browser's cookies go with them. */
interface Reach {
  readonly under: '/api' | '/watch';
  readonly credentials: 'same-origin' | 'omit';
  /** Gives up whatever waits for an answer. */
  readonly signal?: AbortSignal;
}

/** Requests to the site at `baseUrl`. */
export function caller(
  baseUrl: string,
  options: ApiOptions,
  { under, credentials, signal }: Reach = { under: '/api', credentials: 'same-origin' },
): Call {
  // A cache may be at another origin: browsers send this kind without asking there first.
  const written = under === '/watch' ? 'text/plain' : 'application/json';
  return async (schema, method, path, body) => {
    const response = await answered(options, `${baseUrl}${under}${path}`, {
      method,
      credentials,
      ...(signal === undefined ? {} : { signal }),
      headers: { ...options.headers, ...(body === undefined ? {} : { 'content-type': written }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = await bodyOf(response);
    if (!response.ok) throw refusal(response, json);
    // A newer server may name more than this client knows.
    const read = forgiving(schema).safeParse(json);
    if (read.success) return read.data;
    const sentence =
      'The server answered in a way that is unknown here. It may be of another version: load the page again.';
    throw new ApiError(response.status, 'unexpected', sentence);
  };
}

async function answered({ fetch: own, timeoutMs }: ApiOptions, url: string, init: RequestInit): Promise<Response> {
  try {
    const ends = [init.signal, timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)].filter(
      (each) => !!each,
    );
    return await (own ?? fetch)(url, ends.length === 0 ? init : { ...init, signal: AbortSignal.any(ends) });
  } catch (cause) {
    throw unreachable(cause);
  }
}

/** The JSON of an answer; null where it is none. */
async function bodyOf(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw unreachable(cause);
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const unreachable = (cause: unknown): ApiError =>
  new ApiError(0, 'unreachable', 'The server cannot be reached. Try again in a moment.', { cause });

/** What `Retry-After` says: seconds, or, from some proxies, a date. */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = header.trim() === '' ? Number.NaN : Number(header) * 1000;
  const wait = Number.isFinite(ms) ? ms : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function refusal(response: Response, json: unknown): ApiError {
  const conflict = forgiving(FleetConflict).safeParse(json);
  if (conflict.success) return new FleetConflictError(conflict.data);
  const refused = forgiving(HttpError).safeParse(json);
  const retryAfterMs = waitOf(response.headers.get('retry-after'));
  if (refused.success) {
    const { code, sentence } = refused.data.error;
    return new ApiError(response.status, code, sentence, { retryAfterMs });
  }
  const sentence = `The server answered ${response.status}. Try again in a moment.`;
  return new ApiError(response.status, 'unexpected', sentence, { retryAfterMs });
}
