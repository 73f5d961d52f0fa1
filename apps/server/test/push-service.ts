/** A push service for tests, and a browser that can read what it is sent (RFC 8188, RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { PushBody, PushedNotice } from '@broadside/protocol';

export interface Pushed {
  readonly notice: PushedNotice;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export class PushService {
  readonly subscription: PushBody;
  readonly got: Pushed[] = [];
  /** What it answers. */
  status = 201;
  asked = 0;
  readonly #server: Server;

  private constructor(server: Server, subscription: PushBody, read: (body: Buffer) => PushedNotice) {
    this.#server = server;
    this.subscription = subscription;
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.asked += 1;
        if (this.status === 201) this.got.push({ notice: read(Buffer.concat(chunks)), headers: request.headers });
        response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = randomBytes(16);
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
    const endpoint = `http://127.0.0.1:${String(port)}/push/${randomBytes(8).toString('hex')}`;
    const read = (body: Buffer): PushedNotice => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + (body[20] ?? 0));
      const cipher = body.subarray(21 + sender.length);
      const shared = browser.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(cipher.subarray(-16));
      const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushedNotice;
    };
    return new PushService(server, { endpoint, keys }, read);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
