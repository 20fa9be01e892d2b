import { describe, expect, test } from 'vitest';
import { preloadOf } from './page-files.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_reels.js': { file: 'assets/reels.js', css: ['assets/reels.css'], imports: ['_react.js', '_paint.js'] },
  '_paint.js': { file: 'assets/paint.js', imports: ['_reels.js'] },
  'src/games/moon-rabbit/page.tsx': { file: 'assets/rabbit.js', imports: ['index.html', '_reels.js'] },
};

describe('the files that a game needs beside its page', () => {
  test('its own and those they import are named once, without those of the page itself', () => {
    expect(preloadOf(manifest, 'moon-rabbit')).toBe(
      [
        '</assets/rabbit.js>; rel=modulepreload',
        '</assets/reels.js>; rel=modulepreload',
        '</assets/reels.css>; rel=preload; as=style; crossorigin',
        '</assets/paint.js>; rel=modulepreload',
      ].join(', '),
    );
  });

  test('a game that the build does not know has none', () => {
    expect(preloadOf(manifest, 'nobody')).toBeUndefined();
    expect(preloadOf({}, 'moon-rabbit')).toBeUndefined();
  });
});
