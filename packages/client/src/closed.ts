/**
 * Why a connection is closed for good. `closed`: by `close()`; `not-found`: the server knows no such match [WS-5];
 * `wrong-version`: the server speaks another version of the protocol than this client [WS-1]; `stream`: whoever only watches
 * follows this match over HTTP, at `state.closing.stream` [WATCH-14];
 * `pass-ended`: the live pass with which it looked ahead is over: open the match as everybody does [WATCH-50].
 */
export type EndCode = 'closed' | 'not-found' | 'wrong-version' | 'stream' | 'pass-ended';

/** What `when` rejects with: the connection was closed before what was waited for. `message` is a sentence for people. */
export class ConnectionClosedError extends Error {
  readonly code: EndCode;

  constructor(code: EndCode, sentence: string) {
    super(sentence);
    this.name = 'ConnectionClosedError';
    this.code = code;
  }
}
