/** A request that cannot be done: its status, a stable code, and a sentence that says what would be right. */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** When the same may work, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, code: string, sentence: string, retryAfterSeconds?: number) {
    super(sentence);
    this.name = 'HttpProblem';
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const noMatch = (): HttpProblem =>
  new HttpProblem(404, 'no-match', 'There is no such match. Look on the front page.');

export const notSignedIn = (): HttpProblem =>
  new HttpProblem(401, 'not-signed-in', 'You are not signed in. Sign in first.');
