import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from '../../tools/vite/class-names.ts';
import { compileAhead } from '../../tools/vite/compile-ahead.ts';
import { firstScreens } from '../../tools/vite/first-screens.ts';
import { leanContract } from '../../tools/vite/lean-contract.ts';
import { memberChunks } from '../../tools/vite/member-chunks.ts';
import { everyLanguage, oneLanguage } from '../../tools/vite/one-language.ts';
import { precompressed } from '../../tools/vite/precompressed.ts';
import { startScript } from '../../tools/vite/start-script.ts';
import { typeface } from '../../tools/vite/typeface.ts';

export default defineConfig({
  base: '/',
  ...everyLanguage(),
  plugins: [
    react(),
    classNames(),
    startScript(),
    typeface(),
    oneLanguage(),
    leanContract(),
    compileAhead(),
    firstScreens(),
    precompressed(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    // One file, so that no page waits for a style of its own, and what stands in the HTML is dressed from the start.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: memberChunks },
      },
    },
  },
});
