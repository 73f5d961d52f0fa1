/** Where a request comes from, as much as may be kept, and a browser's name in plain words. */
import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address: IPv4 without its last part, IPv6 with its first three groups. `''` for anything else. */
export function coarseAddress(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0`;
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${groups
    .slice(0, 3)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}

/** In the order in which they are looked for: many browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChromium\//, 'Chromium'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** 'Firefox on Windows'; 'A program' where it is no browser that we know. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const find = (list: typeof browsers): string | undefined => list.find(([pattern]) => pattern.test(text))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser === undefined) return system === undefined ? 'A program' : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** '203.0.113.x' for people; `''` stays. */
export function shownAddress(coarse: string | null): string {
  if (coarse === null || coarse === '') return '';
  return coarse.endsWith('::') ? `${coarse}x` : coarse.replace(/\.0$/, '.x');
}
