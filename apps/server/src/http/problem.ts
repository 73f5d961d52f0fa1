/** A request that cannot be done: its status, a stable code, and a sentence that says what would be right. */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, sentence: string) {
    super(sentence);
    this.name = 'HttpProblem';
    this.statusCode = statusCode;
    this.code = code;
  }
}

export const noMatch = (): HttpProblem =>
  new HttpProblem(404, 'no-match', 'There is no such match. Look in the lobby.');
