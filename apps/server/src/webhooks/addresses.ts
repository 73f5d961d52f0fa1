/**
 * Where requests of organisers may go: to public addresses only [LEAGUE-79]. A name is looked up once, everything that it
 * stands for is checked, and the connection is made to what was checked: a name that is looked up differently a moment
 * later changes nothing.
 */
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export interface CheckedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Looks a host's name up; all its addresses. */
export type Resolve = (host: string) => Promise<readonly CheckedAddress[]>;

/** As the system resolves. */
export const systemResolve: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/** Why nothing is sent to an address, as a sentence that says what would be right. */
export class AddressRefused extends Error {}

/** Private networks, loopback, link-local, multicast, mapped and translated addresses are not public. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Throws `AddressRefused`. `exempt`: hosts that the operator trusts, whose addresses are not looked at. */
export async function checkedAddress(url: URL, resolve: Resolve, exempt: readonly string[]): Promise<CheckedAddress> {
  const trusted = exempt.includes(url.host);
  if (url.protocol !== 'https:' && !(trusted && url.protocol === 'http:'))
    throw new AddressRefused('Use an address that begins with https.');
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('Leave name and password out of the address.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const found = await resolve(host).catch(() => []);
  const [first] = found;
  if (first === undefined) throw new AddressRefused(`Nobody knows the host ${host}. Look for a typing error.`);
  if (!trusted && !found.every(({ address }) => isPublic(address)))
    throw new AddressRefused(`${host} is in a private network. Use an address that everybody can reach.`);
  return first;
}
