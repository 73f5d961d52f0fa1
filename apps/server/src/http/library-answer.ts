/** What the identity library refuses, told apart from what goes wrong in it. */
import { APIError } from 'better-auth/api';

/** The code with which the library refuses; undefined for a fault. */
export function libraryCode(error: unknown): string | undefined {
  if (!(error instanceof APIError) || error.statusCode >= 500) return undefined;
  const { code } = { code: undefined, ...error.body } as { readonly code: unknown };
  return typeof code === 'string' ? code : 'REFUSED';
}
