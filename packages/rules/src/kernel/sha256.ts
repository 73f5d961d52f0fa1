/** SHA-256 without asynchronous calls, the same in browsers and on servers: by @noble/hashes. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as hashed } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of bytes: 32 bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => hashed(bytes);

/** HMAC-SHA256 (RFC 2104): 32 bytes. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(hashed, key, message);

/** The SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(hashed(utf8ToBytes(text)));

/** Bytes as lower-case hexadecimal digits. */
export const hexText = (bytes: Uint8Array): string => bytesToHex(bytes);

/** The bytes that hexadecimal digits name. Throws where the text is something else. */
export function hexBytes(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new TypeError('Hexadecimal digits come in pairs of 0-9 and a-f.');
  return hexToBytes(text);
}
