import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { everyLanguage, oneLanguage } from '../../tools/vite/one-language.ts';

/** The caller is asked for by the first chunk as it starts; telling the browser at once saves that round trip. */
function preloadCaller(): Plugin {
  return {
    name: 'preload-caller',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((each) => each.type === 'chunk' && each.name === 'browser-caller')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${fileName}`, crossorigin: true, fetchpriority: 'low' },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  base: '/',
  ...everyLanguage(),
  plugins: [react(), oneLanguage(), preloadCaller()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the first load needs is one chunk: a dozen small ones compress worse and ask a dozen times. Everything
        // else is split by the routes that ask for it.
        codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
      },
    },
  },
});
