import { expect, test } from 'vitest';
import { inEveryLanguage } from './in-every-language.ts';

const none = { ko: '', en: '', vi: '' };

test('a language that is not written takes the words of the first of the site that is', () => {
  const words = { title: { ...none, en: 'A', vi: 'B' }, body: { ...none, en: 'a', vi: 'b' } };
  expect(inEveryLanguage(words, ['vi', 'ko'])).toEqual({
    title: { ko: 'B', en: 'A', vi: 'B' },
    body: { ko: 'b', en: 'a', vi: 'b' },
  });
  expect(inEveryLanguage(words, ['ko'])?.title.ko).toBe('A');
});

test.each([
  ['nothing', none, none],
  ['a title without its text', { ...none, ko: 'A', en: 'B' }, { ...none, ko: 'a' }],
  ['a text without its title', { ...none, ko: 'A' }, { ...none, ko: 'a', vi: 'b' }],
])('%s is no message', (_, title, body) => {
  expect(inEveryLanguage({ title, body }, ['ko', 'en', 'vi'])).toBeUndefined();
});
