import type { DataOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { formatTime, ToastHost } from '@hanpan/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from './page-world.fixture.tsx';
import { ProtectionPage } from './protection-page.tsx';

type Statement = DataOf<'/api/protection/statement'>;
export type Responses = Parameters<typeof renderPage>[1];

export const hourMs = 3_600_000;
export const inHours = (hours: number) => new Date(serverNow() + hours * hourMs).toISOString();

export const noSums = {
  depositAmount: amount(0),
  withdrawalAmount: amount(0),
  partnerAmount: amount(0),
  rewardAmount: amount(0),
  adjustmentAmount: amount(0),
  stakeAmount: amount(0),
  paidAmount: amount(0),
  resultAmount: amount(0),
};
export const noStatement: Statement = {
  months: [{ month: '2026-11', ...noSums }],
  games: [],
  lifetime: { depositAmount: amount(0), withdrawalAmount: amount(0), netAmount: amount(0) },
};

/** The page over these limits; what the server answers to a change is what the test gives. */
export function visit(limits: DataOf<'/api/protection/limits'>, responses: Responses = {}) {
  const page = (
    <>
      <ProtectionPage />
      <ToastHost />
    </>
  );
  return renderPage(page, {
    '/api/protection/limits': () => limits,
    '/api/protection/exclusion': () => ({ excludedUntil: null }),
    '/api/protection/statement': () => noStatement,
    ...responses,
  });
}

/** The toast with these words; it fails where none comes. */
export const findToast = (text: string) =>
  within(screen.getByRole('region', { name: 'notifications' })).findByText(text);

/** A moment as the page writes it. */
export const said = (at: string) =>
  formatTime(Date.parse(at), 'dateTime', { locale: 'ko', timeZone: 'Asia/Seoul', zone: false });

export const limitsCard = async () => within(await screen.findByRole('region', { name: '내 한도' }));
export const rowOf = async (button: string) => {
  const card = await limitsCard();
  return (await card.findByRole('button', { name: button })).closest('li') as HTMLElement;
};
export const openDialog = async (name: string) => {
  fireEvent.click((await limitsCard()).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
export const typeAmount = (dialog: ReturnType<typeof within>, value: string) =>
  fireEvent.change(dialog.getByRole('textbox'), { target: { value } });
