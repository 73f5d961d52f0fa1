/** What no route and no message has to look at: characters that are no text, and requests of somebody who is gone. */
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../problem.ts';

/** What PostgreSQL keeps in no column: NUL, and halves of surrogate pairs. In JSON they can only be written as escapes. */
const noText =
  /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!(?<!\\)(?:\\\\)*\\ud[89ab][\da-f]{2}\\u)d[c-f][\da-f]{2})/i;

export const noTextSentence =
  'This holds characters that are no text (NUL, or half of a character). Write it without them.';

/** A JSON text has such a character in one of its strings or keys. */
export const holdsNoText = (json: string): boolean => json.includes('\\u') && noText.test(json);

const refusal = (): HttpProblem => new HttpProblem(400, 'bad-request', noTextSentence);

/** Comes before every route, its limits too. */
export function refuseNoText(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Nobody reads the answer, and limits want to know whom they count: the address goes with the socket.
    if (request.raw.socket.remoteAddress === undefined) void reply.hijack();
    else if (request.url.includes('%00')) done(refusal());
    else done();
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (holdsNoText(body)) done(refusal(), undefined);
    else void parse(request, body, done);
  });
}
