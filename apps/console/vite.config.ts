import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from '../../tools/vite/class-names.ts';
import { compileAhead } from '../../tools/vite/compile-ahead.ts';
import { leanContract } from '../../tools/vite/lean-contract.ts';
import { everyLanguage, oneLanguage } from '../../tools/vite/one-language.ts';
import { precompressed } from '../../tools/vite/precompressed.ts';
import { typeface } from '../../tools/vite/typeface.ts';

/** The proxy is for development; in production one server answers the pages and the calls. */
export default defineConfig({
  base: '/console/',
  ...everyLanguage(),
  plugins: [
    react(),
    classNames(),
    typeface(),
    oneLanguage(),
    leanContract(),
    compileAhead(),
    precompressed(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/realtime': { target: 'http://127.0.0.1:3000', ws: true } },
  },
});
