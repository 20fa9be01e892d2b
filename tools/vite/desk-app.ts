import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { classNames } from './class-names.ts';
import { compileAhead } from './compile-ahead.ts';
import { leanContract } from './lean-contract.ts';
import { everyLanguage, oneLanguage } from './one-language.ts';
import { precompressed } from './precompressed.ts';
import { typeface } from './typeface.ts';

/** How the desk of operators and that of partners are built. The proxy is for development; in production one server answers the pages and the calls. */
export function deskApp(own: Pick<UserConfig, 'base' | 'publicDir'>): UserConfig {
  return defineConfig({
    ...own,
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
      proxy: {
        '/api': 'http://127.0.0.1:3000',
        '/realtime': { target: 'http://127.0.0.1:3000', ws: true },
      },
    },
  });
}
