/**
 * A page that runs for hours outlives versions of its server. Where the stream is away although the site answers, the page is
 * loaded anew; never while the site is away, since nothing would bring it back then. Returns how to stop.
 */
export function comeBack(away: () => boolean, everyMs = 15_000, reload = (): void => location.reload()): () => void {
  const look = async (): Promise<void> => {
    if (!away()) return;
    // As a browser asks for a page: other programs are told that there is nothing at its address.
    const asked = { cache: 'no-store', credentials: 'omit', headers: { accept: 'text/html' } } as const;
    const answer = await fetch(location.href, asked).catch(() => undefined);
    if (answer?.ok === true && away()) reload();
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}
