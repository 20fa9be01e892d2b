import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compileAhead } from '../../../tools/vite/compile-ahead.ts';
import { precompressed } from '../../../tools/vite/precompressed.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [react(), compileAhead(), precompressed()],
  resolve: { conditions: ['@hanpan/source', ...defaultClientConditions] },
  // Nothing is inlined: the page's policy allows files of this server and no data: scripts or styles.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // The server names a game's files with the page (`src/page-files.ts`).
    manifest: true,
  },
});
