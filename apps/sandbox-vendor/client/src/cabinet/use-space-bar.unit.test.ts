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

const stepper = () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  return button;
};

const spaceOn = (target: Element) => {
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(type, { code: 'Space', bubbles: true, cancelable: true }));
};

const click = (target: Element, detail: number) =>
  target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));

test('the space bar starts a round after a stake was chosen with a pointer', async () => {
  const onPress = vi.fn();
  await draw(createElement(Page, { onPress }));
  const button = stepper();
  click(button, 1);
  expect(document.activeElement).toBe(document.body);
  spaceOn(document.activeElement ?? document.body);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a control that the keyboard reached keeps the focus and its own use of the space bar', async () => {
  const onPress = vi.fn();
  await draw(createElement(Page, { onPress }));
  const button = stepper();
  click(button, 0);
  expect(document.activeElement).toBe(button);
  spaceOn(button);
  expect(onPress).not.toHaveBeenCalled();
});

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
