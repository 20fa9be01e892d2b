import { useText } from '@hanpan/client';
import { partnerCommissionBetsCsv, type RequestOf } from '@hanpan/contract';
import { Sum } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { type ReactNode, useState } from 'react';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { fromTenThousandths } from '../frame/net.tsx';
import { SaveLink } from '../frame/save-link.tsx';
import { useList } from '../frame/use-list.ts';
import { betKeyOf, useCommissionBetColumns } from './bet-columns.tsx';

interface CommissionBetsProps {
  readonly line: Omit<RequestOf<'/api/partner/commissionBets'>, 'memId' | 'page'>;
  /** One member's; empty is everybody's. */
  readonly memId: string;
  readonly chip: ReactNode;
}

/** The settlements of bets that the figures above come from, and their sum. */
export function CommissionBets({ line, memId, chip }: CommissionBetsProps) {
  const t = useText(partnerTexts);
  const { Part } = usePartnerHost();
  const [page, setPage] = useState(1);
  const query = useList('/api/partner/commissionBets', { ...line, memId, page });
  const sum = query.data?.amount;
  const { startDate, endDate, ...choice } = line;
  return (
    <Part
      title={t('partner.lineBets')}
      note={t('partner.lineBets.note')}
      stats={[
        {
          label: t('partner.sum'),
          value: <Sum amount={line.kind === 'losing' && sum !== undefined ? fromTenThousandths(sum) : sum} />,
        },
      ]}
      tools={memId === '' ? undefined : chip}
      actions={
        <SaveLink
          file={partnerCommissionBetsCsv}
          query={{ ...choice, from: startDate ?? null, to: endDate ?? null, memId }}
        />
      }
    >
      <ListTable
        query={query}
        caption={t('partner.lineBets')}
        columns={useCommissionBetColumns(line.kind ?? 'rolling')}
        rowKey={betKeyOf}
        page={page}
        onPageChange={setPage}
        emptyTitle={t('partner.betList.emptyTitle')}
        emptyBody={t('partner.noneInPeriod')}
      />
    </Part>
  );
}
