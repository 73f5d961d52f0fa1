/**
 * What a name may be that others read: they see all of it, can tell it from another, and do not take it for somebody who runs
 * the site. Names from before these rules stay, so answers do not ask for them.
 */

/** Nothing is seen of these, or they turn text around: controls, fillers, blanks that are no spaces, signs for what is missing. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\u{1D159}\uFFFC\uFFFD]/u;
/** Alphabets with letters that look like those of another. */
const alphabets = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Coptic',
  'Georgian',
  'Lisu',
  'Osage',
  'Deseret',
];
const alphabetTests = alphabets.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** As it is kept: composed, one plain space between words. The choice between text and emoji is the reader's. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\uFE0E\uFE0F]/g, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

/** More marks on one letter than any language puts there. */
const heaped = /\p{M}{4}/u;

/** Others see something of a text that has several lines or signs of its own, such as a chat message. */
export const isSeen = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(new RegExp(unseen, 'gu'), '')) && !heaped.test(text.normalize('NFC'));

/** Why others could not read a name, as what would be right; undefined where they can. */
export function unreadable(name: string): string | undefined {
  if (unseen.test(name)) return 'leave out the characters that nobody sees or that turn text around';
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return 'a name has a letter, a digit or a sign that is seen';
  if (/(?:^|\s)\p{M}/u.test(name) || heaped.test(name)) return 'put marks on letters only, and at most three on one';
  const mixed = name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => alphabetTests.filter((test) => test.test(word)).length > 1);
  return mixed ? 'write each word in one alphabet' : undefined;
}

/** Letters that look like Latin ones, each above the one that it looks like (after Unicode TR39). */
const looks: readonly (readonly [string, string])[] = [
  ['авекмнорстухіїјѕһѵԁԛԝѡӏӀьпгАВЕКМНОРСТУХІЇЈЅҺѴԀԚԜѠ', 'abekmhopctyxiijshvdqwwllbnrABEKMHOPCTYXIIJSHVDQWW'],
  ['αβγεηικκνορστυχωϲϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'abyenikkvopotuxwcjABEZHIKMNOPTYXCJ'],
  ['օսոհյցքԱՍՕ', 'ounhjgpUUO'],
  ['ᎪᎠᎡᎢᎳᎻᎷᏚᏢᎬᏞᏟᏦᏀᏴᏙᏃᎥᎫᎩ', 'ADRTWHMSPELCKGBVZiJY'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıɩøđłħŧƒǀǃɾ', 'abcdefghijklmnoprstuvwyzagiiodlhtfl!r'],
];
const lookOf: ReadonlyMap<string, string> = new Map(
  looks.flatMap(([from, to]) => [...from].map((letter, index) => [letter, [...to][index] ?? letter] as const)),
);

/** Names that look alike have the same; it is no name itself. */
export function lookAlike(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '');
  return [...plain]
    .map((letter) => lookOf.get(letter) ?? letter)
    .join('')
    .replaceAll(/[I1|]/g, 'l')
    .replaceAll(/[O0]/g, 'o')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[-_\s]+/g, '-');
}

/** Digits and signs for letters, as in `m0der4tor`. */
const signs: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'l',
  i: 'l',
};
const spelled = (text: string): string => lookAlike(text).replaceAll(/[3457@$!i]/g, (sign) => signs[sign] ?? sign);

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
/** Those who run the site, and the site itself. A word of a person's name is none of them. */
const officials =
  words(`admin admins administrator administrators moderator moderators moderation mod mods judge judges referee
  referees organiser organisers organizer organizers operator operators staff support official officials sysop webmaster
  server system broadside computer bot bots`);
/** With these before or after it, also in one word, an official is still one. */
const around = words('the real site game team chief head main super senior of');
/** Who is no person, or another one: as a whole name. */
const others =
  words(`admiral captain automaton automatic automated-enemy the-automated-enemy bridge deleted-player everybody everyone
  anybody nobody somebody anonymous null undefined`);

/** Words that are no handles: parts of the site, and of its addresses. */
const siteWords =
  words(`about account accounts admin administrator admins anonymous anybody api audit auth automatic battlestation
  billing board bot bots broadside computer contact deleted deleted-player deleted_player developer discord
  everyone fleet fleets guest guests help host info invite judge judges league leagues learn legal lobby login
  logout mail match matches me moderation moderator moderators mods new news nobody null official operator
  organiser organisers organizer password player players privacy public referee register root rules security
  server settings sign-in sign-out sign-up signin signout signup site somebody staff status support system team
  terms tournament undefined user users verify watch webmaster www you`);

const anyOf = (list: readonly string[]): string => list.map((word) => spelled(word).replaceAll('-', '')).join('|');
const officialWord = new RegExp(`^(?:${anyOf(officials)})$`);
const officialName = new RegExp(
  `^(?:${anyOf([...around, ...officials])})*(?:${anyOf(officials)})(?:${anyOf([...around, ...officials])})*$`,
);
const otherName = new RegExp(`^(?:${anyOf(others)}|seat\\d*)$`);

/** What a word says, with the digits around it and without. */
const readings = (text: string): readonly string[] =>
  [text, text.replaceAll(/^\d+|\d+$/g, '')].map((each) => spelled(each).replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** What is wrong with such a name, as what would be right. */
export const officialFault = 'choose a name that is not taken for the site, its officials or the computer';

/** The whole name is one that belongs to those who run the site, to the computer, or to nobody. */
export const isOfficial = (name: string): boolean =>
  readings(name.normalize('NFKC')).some((reading) => officialName.test(reading) || otherName.test(reading));

/** A word of the name is: `Judge Jo`, `site-admin`, `AdminBob`. */
export const hasOfficialWord = (name: string): boolean =>
  isOfficial(name) ||
  name
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}@$!|]+/u)
    .some((word) => readings(word).some((reading) => officialWord.test(reading)));

const reservedLooks: ReadonlySet<string> = new Set(siteWords.map((word) => spelled(word).replaceAll('-', '')));
/** A handle that people would take for the site or for somebody who runs it. */
export const isReservedHandle = (handle: string): boolean =>
  hasOfficialWord(handle) || reservedLooks.has(spelled(handle).replaceAll('-', ''));

interface Inside {
  readonly value: unknown;
  readonly key: string;
  readonly around: Inside | undefined;
}

/** The first text in JSON that others could not read, with its place; undefined where there is none. */
export function unreadableText(
  json: unknown,
): { readonly place: readonly string[]; readonly text: string } | undefined {
  const left: Inside[] = [{ value: json, key: '', around: undefined }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value } = next;
    if (typeof value === 'string') {
      if (unseen.test(value.replaceAll(/[\n\r\t\uFE0E\uFE0F]/g, '')) || heaped.test(value.normalize('NFC')))
        return { place: placeOf(next), text: value };
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) left.push({ value: inner, key, around: next });
  }
  return undefined;
}

function placeOf(inside: Inside): string[] {
  const place: string[] = [];
  for (let each: Inside | undefined = inside; each?.around !== undefined; each = each.around) place.push(each.key);
  return place.reverse();
}
