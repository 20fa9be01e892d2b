import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** These packages only declare; a page that takes one text group or one rule must not carry all the others. */
const declarations = /packages\/(money|contract|messages|rules|client)\/src\//;

/**
 * What every first load needs is one chunk: a dozen small ones compress two percent worse and ask a dozen times. Only
 * modules of the first load are named here; everything else is split by the routes that ask for it.
 */
const firstLoad = [
  /node_modules\/(react|clsx|zustand|use-sync-external-store|@tanstack\/(history|store|react-store|router-core))\//,
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*(utation|nfinite|ueries))/,
  /packages\/client\/src\/(locale-|realtime-|caller-context|call-error)/,
  /packages\/kit\/src\/(frame\/(app-providers|current-locale|query-client|server-clock|site|ui-texts|urls)|session\/forget)/,
  /packages\/messages\/src\/(text|ui\/(common|kit|navigation|shell))\./,
  /packages\/ui\/src\/(styles\/(index|tokens|base)|provider|icon|layout\/visually|actions\/(button|icon))/,
  /apps\/web\/src\/app\/(alerts|popups|urls|go|app-link|session-cache|session|site|layout|game-window|route-meta|merge)\./,
];

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
  plugins: [react(), preloadCaller()],
  // The packages of this repository are read from their sources, so that one build sees, and shakes, everything.
  resolve: { conditions: ['@hanpan/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => (declarations.test(id) ? false : undefined) },
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: (id) => firstLoad.some((pattern) => pattern.test(id)) }],
        },
      },
    },
  },
});
