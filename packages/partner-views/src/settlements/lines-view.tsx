import { useText } from '@hanpan/client';
import { type CommissionLine, type OwnSettlement, partnerCommissionsCsv } from '@hanpan/contract';
import { Sum } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import { Drill } from '../frame/drill.tsx';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { SaveLink } from '../frame/save-link.tsx';
import { useList } from '../frame/use-list.ts';
import { usePartnerWords } from '../frame/words.ts';
import { Corrections } from './corrections.tsx';
import { choiceOf, lineKeyOf } from './line-choice.ts';
import { useLineColumns } from './line-table.tsx';

/** The lines of a period: each figure leads to the members, and they to the bets, that it comes from. */
export function LinesView({ settlement }: { settlement: OwnSettlement }) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const { Part } = usePartnerHost();
  const { settlementIdx, startDate, endDate } = settlement;
  const query = useList('/api/partner/commissions', { settlementIdx, startDate, endDate });
  const columns = useLineColumns<CommissionLine>((line, figure) => (
    <Drill
      to="users"
      search={{ settlementIdx: settlementIdx ?? undefined, startDate, endDate, ...choiceOf(line) }}
      label={t('partner.toMembers')}
    >
      {figure}
    </Drill>
  ));
  const title = t('partner.lines', { days: words.days(settlement) });
  return (
    <Part
      title={title}
      note={t('partner.lines.note')}
      stats={[
        { label: t('partner.rolling'), value: <Sum amount={query.data?.rollingAmount} /> },
        {
          label: t('partner.lineSum'),
          value: <Sum amount={query.data?.losingLineAmount} tone="plain" signed />,
        },
        { label: t('partner.credit'), value: <Money amount={settlement.creditAmount} /> },
      ]}
      actions={
        <SaveLink file={partnerCommissionsCsv} query={{ settlementIdx, from: startDate, to: endDate }} />
      }
    >
      <ListTable
        query={query}
        caption={title}
        columns={columns}
        rowKey={lineKeyOf}
        emptyTitle={t('partner.lines.emptyTitle')}
        emptyBody={t('partner.lines.emptyBody')}
        foot={({ corrections }) => <Corrections corrections={corrections} />}
      />
    </Part>
  );
}
