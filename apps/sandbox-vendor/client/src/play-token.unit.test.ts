import { expect, test } from 'vitest';
import { PlayToken } from './play-token.ts';

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

test('a token outlives a reload of the tab until it is forgotten', () => {
  const tab = storage();
  new PlayToken(() => tab).keep('t-1');
  expect(new PlayToken(() => tab).value).toBe('t-1');
  new PlayToken(() => tab).forget();
  expect(new PlayToken(() => tab).value).toBeNull();
});

test('a game in a frame for which the browser keeps nothing is played all the same', () => {
  const token = new PlayToken(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(token.value).toBeNull();
  token.keep('t-1');
  expect(token.value).toBe('t-1');
  token.forget();
  expect(token.value).toBeNull();
});
