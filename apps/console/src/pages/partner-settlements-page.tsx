import { useText } from '@hanpan/client';
import { ListHelp, PageFrame, SplitView, ToolRow, useSplitView } from '@hanpan/kit';
import { consolePartnerTexts } from '@hanpan/messages';
import { usePartnerWords, useSettlementColumns } from '@hanpan/partner-views';
import { EmptyState } from '@hanpan/ui';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { ComputeForm } from '../features/partner-settlements/compute-form.tsx';
import { type Settlement, settlementKeyOf } from '../features/partner-settlements/model.ts';
import { SettlementDecision } from '../features/partner-settlements/settlement-decision.tsx';
import { SettlementDetail } from '../features/partner-settlements/settlement-detail.tsx';

/** Settlements of the losing commission: computed over days that are over, confirmed by an operator. */
export function PartnerSettlementsPage() {
  const t = useText(consolePartnerTexts);
  const words = usePartnerWords();
  const desk = useDeskList({
    name: 'partnerSettlements',
    path: '/api/console/partner/settlements',
    filter: {},
    columns: useSettlementColumns<Settlement>(),
    keyOf: settlementKeyOf,
  });
  const { data } = desk.list.query;
  const { keys, look, split } = useSplitView(desk.selection);
  const { row } = desk.selection;
  return (
    <SplitView
      {...split}
      detail={
        row && {
          title: words.days(row),
          body: <SettlementDetail key={settlementKeyOf(row)} settlement={row} />,
          footer: row.state === 'waiting' && (
            <SettlementDecision key={settlementKeyOf(row)} settlement={row} />
          ),
        }
      }
    >
      <PageFrame
        title={t('consolePartner.settlements')}
        tools={
          <ToolRow end={<ListTools desk={desk} />}>
            {data && (
              <ComputeForm key={`${data.nextStartDate} ${data.lastWholeDate}`} next={data} onDone={look} />
            )}
          </ToolRow>
        }
        footer={<ListHelp total={data?.pageInfo.total} hasSearch={false} />}
      >
        <DeskTable
          desk={desk}
          caption={t('consolePartner.settlements')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('consolePartner.noSettlement')} level={2}>
              {t('consolePartner.noSettlementBody')}
            </EmptyState>
          }
        />
      </PageFrame>
    </SplitView>
  );
}
