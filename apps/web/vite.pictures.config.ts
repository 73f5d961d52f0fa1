/** The second build: `src/lib/pictures` as a module for a server, beside the site's own files. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const lib = fileURLToPath(new URL('./src/lib', import.meta.url));

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { alias: { '#lib': lib } },
  // Everything goes into it: where the server runs there is neither Svelte nor the web app.
  ssr: { noExternal: true },
  build: {
    ssr: `${lib}/pictures/index.ts`,
    outDir: 'build/pictures',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'draw.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
