import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.SANDTABLE_SERVER ?? 'http://127.0.0.1:8000';

/** Beside each asset of text lies the same pressed as small as can be, which the server sends to whoever takes it. */
const pressed: Plugin = {
  name: 'pressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (/\.(js|css)$/.test(name)) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    }
  },
};

/** The worker of the app is told which files the shell is made of: what the first page needs before the server is asked. */
const shell: Plugin = {
  name: 'shell',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    const first = chunks.find((each) => each.isEntry)!;
    const imported = (name: string): string[] => [name, ...(chunks.find((each) => each.fileName === name)?.imports.flatMap(imported) ?? [])];
    const scripts = new Set(first.imports.flatMap(imported));
    const assets = Object.keys(bundle).filter((name) => /\.(woff2|svg)$/.test(name) || (name.endsWith('.css') && first.viteMetadata?.importedCss.has(name)));
    const worker = readFileSync(join(import.meta.dirname, 'public', 'sw.js'), 'utf8')
      .replace("const FIRST = '';", `const FIRST = '${first.fileName}';`)
      .replace('const SHELL = [];', `const SHELL = ${JSON.stringify([...scripts, ...assets])};`);
    writeFileSync(join(dir, 'sw.js'), worker);
  },
};

/** The packages of which something is in the client are named, for whoever lists their licences (tools/about.py). */
const bundled: Plugin = {
  name: 'bundled',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? Object.entries(each.modules) : []));
    const named = modules.flatMap(([id, { renderedLength }]) => (renderedLength ? (/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []) : []));
    writeFileSync(join(dir, 'licences', 'bundled.json'), JSON.stringify([...new Set(named)].sort()));
  },
};

export default defineConfig({
  base: './', // the server may stand below a path of its own
  plugins: [svelte(), pressed, shell, bundled],
  build: {
    outDir: '../static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // However busy the machine is, a test that ends is no failure.
  test: { include: ['src/**/*.test.ts'], environment: 'node', pool: 'threads', testTimeout: 120_000, hookTimeout: 120_000 },
});
