/** An address, of which nothing is changed. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search'> & { readonly searchParams: Pick<URLSearchParams, 'get'> };

/** Where somebody goes on who came to the door from another page: a path of this site, in the address as `back`. */
export function wayBack({ searchParams, origin }: Pick<Address, 'searchParams' | 'origin'>, usual: string): string {
  const back = searchParams.get('back');
  if (back === null || !URL.canParse(back, origin)) return usual;
  const { origin: leadsTo, pathname, search } = new URL(back, origin);
  return leadsTo === origin ? pathname + search : usual;
}

/** A door that leads back to this page. */
export const doorFrom = (door: '/sign-in' | '/sign-up', { pathname, search }: Address): string =>
  `${door}?back=${encodeURIComponent(pathname + search)}`;
