import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** These packages only declare; a page that takes one text group must not carry all the others. */
const declarations = /packages\/(money|contract|messages|rules|client)\/src\//;

/** The proxy is for development; in production one server answers the pages and the calls. */
export default defineConfig({
  base: '/console/',
  plugins: [react()],
  resolve: { conditions: ['@hanpan/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => (declarations.test(id) ? false : undefined) },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/realtime': { target: 'http://127.0.0.1:3000', ws: true } },
  },
});
