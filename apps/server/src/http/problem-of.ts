/** What an error is to whoever asked: ours, the identity library's, Fastify's, or a fault. */
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseAway, isCut } from '../store/outage.ts';
import type { Outage } from '../store/outage.ts';
import { libraryCode } from './library-answer.ts';
import { HttpProblem, notSignedIn } from '../problem.ts';
import type { ToldProblem } from './problem.ts';

/** The status, code and sentence [HTTP-2] that an error is answered with. A fault is told without its details. */
export function problemOf(error: unknown, outage: Pick<Outage, 'on'>): ToldProblem {
  if (hasZodFastifySchemaValidationErrors(error)) return wrongAt(error.validation[0]);
  const { statusCode: status = 500, code, message } = asOurs(error);
  if (status < 500 || error instanceof HttpProblem)
    return { status, code: code ?? 'refused', sentence: message === undefined || message === '' ? refused : message };
  if (meanwhileCodes.has(code ?? '')) return meanwhile;
  if (outage.on || isCut(error)) return { status: 503, code: 'unavailable', sentence: databaseAway };
  return { status, code: 'failed', sentence: 'The server could not do that. Try again in a moment.' };
}

/** Prisma's codes where two did the same at once, or what one works on was deleted by the other: one of them is too late. */
const meanwhileCodes = new Set(['P2002', 'P2003', 'P2025', 'P2034']);
export const meanwhile: ToldProblem = {
  status: 409,
  code: 'meanwhile',
  sentence: 'Something else was done to this at the same moment. Look at it again, then go on.',
};

/** The library asks again whose session it is: one that ended while its request was under way is told as ever. */
function asOurs(error: unknown): Partial<FastifyError> {
  const thrown = error as Partial<FastifyError>;
  if (typeof error !== 'object' || error === null) return {};
  return libraryCode(error) !== undefined && thrown.statusCode === 401 ? notSignedIn() : thrown;
}

const refused = 'The server refuses that. Look at what you sent.';

function wrongAt(
  issue: { readonly instancePath: string; readonly message?: string | undefined } | undefined,
): ToldProblem {
  const place = issue?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const sentence = `Wrong${place === '' ? '' : ` at ${place}`}: ${issue?.message ?? ''}.`;
  return { status: 400, code: 'bad-request', sentence };
}
