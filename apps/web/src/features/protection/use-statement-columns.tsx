import { useLocale, useText } from '@hanpan/client';
import { isGameType } from '@hanpan/contract';
import { betTexts, protectionTexts } from '@hanpan/messages';
import { type Amount, add } from '@hanpan/money';
import { type Column, Money } from '@hanpan/ui';
import { useMemo } from 'react';
import { ResultMoney } from '../../app/result-money.tsx';
import type { Statement, StatementMonth } from './statement.ts';

type StatementGame = Statement['games'][number];

const sum = (value: Amount) => <Money amount={value} tone="plain" unit={null} />;

/** "2026-11" in the form of the other dates: 11/2026, 2026. 11. */
function monthName(month: string, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', timeZone: 'UTC' });
  return form.format(Date.parse(month));
}

/** Members without partners have no column of zeros for them. */
export function useMonthColumns(months: readonly StatementMonth[]): readonly Column<StatementMonth>[] {
  const t = useText(protectionTexts);
  const { locale } = useLocale();
  const hasPartner = months.some(({ partnerAmount }) => partnerAmount !== 0);
  return useMemo(() => {
    const column = (key: string, header: string, of: (row: StatementMonth) => Amount) =>
      ({
        key,
        header,
        align: 'end',
        phone: 'wide',
        cell: (row) => sum(of(row)),
      }) as const satisfies Column<StatementMonth>;
    return [
      {
        key: 'month',
        header: t('protection.month'),
        phone: 'main',
        cell: (row) => <b>{monthName(row.month, locale)}</b>,
      },
      column('in', t('protection.in'), (row) => row.depositAmount),
      column('out', t('protection.out'), (row) => row.withdrawalAmount),
      ...(hasPartner ? [column('partner', t('protection.partner'), (row) => row.partnerAmount)] : []),
      column('reward', t('protection.reward'), (row) => row.rewardAmount),
      column('adjustment', t('protection.adjustment'), (row) => row.adjustmentAmount),
      column('stake', t('protection.stake'), (row) => row.stakeAmount),
      column('paid', t('protection.paid'), (row) => row.paidAmount),
      {
        key: 'result',
        header: t('protection.result'),
        align: 'end',
        phone: 'money',
        cell: (row) => <ResultMoney amount={row.resultAmount} />,
      },
    ];
  }, [t, locale, hasPartner]);
}

export function useGameColumns(): readonly Column<StatementGame>[] {
  const t = useText(protectionTexts);
  const bet = useText(betTexts);
  return useMemo(
    () => [
      {
        key: 'game',
        header: t('protection.game'),
        phone: 'main',
        cell: ({ gameType }) => <b>{bet(`bet.family.${isGameType(gameType) ? gameType : 'other'}`)}</b>,
      },
      {
        key: 'stake',
        header: t('protection.stake'),
        align: 'end',
        phone: 'wide',
        cell: (row) => sum(row.stakeAmount),
      },
      {
        key: 'paid',
        header: t('protection.paid'),
        align: 'end',
        phone: 'wide',
        cell: (row) => sum(add(row.winAmount, row.returnedAmount)),
      },
      {
        key: 'result',
        header: t('protection.result'),
        align: 'end',
        phone: 'money',
        cell: (row) => <ResultMoney amount={row.resultAmount} />,
      },
    ],
    [t, bet],
  );
}
