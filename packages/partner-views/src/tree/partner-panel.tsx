import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { buttonClass, Money } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Drill } from '../frame/drill.tsx';
import { usePartnerHost } from '../frame/host.tsx';
import { Net } from '../frame/net.tsx';
import { useList } from '../frame/use-list.ts';
import { usePartnerWords } from '../frame/words.ts';
import { RatesCard } from '../rates/rates-card.tsx';
import styles from './partner-panel.module.css';
import { useTreeSearch } from './use-tree-search.ts';

/** One partner of the tree: what it has and did, each figure with the rows it comes from; its rates below. */
export function PartnerPanel() {
  const [{ memId }] = useTreeSearch();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(memId);
  // Where it stands after the list, whoever has chosen somebody is brought here; an address that is opened stays at its top.
  useEffect(() => {
    if (shown.current !== memId) panel.current?.focus({ preventScroll: false });
    shown.current = memId;
  }, [memId]);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <Panel key={memId} memId={memId} />
    </div>
  );
}

function Panel({ memId }: { memId: string }) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const { pathOf, memId: ownId } = usePartnerHost();
  const [{ startDate, endDate, root }] = useTreeSearch();
  const tree = useList('/api/partner/tree', { memId: root, startDate, endDate });
  const node = tree.data?.list.find((each) => each.memId === memId);
  // The root of a branch has nobody above it in this list, and is not whoever looks.
  const isOwn = memId === ownId;
  const days = { startDate, endDate };
  return (
    <>
      {node && (
        <PanelSection title={node.memNick} note={`${node.memId} · ${words.rank(node.partnerRank)}`}>
          <PanelFacts
            facts={[
              { label: t('partner.cash'), value: <Money amount={node.cashAmt} /> },
              { label: t('partner.comp'), value: <Money amount={node.compAmt} /> },
              {
                label: t('partner.members'),
                value: (
                  <Drill to="members" search={{ memId }}>
                    {t('partner.memberCount', { members: node.memberCount, partners: node.partnerCount })}
                  </Drill>
                ),
              },
              {
                label: t('partner.stake'),
                value: (
                  <Drill to="bets" search={{ memId, basis: 'settled', ...days }}>
                    <Money amount={node.stakeAmount} tone="plain" />
                  </Drill>
                ),
              },
              { label: t('partner.net'), value: <Net amount={node.netAmount} /> },
              { label: t('partner.ownRolling'), value: <Money amount={node.ownRollingAmount} /> },
              {
                label: t('partner.charged'),
                value: (
                  <Drill to="cash" search={{ memId, basis: 'approved', ...days }}>
                    <Money amount={node.depositAmount} tone="plain" unit={null} /> /{' '}
                    <Money amount={node.withdrawalAmount} tone="plain" unit={null} />
                  </Drill>
                ),
              },
              {
                label: t('partner.moved'),
                value: (
                  <Drill to="moves" search={{ memId, ...days }}>
                    <Money amount={node.givenAmount} tone="plain" unit={null} /> /{' '}
                    <Money amount={node.takenBackAmount} tone="plain" unit={null} />
                  </Drill>
                ),
              },
            ]}
          />
          {!isOwn && (
            <Link to={pathOf('give')} search={{ memId }} className={buttonClass({ size: 'sm' }, styles.give)}>
              {t('partner.give')}
            </Link>
          )}
        </PanelSection>
      )}
      <PanelSection title={t('partner.rates')}>
        <RatesCard memId={isOwn ? '' : memId} isClosed={node?.status === 'closed'} />
      </PanelSection>
    </>
  );
}
