import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import { SortableList } from './sortable-list.tsx';

afterEach(cleanup);

function Sorted({ fixed = false }: { fixed?: boolean }) {
  const [items, setItems] = useState<readonly string[]>(['하나', '둘', '셋']);
  return (
    <SortableList
      label="차례"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onChange={fixed ? undefined : setItems}
    >
      {(item) => <b>{item}</b>}
    </SortableList>
  );
}

const order = () =>
  within(screen.getByRole('list', { name: '차례' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('[A11Y-3] what is dragged is moved by single presses as well, and where it went is said', async () => {
  await renderInConsole(<Sorted />, fakeServer({}));
  fireEvent.click(button('하나 아래로'));
  expect(order()).toEqual(['둘', '하나', '셋']);
  expect(screen.getByText('하나: 3개 가운데 2번째').closest('[role="status"]')).toBeTruthy();
  fireEvent.click(button('셋 위로'));
  expect(order()).toEqual(['둘', '셋', '하나']);
  expect(button('둘 위로').hasAttribute('disabled')).toBe(true);
  expect(button('하나 아래로').hasAttribute('disabled')).toBe(true);
});

test('the arrow keys on a handle move its row', async () => {
  await renderInConsole(<Sorted />, fakeServer({}));
  fireEvent.keyDown(button('하나 옮기기 (위·아래 화살표)'), { key: 'End' });
  expect(order()).toEqual(['둘', '셋', '하나']);
});

test('whoever may not change the order has nothing to press', async () => {
  await renderInConsole(<Sorted fixed />, fakeServer({}));
  expect(screen.queryAllByRole('button')).toEqual([]);
});
