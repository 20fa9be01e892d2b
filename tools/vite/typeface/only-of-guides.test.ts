import { expect, test } from 'vitest';
import { type LinkedChunk, onlyOfGuides } from './only-of-guides.ts';

const chunk = (fileName: string, links: Partial<LinkedChunk> = {}): LinkedChunk => ({
  fileName,
  facadeModuleId: null,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  ...links,
});
const guides = chunk('guide-pages.js', {
  facadeModuleId: '/home/apps/web/src/pages/guide-pages.tsx',
  imports: ['shared.js', 'own.js'],
});

test('what only guides load is theirs, and what another page loads as well is not', () => {
  const index = chunk('index.js', { isEntry: true, dynamicImports: ['guide-pages.js', 'faq.js'] });
  const faq = chunk('faq.js', { imports: ['shared.js'] });
  const all = [index, faq, guides, chunk('shared.js'), chunk('own.js'), chunk('worker.js')];
  expect([...onlyOfGuides(all)].sort()).toEqual(['guide-pages.js', 'own.js']);
});

test('an app without guides has none', () => {
  expect(onlyOfGuides([chunk('index.js', { isEntry: true })]).size).toBe(0);
});
