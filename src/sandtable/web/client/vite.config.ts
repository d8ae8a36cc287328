import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.SANDTABLE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // the server may stand below a path of its own
  plugins: [svelte()],
  build: {
    outDir: '../static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
