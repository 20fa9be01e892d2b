import { useText } from '@hanpan/client';
import { consoleSettlementCsv } from '@hanpan/contract';
import { MemberName, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleListTexts, consolePartnerTexts, partnerTexts } from '@hanpan/messages';
import { subtract } from '@hanpan/money';
import { ListTable, Net, RankBadge, useList, usePartnerWords } from '@hanpan/partner-views';
import { type Column, Money, TimeText } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SaveButtons } from '../../app/save-buttons.tsx';
import { urls } from '../../app/urls.ts';
import type { Settlement, Share } from './model.ts';
import styles from './settlements.module.css';

/** What a settlement comes to, for the house and for each partner; a partner's share leads to its lines. */
export function SettlementDetail({ settlement }: { settlement: Settlement }) {
  const t = useText(consolePartnerTexts);
  const words = useText(partnerTexts);
  const list = useText(consoleListTexts);
  const { days } = usePartnerWords();
  const [page, setPage] = useState(1);
  const { settlementIdx, netAmount, creditAmount, rollingAmount } = settlement;
  const query = useList('/api/console/partner/settlement', { settlementIdx, page });
  return (
    <>
      <PanelSection isLead title={days(settlement)} note={`#${settlementIdx}`}>
        <PanelFacts
          facts={[
            { label: words('partner.net'), value: <Net amount={netAmount} hasUnit /> },
            { label: words('partner.rolling'), value: <Money amount={rollingAmount} /> },
            { label: words('partner.losing'), value: <Money amount={settlement.losingAmount} /> },
            {
              label: words('partner.correction'),
              value: <Money amount={settlement.correctionAmount} tone="plain" signed />,
            },
            { label: words('partner.credit'), value: <Money amount={creditAmount} /> },
            {
              label: t('consolePartner.houseShare'),
              value: <Net amount={subtract(subtract(netAmount, creditAmount), rollingAmount)} hasUnit />,
            },
            {
              label: t('consolePartner.computedBy'),
              value: <Done at={settlement.computedAt} by={settlement.computedBy} />,
            },
            ...(settlement.decidedAt === null
              ? []
              : [
                  {
                    label: t('consolePartner.decidedBy'),
                    value: <Done at={settlement.decidedAt} by={settlement.decidedBy} />,
                  },
                ]),
          ]}
        />
        <div className={styles.files}>
          <SaveButtons
            file={consoleSettlementCsv}
            query={{ settlementIdx }}
            excel={list('consoleList.excel')}
            csv={list('consoleList.csv')}
          />
        </div>
      </PanelSection>
      <PanelSection title={t('consolePartner.shares')}>
        <ListTable
          query={query}
          caption={t('consolePartner.shares')}
          columns={useShareColumns(settlementIdx)}
          rowKey={(row) => String(row.memberKey)}
          page={page}
          onPageChange={setPage}
          emptyTitle={t('consolePartner.noLines')}
          emptyBody={t('consolePartner.noLinesBody')}
        />
      </PanelSection>
    </>
  );
}

function Done({ at, by }: { at: string; by: string | null }) {
  return (
    <>
      <TimeText atMs={Date.parse(at)} /> {by}
    </>
  );
}

function useShareColumns(settlementIdx: number): readonly Column<Share>[] {
  const words = useText(partnerTexts);
  return [
    {
      key: 'partner',
      header: words('partner.partner'),
      phone: 'main',
      cell: (row) => (
        <>
          <RankBadge rank={row.partnerRank} /> <MemberName row={row} />
        </>
      ),
    },
    {
      key: 'net',
      header: words('partner.net'),
      align: 'end',
      phone: 'wide',
      cell: ({ netAmount }) => <Net amount={netAmount} />,
    },
    {
      key: 'credit',
      header: words('partner.credit'),
      align: 'end',
      phone: 'money',
      cell: ({ memberKey, creditAmount }) => (
        <Link to={urls.commission} search={{ memberKey, settlementIdx }}>
          <Money amount={creditAmount} unit={null} />
        </Link>
      ),
    },
  ];
}
