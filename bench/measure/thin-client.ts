/**
 * The websocket client of the load generator, the same for every server: it never parses a frame, so that it costs
 * about the same whatever is measured.
 */
import type { Socket } from 'node:net';
import WebSocket from 'ws';

export interface ThinClient {
  send(message: string | Uint8Array): void;
  /** Bytes of TCP payload received and sent since the socket was opened. */
  bytesIn(): number;
  bytesOut(): number;
  close(): void;
}

export function openThinClient(
  url: string,
  onFrame: (frame: Buffer, client: ThinClient) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<ThinClient> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true, headers });
    const stream = (): Socket | undefined => (socket as unknown as { _socket?: Socket })._socket;
    const client: ThinClient = {
      send: (message) => socket.send(message),
      bytesIn: () => stream()?.bytesRead ?? 0,
      bytesOut: () => stream()?.bytesWritten ?? 0,
      close: () => socket.terminate(),
    };
    socket.on('message', (data) => onFrame(data as Buffer, client));
    socket.on('error', reject);
    socket.once('open', () => resolve(client));
  });
}

/** The decimal integer at `from` in `frame`. */
export function integerAt(frame: Buffer, from: number): number {
  let value = 0;
  for (let index = from; index < frame.length; index += 1) {
    const digit = (frame[index] ?? 0) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
}

/** The integer after the last `marker` in `frame`; NaN without one. */
export function integerAfterLast(frame: Buffer, marker: string): number {
  const at = frame.lastIndexOf(marker);
  return at < 0 ? NaN : integerAt(frame, at + marker.length);
}
