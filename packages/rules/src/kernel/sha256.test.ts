import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexBytes, hexText, hmacSha256, sha256 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

describe('SHA-256 and HMAC-SHA256 of bytes', () => {
  it('hash like the platform does, at every length around the borders of blocks', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        expect(hexText(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });

  it('key like the platform does: short keys, keys of one block, keys that are longer', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(hexText(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });

  it('give the values of RFC 4231', () => {
    const key = new Uint8Array(20).fill(0x0b);
    expect(hexText(hmacSha256(key, new TextEncoder().encode('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
  });

  it('write bytes as digits and read them back; what is no digit is refused', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        expect(hexBytes(hexText(message))).toEqual(message);
      }),
    );
    for (const wrong of ['0', '0g', '0x00']) expect(() => hexBytes(wrong)).toThrow(TypeError);
  });
});
