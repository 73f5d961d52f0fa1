import { describe, expect, it } from 'vitest';
import { handleFault, handleFrom, nameFault, newHandleFault, passwordFault, sinceOf } from './wording.ts';

describe('what the forms say', () => {
  it('names what a handle lacks', () => {
    expect(handleFault('')).toBe('');
    expect(handleFault('ada-1')).toBe('');
    expect(handleFault('ab')).toBe('A handle has at least 3 characters.');
    expect(handleFault('Ada Lovelace')).toBe('A handle has letters, digits, - and _.');
  });

  it('says why a name or a handle cannot be chosen', () => {
    for (const fine of ['', ' ', 'Ada', 'Ада', 'Zoë K.']) expect(nameFault(fine)).toBe('');
    expect(nameFault('Adm1n')).toBe('Choose a name that is not taken for the site, its officials or the computer.');
    expect(nameFault('\u3164')).toBe('Leave out the characters that nobody sees or that turn text around.');
    expect(newHandleFault('ab')).toBe(handleFault('ab'));
    expect(newHandleFault('adm1n')).toBe('This handle is reserved. Choose another.');
    expect(newHandleFault('ada')).toBe('');
  });

  it('counts what a password lacks', () => {
    expect(passwordFault('')).toBe('');
    expect(passwordFault('1234')).toBe('6 characters more.');
    expect(passwordFault('123456789')).toBe('One character more.');
    expect(passwordFault('1234567890')).toBe('');
  });

  it('makes a handle of a name', () => {
    expect(handleFrom('Zoë K. de Vries')).toBe('Zoe-K-de-Vries');
    expect(handleFrom('  !? ')).toBe('');
    expect(handleFault(handleFrom('A very long name that goes on and on'))).toBe('');
  });

  it('says when a device was seen', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(sinceOf(now - 60_000, now)).toBe('now');
    expect(sinceOf(now - 3_600_000 * 3, now)).toBe('3 h ago');
  });
});
