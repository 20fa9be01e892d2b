import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves every primitive in every state: `npx vite --config packages/ui/vite.gallery.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('./src/gallery', import.meta.url)),
  plugins: [react()],
  resolve: { conditions: ['@hanpan/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1' },
  build: { outDir: '../../dist/gallery-page', emptyOutDir: true },
});
