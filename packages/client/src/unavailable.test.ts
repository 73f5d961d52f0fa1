/** A server that says when to come back is believed, however often it says so. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket, latest } from '../test/fake-socket.ts';
import { connect } from './connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[WS-44] comes back after the pause that the server names, and not after a longer one each time', () => {
  const connection = connect({ url: 'ws://localhost/api/matches/0123456789ab/socket', WebSocket: FakeSocket });
  for (let round = 0; round < 8; round += 1) {
    const socket = latest();
    socket.open();
    socket.say({ t: 'closing', code: 'unavailable', sentence: 'The database is away.', retryAfterMs: 1000 });
    socket.close();
    expect(connection.state.closing?.sentence).toBe('The database is away.');
    vi.advanceTimersByTime(999);
    expect(latest()).toBe(socket);
    vi.advanceTimersByTime(251);
    expect(latest()).not.toBe(socket);
  }
  connection.close();
});
