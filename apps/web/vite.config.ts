import adapterStatic from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { groups } from './chunks.ts';
import { spared } from './spared.ts';

/** `npm run dev` talks to a server started beside it; `BROADSIDE_URL` names it. */
const server = process.env['BROADSIDE_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [spared, sveltekit({ adapter: adapterStatic({ fallback: '200.html', precompress: true }) })],
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Tests run what a browser runs. Without this, packages would give them their builds for Node.
  ...(process.env['VITEST'] === undefined ? {} : { resolve: { conditions: ['browser'] } }),
  // No file leaves anything behind, and loading everything anew for each takes longer than the tests.
  // Each test begins with the globals of the browser as they are: a stub that stayed would reach the files after it.
  test: { environment: './test/client-build.ts', isolate: false, unstubGlobals: true },
});
