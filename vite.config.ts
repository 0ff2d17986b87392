import { defineConfig, type Plugin } from 'vitest/config';

/** The development server adds inline styles and reloads over a socket, which the page's policy forbids. */
const withoutPolicyWhileDeveloping: Plugin = {
  name: 'without-policy-while-developing',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

export default defineConfig({
  base: './', // relative addresses: any folder of any static host serves the game
  plugins: [withoutPolicyWhileDeveloping],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the policy blocks a small wasm file that is inlined as a `data:` address
    chunkSizeWarningLimit: 1600, // Phaser alone
    rolldownOptions: {
      output: {
        // Phaser changes seldom, the game often: a browser keeps the big piece.
        codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ }] },
      },
    },
  },
  worker: { format: 'es' },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/fixtures/**'],
    environment: 'node',
    testTimeout: 30_000,
    coverage: { provider: 'v8', include: ['src/**'] },
  },
});
