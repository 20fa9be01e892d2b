import { useLocalText, useText } from '@hanpan/client';
import type { CommissionBet, CommissionKind } from '@hanpan/contract';
import { cells, MemberName } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Badge, type Column, Money, TimeText } from '@hanpan/ui';
import { fromTenThousandths, Net } from '../frame/net.tsx';
import { usePartnerWords } from '../frame/words.ts';

export const betKeyOf = ({ family, reference, revision, sign }: CommissionBet) =>
  [family, reference, revision, sign].join(' ');

/** One settlement of a bet: what was staked and kept, the rate, and what of it is the partner's. */
export function useCommissionBetColumns(kind: CommissionKind): readonly Column<CommissionBet>[] {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const local = useLocalText();
  return [
    {
      key: 'at',
      header: t('partner.settledAt'),
      phone: 'meta',
      cell: ({ settledAt }) => <TimeText atMs={Date.parse(settledAt)} className={cells.quiet} />,
    },
    { key: 'member', header: t('partner.member'), phone: 'main', cell: (row) => <MemberName row={row} /> },
    {
      key: 'game',
      header: t('partner.game'),
      phone: 'state',
      cell: ({ gameType, name }) => (
        <span className={cells.quiet}>
          {words.type(gameType)} {name !== null && local(name)}
        </span>
      ),
    },
    {
      key: 'sign',
      header: t('partner.settlementOf'),
      phone: 'state',
      cell: ({ sign, revision }) =>
        sign === -1 ? (
          <Badge kind="void" size="sm">
            {t('partner.clawback')}
          </Badge>
        ) : (
          <span className={cells.quiet}>
            {revision > 1 ? t('partner.resettled', { revision }) : t('partner.settledOnce')}
          </span>
        ),
    },
    {
      key: 'stake',
      header: t('partner.stake'),
      align: 'end',
      phone: 'hidden',
      cell: ({ stakeAmount }) => <Money amount={stakeAmount} tone="plain" unit={null} />,
    },
    kind === 'rolling'
      ? {
          key: 'turnover',
          header: t('partner.turnover'),
          align: 'end',
          phone: 'wide',
          cell: ({ turnoverAmount }) => <Money amount={turnoverAmount} tone="plain" unit={null} />,
        }
      : {
          key: 'net',
          header: t('partner.net'),
          align: 'end',
          phone: 'wide',
          cell: ({ netAmount }) => <Net amount={netAmount} />,
        },
    {
      key: 'rate',
      header: t('partner.lineRate'),
      align: 'end',
      phone: 'wide',
      cell: ({ basisPoints }) => words.percent(basisPoints),
    },
    {
      key: 'amount',
      header: t('partner.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ amount }) => (
        <Money amount={kind === 'losing' ? fromTenThousandths(amount) : amount} unit={null} signed />
      ),
    },
    {
      key: 'reference',
      header: t('partner.receipt'),
      phone: 'hidden',
      cell: ({ receiptId, reference }) => (
        <span className={cells.reference} title={receiptId ?? reference}>
          {receiptId ?? reference}
        </span>
      ),
    },
  ];
}
