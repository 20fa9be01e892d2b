// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPages, draw } from './testing.ts';
import { useSpaceBar } from './use-space-bar.ts';

afterEach(clearPages);

function Page({ onPress }: { onPress: () => void }) {
  useSpaceBar(onPress, true);
  return null;
}

const key = (type: 'keydown' | 'keyup', repeat = false) =>
  dispatchEvent(new KeyboardEvent(type, { code: 'Space', repeat, cancelable: true }));

test('[RG-17] the space bar has to come up before it starts another round', async () => {
  const onPress = vi.fn();
  await draw(createElement(Page, { onPress }));
  key('keydown');
  for (let times = 0; times < 50; times += 1) key('keydown', true);
  key('keydown');
  expect(onPress).toHaveBeenCalledTimes(1);
  key('keyup');
  key('keydown');
  expect(onPress).toHaveBeenCalledTimes(2);
});
