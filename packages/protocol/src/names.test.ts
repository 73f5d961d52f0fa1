import { describe, expect, it } from 'vitest';
import { hasOfficialWord, isOfficial, isReservedHandle, isSeen, lookAlike, unreadableText } from './names.ts';
import { Name, PersonName } from './words.ts';

const invisible = {
  'a Hangul filler': '\u3164',
  'another filler': 'A\u115Fda',
  'a blank of Braille': 'Ada\u2800',
  'a joiner': 'A\u200Dda',
  'a space of no width': 'A\u200Bda',
  'a soft hyphen': 'A\u00ADda',
  'text turned around': 'Ada\u202Eadb',
  'an isolate': '\u2066Ada\u2069',
  'a grapheme joiner': 'A\u034Fda',
  'a variation selector': 'A\u{E0100}da',
  'a tag': 'Ada\u{E0041}',
  'an object that is not there': 'Ada\uFFFC',
  'two lines': 'Ada\nBob',
  'a line separator': 'Ada\u2028Bob',
  'no character': 'Ada\u0000',
  'half a character': 'Ada\uD800',
  'spaces only': ' \u00A0\u3000 ',
  'a mark on nothing': '\u0301Ada',
  'a mark on a space': 'Ada \u0301',
  'heaps of marks': `A${'\u0300\u0301\u0302\u0303\u0304'}da`,
  'two alphabets in a word': 'Аda',
  'a Greek letter among Latin ones': 'Αda',
  nothing: '',
  'too much': 'a'.repeat(41),
};

describe('[HTTP-90] a name that others read', () => {
  it.each(Object.entries(invisible))('is refused with %s', (_what, name) => {
    for (const schema of [Name, PersonName]) {
      const read = schema.safeParse(name);
      expect(read.success).toBe(false);
      expect(read.error?.issues[0]?.message).toMatch(/^[a-z].{10,}[^.]$/);
    }
  });

  it.each([
    'Ada',
    'Åsa',
    'José María',
    'O’Brien',
    'Nguyễn',
    'Ада',
    'Αδα',
    'עדה',
    'عادة',
    'アダ',
    '阿达 Ada',
    'न्द्र',
    'ก็้',
    'Ω',
    'Ada 2',
    'x',
    '♥',
    'Badminton',
    'Staffan',
    'Jude',
    'Modest',
    'Abbot',
    'Joe Root',
    'Admiral Ada',
    'Captain Bob',
    'Systema',
    'Judgement',
    'Teamwork',
  ])('%s is one', (name) => {
    expect(PersonName.parse(name)).toBe(name);
    expect(Name.parse(name)).toBe(name);
  });

  it('is kept tidily', () => {
    expect(PersonName.parse('  Ada\u00A0\u3000 Lovelace ')).toBe('Ada Lovelace');
    expect(PersonName.parse('Jose\u0301')).toBe('José');
    expect(PersonName.parse('Ada ⚓\uFE0F')).toBe('Ada ⚓');
  });

  it.each([
    'admin',
    'Adm1n',
    'ADMIN',
    '4dmin',
    'admin007',
    'a d m i n',
    'a.d.m.i.n',
    'adrnin',
    'ad_min',
    'аdmіn',
    'АDМIN',
    'ａｄｍｉｎ',
    '𝓐𝓭𝓶𝓲𝓷',
    'ᴀᴅᴍɪɴ',
    'Administrator',
    'Administratör',
    'm0der4tor',
    'Moderator',
    'Judge',
    'Broadside',
    'Broads1de',
    'br0adside_team',
    'The Server',
    'Computer',
    'Bot',
    'Captain',
    'Admiral',
    'Bridge',
    'The automated enemy',
    'Deleted player',
    'Seat 1',
    'Staff',
    'The Real Admin',
  ])('%s is nobody’s', (name) => {
    expect([isOfficial(name), hasOfficialWord(name)]).toEqual([true, true]);
    for (const schema of [Name, PersonName]) expect(schema.safeParse(name).success).toBe(false);
  });

  it('of a person has no word of an office in it; a match may be about one', () => {
    for (const name of ['Judge Jo', 'AdminBob', 'Mod Squad', 'jo (moderator)', 'Server of Doom']) {
      expect(PersonName.safeParse(name).success, name).toBe(false);
      expect(Name.safeParse(name).success, name).toBe(true);
    }
  });
});

describe('[HTTP-31] handles', () => {
  it('that look alike are one', () => {
    const alike = [
      ['Bill', 'BiIl', 'Bi1l', 'BilI'],
      ['Otto', '0tto', 'Ott0', 'otto'],
      ['modem', 'modern', 'rnodern'],
      ['wave', 'vvave'],
      ['ada-lovelace', 'ada_lovelace', 'Ada-_Lovelace'],
    ];
    for (const group of alike) expect(new Set(group.map(lookAlike)).size, group.join(' ')).toBe(1);
    const unlike = ['Bill', 'Bob', 'Ada1', 'Ada2', 'Tom3', 'Tome', 'ship5', 'ships', 'anna', 'hanna'];
    expect(new Set(unlike.map(lookAlike)).size).toBe(unlike.length);
  });

  it('are kept for the site where people would take them for it', () => {
    for (const handle of [
      'admin',
      'Ad_min',
      'adm1n',
      'seat-1',
      'deleted-player',
      'broadside',
      'l0gin',
      'sign-in',
      'Site-Admin',
      'judge7',
    ])
      expect(isReservedHandle(handle), handle).toBe(true);
    for (const handle of ['ada', 'player1', 'Badminton', 'the-one', 'Pim-player', 'Eve-Fleet'])
      expect(isReservedHandle(handle), handle).toBe(false);
  });
});

describe('texts inside of what people draw up', () => {
  it('are looked at wherever they stand, however deep', () => {
    expect(unreadableText({ ships: [{ name: 'Tern' }, { name: 'O\u200Bnyx' }] })).toEqual({
      place: ['ships', '1', 'name'],
      text: 'O\u200Bnyx',
    });
    expect(unreadableText({ note: 'Two lines\nand a ⚓\uFE0F', points: 5, none: null })).toBeUndefined();
    let deep: unknown = 'Tern\u3164';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(unreadableText(deep)?.text).toBe('Tern\u3164');
  });

  it('of a chat have something in them that is seen', () => {
    for (const text of ['\u3164', '\u200B\u2800', `Z${'\u0300'.repeat(9)}`]) expect(isSeen(text)).toBe(false);
    for (const text of ['Hi', '👩\u200D🚀', ':)', 'नमस्ते']) expect(isSeen(text)).toBe(true);
  });
});
