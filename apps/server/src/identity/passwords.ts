/** Passwords: argon2id, and the commonest ones refused. */
import { hash, verify } from '@node-rs/argon2';
import { passwordLength } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import { commonPasswords } from './common-passwords.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's own default is the same algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(hash, password.normalize('NFKC'));
}

/** A hash that no password fits, so that an unknown name takes as long as a wrong password. */
let nobodys: Promise<string> | undefined;
export function hashOfNobody(): Promise<string> {
  nobodys ??= hashPassword(crypto.randomUUID());
  return nobodys;
}

/** Refuses a password that many people have, or that is the person's own name; its length the schema has judged. */
export function refuseWeak(password: string, own: readonly (string | null | undefined)[]): void {
  const plain = password.normalize('NFKC').toLowerCase();
  const names = own.filter((name) => typeof name === 'string').map((name) => name.toLowerCase());
  const repeated = new Set(plain).size < 4;
  if (!repeated && !commonPasswords.has(plain) && !names.some((name) => isMostly(plain, name))) return;
  throw new HttpProblem(
    400,
    'weak-password',
    `This password is among the first that are tried. Take ${String(passwordLength.min)} characters or more that nobody guesses, such as four words.`,
  );
}

/** The name with a few digits or signs before or after it. */
function isMostly(password: string, name: string): boolean {
  return name.length >= 3 && password.includes(name) && password.length - name.length <= 4;
}
