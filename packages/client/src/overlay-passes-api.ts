/** The part of the HTTP API for passes of overlays [WATCH-39]. A client of its own: few pages need it. */
import { OverlayPassList } from '@broadside/protocol';
import type { OverlayPassBody } from '@broadside/protocol';
import { caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';

export interface OverlayPassesApi {
  /** One's own that hold. */
  overlayPasses(): Promise<OverlayPassList>;
  /** For who sits at the match, and officials of its league; `token` is told this once. */
  makeOverlayPass(of: OverlayPassBody): Promise<OverlayPassList>;
  /** From now on its addresses show nothing that lists do not. */
  revokeOverlayPass(pass: string): Promise<OverlayPassList>;
}

/** Passes of overlays on the site at `baseUrl`. */
export function overlayPassesApi(baseUrl: string, options: ApiOptions = {}): OverlayPassesApi {
  const call = caller(baseUrl, options);
  return {
    overlayPasses: () => call(OverlayPassList, 'GET', '/overlay-passes'),
    makeOverlayPass: (of) => call(OverlayPassList, 'POST', '/overlay-passes', of),
    revokeOverlayPass: (pass) => call(OverlayPassList, 'DELETE', '/overlay-passes', { pass }),
  };
}
