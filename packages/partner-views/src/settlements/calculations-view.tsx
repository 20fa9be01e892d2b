import { useText } from '@hanpan/client';
import type { OwnSettlement } from '@hanpan/contract';
import { readPage, usePageSearch } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { usePartnerHost } from '../frame/host.tsx';
import { ListTable } from '../frame/list-table.tsx';
import { useFirstLoad } from '../frame/use-first-load.ts';
import { useList } from '../frame/use-list.ts';
import { readSettlement } from './line-choice.ts';
import { LinesView } from './lines-view.tsx';
import { useSettlementColumns } from './settlement-columns.tsx';

/** The running period is the first row and has no number yet. */
const running = 'running';
const keyOf = ({ settlementIdx }: OwnSettlement) =>
  settlementIdx === null ? running : String(settlementIdx);

/** The partner's settlements by period, and the lines of the one that is chosen. */
export function CalculationsView() {
  const t = useText(partnerTexts);
  const { Frame } = usePartnerHost();
  const [{ settlementIdx, page }, setSearch] = usePageSearch((raw) => ({
    settlementIdx: readSettlement(raw) ?? undefined,
    page: readPage(raw.page),
  }));
  const query = useList('/api/partner/calculations', { page });
  const isFirstLoad = useFirstLoad(query);
  const rows = query.data?.list;
  const chosen =
    rows?.find((row) => row.settlementIdx === (settlementIdx ?? null)) ??
    (settlementIdx === undefined ? rows?.[0] : undefined);
  return (
    <Frame
      title={t('partner.calculations')}
      note={t('partner.calculations.note')}
      below={!isFirstLoad && chosen && <LinesView key={keyOf(chosen)} settlement={chosen} />}
    >
      <ListTable
        query={query}
        caption={t('partner.calculations')}
        columns={useSettlementColumns<OwnSettlement>()}
        rowKey={keyOf}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
        selectedKey={chosen && keyOf(chosen)}
        onRowSelect={(row) => setSearch({ settlementIdx: row.settlementIdx ?? undefined })}
        emptyTitle={t('partner.calculations.emptyTitle')}
        emptyBody={t('partner.calculations.emptyBody')}
      />
    </Frame>
  );
}
