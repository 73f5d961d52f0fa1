// The same server with Colyseus 0.18, whose packages stand beside this file.
import * as core from '@colyseus/core';
import * as schema from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { runColyseus } from '../colyseus-server.mjs';

await runColyseus({ ...core, ...schema, WebSocketTransport });
