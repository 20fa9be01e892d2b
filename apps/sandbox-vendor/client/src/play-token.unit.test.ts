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

test('a launch has one token in its tab, made before it is exchanged, until the session is forgotten', () => {
  const tab = storage();
  const made = new PlayToken(() => tab).forLaunch('launch-1');
  expect(made).toMatch(/^[\w-]{43}$/);
  const reloaded = new PlayToken(() => tab);
  expect(reloaded.forLaunch('launch-1')).toBe(made);
  // It opens nothing before the server has taken it.
  expect(reloaded.value).toBeNull();
  const next = reloaded.forLaunch('launch-2');
  expect(next).not.toBe(made);
  expect(new PlayToken(() => storage()).forLaunch('launch-2')).not.toBe(next);
  reloaded.forget();
  expect(new PlayToken(() => tab).forLaunch('launch-2')).not.toBe(next);
});

test('a game in a frame for which the browser keeps nothing is played all the same', () => {
  const token = new PlayToken(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(token.value).toBeNull();
  expect(token.forLaunch('launch-1')).toBe(token.forLaunch('launch-1'));
  token.keep('t-1');
  expect(token.value).toBe('t-1');
  token.forget();
  expect(token.value).toBeNull();
});
