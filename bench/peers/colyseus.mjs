// Colyseus as it comes: schema state, its WebSocketTransport, presence and driver in memory. A patch is sent after each
// move, not every 50 ms, which would only measure the interval. 0.16 runs this file; `colyseus-018/` does for 0.18.
import * as core from '@colyseus/core';
import * as schema from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { runColyseus } from './colyseus-server.mjs';

await runColyseus({ ...core, ...schema, WebSocketTransport });
