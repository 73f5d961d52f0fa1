/** Where ships were lost before the lines that a page was given: their wrecks lie there for whoever comes late. */
import { placesTold, type LastPlace, type LossLine } from '../board/last-places.ts';

type Page = readonly (LossLine & { readonly seq: number })[];
/** So long a log is nobody's; it ends where a match began from a position in which ships had been lost already. */
const mostPages = 20;

/**
 * Reads the log back from the entry `before`, `older` being the page before an entry, until it has told the places of all of
 * `lost` or begins. What cannot be fetched is not told.
 */
export async function olderPlaces(
  lost: readonly string[],
  before: number,
  older: (before: number) => Promise<Page>,
): Promise<ReadonlyMap<string, LastPlace>> {
  const found = new Map<string, LastPlace>();
  let [end, pages] = [before, 0];
  while (lost.some((id) => !found.has(id)) && end > 1 && pages < mostPages) {
    const lines = await older(end).catch((): Page => []);
    for (const [id, place] of placesTold(lines)) found.set(id, place);
    const first = lines[0]?.seq ?? 0;
    if (first >= end) break;
    end = first;
    pages += 1;
  }
  return found;
}
