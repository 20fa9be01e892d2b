import { useText } from '@hanpan/client';
import type { CommissionLine } from '@hanpan/contract';
import { cells } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { type Column, Money } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { Net } from '../frame/net.tsx';
import { RankBadge } from '../frame/rank-badge.tsx';
import { usePartnerWords } from '../frame/words.ts';

/** A line of a statement: through whom, which game, at which difference of rates, from what, and how much. */
export function useLineColumns<L extends CommissionLine>(
  drill: (line: L, figure: ReactNode) => ReactNode,
): readonly Column<L>[] {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  return [
    {
      key: 'branch',
      header: t('partner.branch'),
      phone: 'main',
      cell: ({ branchMemId, branchMemNick, branchRank }) =>
        branchMemId === null ? (
          t('partner.branch.own')
        ) : (
          <>
            {branchRank && <RankBadge rank={branchRank} />} <b className={cells.name}>{branchMemNick}</b>{' '}
            <span className={cells.quiet}>{branchMemId}</span>
          </>
        ),
    },
    {
      key: 'kind',
      header: t('partner.commission'),
      phone: 'meta',
      cell: ({ kind }) => t(`partner.kind.${kind}`),
    },
    {
      key: 'game',
      header: t('partner.game'),
      phone: 'state',
      cell: ({ gameType }) => <span className={cells.quiet}>{words.type(gameType)}</span>,
    },
    {
      key: 'rate',
      header: t('partner.lineRate'),
      align: 'end',
      phone: 'wide',
      cell: ({ ownBasisPoints, branchBasisPoints, basisPoints }) => (
        <span
          title={t('partner.lineRateNote', {
            own: words.percent(ownBasisPoints),
            branch: words.percent(branchBasisPoints),
          })}
        >
          {words.percent(basisPoints)}
        </span>
      ),
    },
    {
      key: 'bets',
      header: t('partner.betCount'),
      align: 'end',
      phone: 'hidden',
      cell: ({ betCount }) => words.count(betCount),
    },
    {
      key: 'base',
      header: t('partner.base'),
      align: 'end',
      phone: 'wide',
      cell: ({ kind, turnoverAmount, netAmount }) =>
        kind === 'rolling' ? (
          <Money amount={turnoverAmount} tone="plain" unit={null} />
        ) : (
          <Net amount={netAmount} />
        ),
    },
    {
      key: 'amount',
      header: t('partner.amount'),
      align: 'end',
      phone: 'money',
      cell: (line) => drill(line, <Money amount={line.amount} unit={null} />),
    },
  ];
}
