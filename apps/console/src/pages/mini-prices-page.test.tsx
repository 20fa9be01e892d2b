import type { DataOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, refusal, renderInConsole } from '../testing/console-world.tsx';
import { MiniPricesPage } from './mini-prices-page.tsx';

afterEach(cleanup);

const path = '/api/console/minigame/prices';
const setPrices = '/api/console/minigame/setPrices';

function pricesOf(revision: string, odds: number): DataOf<typeof path> {
  const selection = (pick: string, each: number) => ({
    pick,
    ways: '1',
    of: '2',
    odds: each,
    isSet: true,
    highestOdds: 1.99,
    lowestOdds: 1.5,
  });
  return {
    game: 'powerball',
    markets: [{ market: 'powerOddEven', selections: [selection('odd', odds), selection('even', 1.93)] }],
    revision,
    setBy: null,
    setAt: null,
  } as never;
}

test('odds that somebody else has saved meanwhile are not written over without a word', async () => {
  let held = pricesOf('r1', 1.93);
  let refuses = true;
  const server = fakeServer({
    [path]: () => held,
    [setPrices]: () => {
      if (refuses) throw refusal('T999', '그사이 바뀌었습니다.');
      return {} as never;
    },
  });
  await renderInConsole(<MiniPricesPage />, { ...server, operator: { ...me, roles: ['supervisor'] } });
  const [odd] = await screen.findAllByRole<HTMLInputElement>('textbox');
  if (odd === undefined) throw new Error('no odds');
  fireEvent.change(odd, { target: { value: '1.95' } });
  // Another operator cuts the same pick.
  held = pricesOf('r2', 1.8);
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^배당 1개 저장|저장/ }));
    fireEvent.click(await screen.findByRole('button', { name: '수익률 조정' }));
    const buttons = screen.getAllByRole('button', { name: /저장/ });
    fireEvent.click(buttons.at(-1) as HTMLElement);
  };
  await save();
  await waitFor(() => expect(server.bodiesOf(setPrices)).toMatchObject([{ revision: 'r1' }]));
  expect((await screen.findAllByText(/그사이 다른 운영자가 배당을 바꿨습니다/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: '취소' }));
  // What was typed stands there, and is saved over the new odds only after a word.
  expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toBe('1.95');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /1.*저장/ }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '내 배당으로 덮어쓰기' }));
  refuses = false;
  await save();
  await waitFor(() =>
    expect(server.bodiesOf(setPrices).at(-1)).toMatchObject({
      revision: 'r2',
      prices: [{ pick: 'odd', odds: 1.95 }, { pick: 'even' }],
    }),
  );
});
