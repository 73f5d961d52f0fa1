import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who asks is a browser that goes somewhere, not a program or a script of a page. */
export const navigates = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;

/** Says what is wrong: to programs as [HTTP-2] has it, to a person who followed a link as a page. */
export function tell(request: FastifyRequest, reply: FastifyReply, problem: ToldProblem): FastifyReply {
  const { status, code, sentence } = problem;
  void reply.code(status);
  return navigates(request)
    ? reply.type('text/html; charset=utf-8').send(pageOf(sentence))
    : reply.send({ error: { code, sentence } });
}

export interface ToldProblem {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
}

/** A plain page that needs nothing else of this site. */
const pageOf = (sentence: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Not now · Broadside</title>
<meta name="viewport" content="width=device-width" /><meta name="color-scheme" content="dark light" /></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1rem">
<h1>This cannot be shown now</h1><p>${escaped(sentence)}</p><p><a href="">Try again</a> · <a href="/">To the front page</a></p>
</body></html>
`;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as it stands in HTML, also in an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
