// Serves the fixture pages in this folder for screenshots; nothing of it is shipped.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ configFile: false })],
  server: { port: 5199, strictPort: true, hmr: false, fs: { allow: ['../../..'] } },
});
