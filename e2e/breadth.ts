/** How broadly the tests that go through all pages, positions or windows look: wider by `npm run test:long -- wide`. */
import type { Places } from './places.ts';

/** Everything is looked at, which takes too long for every change. */
export const wide = process.env['WIDE'] === 'yes';

/** One page of each kind, or every page there is. */
export function placesToVisit({ paths }: Places): Places['paths'] {
  return wide ? paths : paths.filter(({ route }, at) => paths.findIndex((each) => each.route === route) === at);
}
