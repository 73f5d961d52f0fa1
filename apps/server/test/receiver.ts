/** Somewhere that webhooks are sent to, in tests. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';

export interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Somebody's receiver; answers what `answers` says, 204 unless told. */
export class Receiver {
  readonly received: Received[] = [];
  readonly answers: number[] = [];
  readonly #server: Server;
  port = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
        const status = this.answers.shift() ?? 204;
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
  }
  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
  }
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
  types(): string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }
}
