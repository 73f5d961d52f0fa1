/** A page in a frame of another site is the page of nobody: no request of it carries a cookie, or keeps one [WATCH-36]. */
let plain: typeof fetch | undefined;

/** From now on, for as long as the page is open: its links lead out of the frame. */
export function beNobody(): void {
  plain ??= window.fetch.bind(window);
  const own = plain;
  window.fetch = (input, init) => own(input, { ...init, credentials: 'omit' });
}
