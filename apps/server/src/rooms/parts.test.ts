import { describe, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { CommandIds } from './command-ids.ts';
import { FrameRing } from './frame-ring.ts';
import { afterTaking } from './token-bucket.ts';
import { textFrame } from './wire-frame.ts';
import { WorkQueue } from './work-queue.ts';

describe('the ring of frames', () => {
  const frame = (seq: number): Buffer => Buffer.from(String(seq));

  it('[WS-3] gives what was missed, as long as it holds all of it', () => {
    const ring = new FrameRing(4, 1);
    for (let seq = 2; seq <= 7; seq += 1) ring.push(seq, frame(seq));
    expect(ring.after(7, 7)).toEqual([]);
    expect(ring.after(5, 7)).toEqual([frame(6), frame(7)]);
    expect(ring.after(3, 7)).toEqual([frame(4), frame(5), frame(6), frame(7)]);
    expect(ring.after(2, 7)).toBeUndefined();
    expect(ring.after(9, 7)).toBeUndefined();
  });

  it('[WS-3] gives nothing to whoever was there before it began: their words may be others', () => {
    const ring = new FrameRing(4, 6);
    expect(ring.after(6, 6)).toBeUndefined();
    ring.push(7, frame(7));
    expect(ring.after(6, 7)).toBeUndefined();
    expect(ring.after(7, 7)).toEqual([]);
  });

  it('forgets what came before a gap', () => {
    const ring = new FrameRing(8, 1);
    ring.push(2, frame(2));
    ring.push(5, frame(5));
    expect(ring.after(1, 5)).toBeUndefined();
    expect(ring.after(4, 5)).toEqual([frame(5)]);
  });
});

describe('the token bucket', () => {
  it('[WS-33] lets a burst through, then the rate', () => {
    let fullAt = 0;
    const take = (now: number): boolean => {
      const next = afterTaking(fullAt, now, { perSecond: 10, burst: 3 });
      fullAt = next ?? fullAt;
      return next !== undefined;
    };
    expect([1, 2, 3, 4].map(() => take(0))).toEqual([true, true, true, false]);
    expect(take(99)).toBe(false);
    expect(take(201)).toBe(true);
    expect([1, 2, 3, 4].map(() => take(100_000))).toEqual([true, true, true, false]);
  });
});

describe('the known command ids', () => {
  it('[WS-21] knows when it has forgotten some', () => {
    const ids = new CommandIds(2, true);
    ids.add({ commandId: 'one', seq: 1, seat: 1 });
    ids.add({ commandId: 'two', seq: 2, seat: 2 });
    expect(ids.complete).toBe(true);
    ids.add({ commandId: 'three', seq: 3, seat: 1 });
    expect(ids.seqOf(1, 'one')).toBeUndefined();
    expect(ids.seqOf(1, 'three')).toBe(3);
    expect(ids.seqOf(2, 'three')).toBeUndefined();
    expect(ids.complete).toBe(false);
  });
});

describe('the work queue', () => {
  it('does one thing after the other, and goes on after one that fails', async () => {
    const seen: string[] = [];
    const queue = new WorkQueue((error) => seen.push(String(error)));
    const slow = (name: string) => async (): Promise<void> => {
      seen.push(`${name} begins`);
      await new Promise((next) => setTimeout(next, 5));
      seen.push(`${name} ends`);
    };
    queue.add(slow('a'));
    queue.add(() => {
      throw new Error('b');
    });
    queue.add(slow('c'));
    await queue.whenIdle();
    expect(seen).toEqual(['a begins', 'a ends', 'Error: b', 'c begins', 'c ends']);
  });
});

describe('a ready-made frame', () => {
  it('is what a websocket client reads, at every length of the header', async () => {
    const texts = ['{}', 'x'.repeat(125), 'ü'.repeat(63), 'y'.repeat(65_535), 'z'.repeat(70_000)];
    const wss = new WebSocketServer({ port: 0 });
    wss.on('connection', (_socket, request) => {
      for (const text of texts) request.socket.write(textFrame(text));
    });
    const { port } = wss.address() as { port: number };
    const client = new WebSocket(`ws://127.0.0.1:${String(port)}`);
    const read: string[] = [];
    await new Promise<void>((resolve) =>
      client.on('message', (data) => {
        read.push((data as Buffer).toString());
        if (read.length === texts.length) resolve();
      }),
    );
    client.terminate();
    wss.close();
    expect(read).toEqual(texts);
  });
});
