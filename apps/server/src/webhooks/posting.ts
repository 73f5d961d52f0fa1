/** One request to an address that was checked: no redirects, a bound of time, nothing read but the status. */
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { CheckedAddress } from './addresses.ts';

const patienceMs = 10_000;

/** The connection goes to what was checked, whatever the name stands for by now. */
const pinned =
  ({ address, family }: CheckedAddress): LookupFunction =>
  (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** The status of the answer; rejects where there is none. */
export function post(
  url: URL,
  to: CheckedAddress,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
    const request = send(url, {
      method: 'POST',
      lookup: pinned(to),
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      // What it says does not matter, and may be long.
      response.destroy();
    });
    request.end(body);
  });
}
