import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GlobalWindow } from 'happy-dom';

const [bundle = '', appFolder = ''] = process.argv.slice(2);
const languages = ['ko', 'en', 'vi'];
/** On both sides of the border of 600 px. */
const widths = { mobile: 390, desktop: 1440 };

const window = new GlobalWindow({ url: 'http://localhost/', width: widths.mobile, height: 844 });
const own = new Set([
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'navigator',
]);
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !own.has(name)) continue;
  const value = name === 'window' ? window : window[name];
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Whoever asks for a width is told that of the layout that is drawn. */
let width = widths.mobile;
const matchMedia = (/** @type {string} */ query) => ({
  matches: query.includes('max-width: 600px') && width <= 600,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
Object.assign(window, { matchMedia });
Object.assign(globalThis, { matchMedia });

const { renderFirstScreen, firstScreens } = await import(pathToFileURL(bundle).href);
for (const language of languages) {
  const screens = {};
  for (const [address, isMember] of Object.entries(firstScreens)) {
    for (const [layout, wide] of Object.entries(widths)) {
      width = wide;
      window.happyDOM.setURL(`http://localhost${address}`);
      window.document.cookie = `locale=${language}; path=/`;
      const html = await renderFirstScreen(address, language, isMember);
      screens[address] ??= '';
      screens[address] += `<div data-first="${layout}">${html}</div>`;
    }
  }
  writeFileSync(join(appFolder, 'dist', `first-screens.${language}.json`), JSON.stringify(screens));
}
process.exit(0);
