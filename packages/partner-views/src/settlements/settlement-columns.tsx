import { useText } from '@hanpan/client';
import type { OwnSettlement, SettlementState } from '@hanpan/contract';
import { partnerTexts } from '@hanpan/messages';
import { type Column, Money } from '@hanpan/ui';
import { Net } from '../frame/net.tsx';
import { usePartnerWords } from '../frame/words.ts';
import { SettlementBadge } from './settlement-badge.tsx';

type Settled = Omit<OwnSettlement, 'settlementIdx' | 'computedAt' | 'confirmedAt' | 'state'> & {
  readonly state: SettlementState;
};

/** What a period came to: what was staked, the rolling of its bets, and what the settlement credits. */
export function useSettlementColumns<S extends Settled>(): readonly Column<S>[] {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  return [
    {
      key: 'days',
      header: t('partner.period'),
      phone: 'main',
      cell: words.days,
    },
    {
      key: 'state',
      header: t('partner.status'),
      phone: 'state',
      cell: ({ state }) => <SettlementBadge state={state} />,
    },
    {
      key: 'stake',
      header: t('partner.stake'),
      align: 'end',
      phone: 'hidden',
      cell: ({ stakeAmount }) => <Money amount={stakeAmount} tone="plain" unit={null} />,
    },
    {
      key: 'net',
      header: t('partner.net'),
      align: 'end',
      phone: 'wide',
      cell: ({ netAmount }) => <Net amount={netAmount} />,
    },
    {
      key: 'rolling',
      header: t('partner.rolling'),
      align: 'end',
      phone: 'wide',
      cell: ({ rollingAmount }) => <Money amount={rollingAmount} unit={null} />,
    },
    {
      key: 'losing',
      header: t('partner.losing'),
      align: 'end',
      phone: 'wide',
      cell: ({ losingAmount }) => <Money amount={losingAmount} unit={null} />,
    },
    {
      key: 'correction',
      header: t('partner.correction'),
      align: 'end',
      phone: 'hidden',
      cell: ({ correctionAmount }) => <Money amount={correctionAmount} tone="plain" signed unit={null} />,
    },
    {
      key: 'credit',
      header: t('partner.credit'),
      align: 'end',
      phone: 'money',
      cell: ({ creditAmount }) => <Money amount={creditAmount} unit={null} />,
    },
  ];
}
