import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import { CodeDialog } from './code-dialog.tsx';
import type { CodeRow } from './use-vendors.ts';

afterEach(cleanup);

const save = '/api/console/codes/save';
const row = {
  ...{ groupCode: 'MENU', code: 'slot', nameKo: '슬롯', nameEn: 'Slots', nameVi: 'Máy đánh bạc' },
  ...{ isShown: true, ord: 3, revision: 'as-read' },
} as CodeRow;

test('a place that was emptied is not saved as the first', async () => {
  const server = fakeServer({ [save]: () => ({ code: row }) as never });
  await renderInConsole(<CodeDialog row={row} onClose={() => undefined} />, server);
  const dialog = within(screen.getByRole('alertdialog'));
  const place = dialog.getByLabelText(/^순서/);
  fireEvent.change(place, { target: { value: '' } });
  fireEvent.change(dialog.getByLabelText(/^사유/), { target: { value: '순서' } });
  const button = dialog.getByRole('button', { name: '저장' });
  fireEvent.click(button);
  expect(await dialog.findByText('순서를 입력해 주세요.')).toBeTruthy();
  expect(server.bodiesOf(save)).toEqual([]);
  fireEvent.change(place, { target: { value: '7' } });
  fireEvent.click(button);
  await waitFor(() => expect(server.bodiesOf(save)).toMatchObject([{ ord: 7, revision: 'as-read' }]));
});
