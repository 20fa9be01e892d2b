import { useCallQuery, useText } from '@hanpan/client';
import { DeskLoaded, PanelFacts, PanelSection, TreePath } from '@hanpan/kit';
import { consolePartnerTexts, partnerTexts } from '@hanpan/messages';
import { type Days, Net, StatusBadge, usePartnerWords } from '@hanpan/partner-views';
import { Money, SkeletonRows, TimeText } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { urls } from '../../app/urls.ts';
import type { PartnerDetail } from './model.ts';
import { PartnerRatesSection } from './partner-rates.tsx';
import { PartnerRights } from './partner-rights.tsx';

interface PartnerDetailProps {
  readonly memberKey: number;
  readonly days: Days;
  /** What else is done for it. */
  readonly children: ReactNode;
}

/** One partner: its place and money, what its branch did, its rights and its rates. */
export function PartnerDetailPanel({ memberKey, days, children }: PartnerDetailProps) {
  const query = useCallQuery('/api/console/partner/detail', { memberKey, ...days });
  return (
    <DeskLoaded query={query} skeleton={<SkeletonRows rows={8} columns={2} />}>
      {(partner) => (
        <>
          <Facts partner={partner} days={days} />
          <PartnerRights partner={partner} />
          {children}
          <PartnerRatesSection partner={partner} />
          <Moves moves={partner.moves} />
        </>
      )}
    </DeskLoaded>
  );
}

function Facts({ partner, days }: { partner: PartnerDetail; days: Days }) {
  const t = useText(consolePartnerTexts);
  const words = useText(partnerTexts);
  const names = usePartnerWords();
  const { totals } = partner;
  return (
    <PanelSection
      isLead
      title={partner.memNick}
      note={`${partner.memId} · ${names.rank(partner.partnerRank)}`}
    >
      <PanelFacts
        facts={[
          { label: words('partner.status'), value: <StatusBadge status={partner.status} /> },
          {
            label: t('consolePartner.upline'),
            value: partner.upline.length === 0 ? t('consolePartner.top') : <TreePath tree={partner.upline} />,
          },
          { label: words('partner.cash'), value: <Money amount={partner.cashAmt} /> },
          { label: words('partner.comp'), value: <Money amount={partner.compAmt} /> },
          { label: t('consolePartner.owed'), value: <Money amount={partner.owedAmount} tone="plain" /> },
          {
            label: words('partner.members'),
            value: words('partner.memberCount', {
              members: totals.memberCount,
              partners: totals.partnerCount,
            }),
          },
          { label: words('partner.stake'), value: <Money amount={totals.stakeAmount} tone="plain" /> },
          { label: words('partner.net'), value: <Net amount={totals.netAmount} hasUnit /> },
          {
            label: words('partner.rolling'),
            value: (
              <Link to={urls.commission} search={{ memberKey: partner.memberKey, ...days }}>
                <Money amount={totals.ownRollingAmount} />
              </Link>
            ),
          },
          {
            label: t('consolePartner.deposited'),
            value: (
              <>
                <Money amount={totals.depositAmount} tone="plain" /> ·{' '}
                <Money amount={totals.withdrawalAmount} tone="plain" />
              </>
            ),
          },
          {
            label: t('consolePartner.givenBack'),
            value: (
              <>
                <Money amount={totals.givenAmount} tone="plain" /> ·{' '}
                <Money amount={totals.takenBackAmount} tone="plain" />
              </>
            ),
          },
          {
            label: t('consolePartner.joined'),
            value: <TimeText atMs={Date.parse(partner.joinedAt)} format="date" />,
          },
        ]}
      />
    </PanelSection>
  );
}

function Moves({ moves }: Pick<PartnerDetail, 'moves'>) {
  const t = useText(consolePartnerTexts);
  if (moves.length === 0) return null;
  return (
    <PanelSection title={t('consolePartner.moves')}>
      <ul>
        {moves.map(({ at, fromMemId, toMemId, by }) => (
          <li key={at}>
            <TimeText atMs={Date.parse(at)} /> · {fromMemId ?? t('consolePartner.top')} →{' '}
            {toMemId ?? t('consolePartner.top')} · {by}
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
