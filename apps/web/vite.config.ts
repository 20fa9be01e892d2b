import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineStart, laterStyles } from '../../tools/vite/inline-start.ts';
import { memberChunks } from '../../tools/vite/member-chunks.ts';
import { everyLanguage, oneLanguage } from '../../tools/vite/one-language.ts';
import { typeface } from '../../tools/vite/typeface.ts';

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
  plugins: [react(), inlineStart(), typeface(), oneLanguage(), preloadCaller()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: laterStyles },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: memberChunks },
      },
    },
  },
});
