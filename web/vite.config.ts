/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8066';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Vitest would otherwise take Svelte's server build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/bummerl/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's content security policy allows no data: scripts; small files may stay files.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server, '/healthz': server },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
