import { HttpError } from '@broadside/protocol';
import { APIError } from 'better-auth/api';
import { describe, expect, it } from 'vitest';
import { HttpProblem } from '../problem.ts';
import { problemOf } from './problem-of.ts';

const up = { on: false };

describe('what an error is to whoever asked', () => {
  it.each([
    ['the library’s, without a session', new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' }), 401, 'not-signed-in'],
    ['the library’s, of another kind', new APIError('BAD_REQUEST', { message: 'No.' }), 400, 'refused'],
    ['the library’s, without a word', new APIError('CONFLICT'), 409, 'refused'],
    ['the library’s fault', new APIError('INTERNAL_SERVER_ERROR', { message: 'secret' }), 500, 'failed'],
    ['Fastify’s', Object.assign(new Error('Too large'), { statusCode: 413, code: 'FST_X' }), 413, 'FST_X'],
    ['ours, also where it is none of theirs', new HttpProblem(503, 'full', 'It is full.'), 503, 'full'],
    [
      'the database’s, where another was quicker',
      Object.assign(new Error('secret'), { code: 'P2002' }),
      409,
      'meanwhile',
    ],
    ['the database’s, where it is gone', Object.assign(new Error('secret'), { code: 'P2025' }), 409, 'meanwhile'],
    ['a fault', new TypeError('secret'), 500, 'failed'],
    ['no error at all', 'secret', 500, 'failed'],
    ['nothing', undefined, 500, 'failed'],
  ])('%s [HTTP-2]', (_whose, error, status, code) => {
    const told = problemOf(error, up);
    expect([told.status, told.code]).toEqual([status, code]);
    // What the routes' schemas of answers take; without it Fastify makes a 500 of its own of it.
    expect(HttpError.parse({ error: { code: told.code, sentence: told.sentence } }).error.sentence).not.toBe('');
    expect(told.sentence).not.toContain('secret');
  });
});
