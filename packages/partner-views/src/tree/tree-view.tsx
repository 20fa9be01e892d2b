import { useText } from '@hanpan/client';
import { partnerTreeCsv } from '@hanpan/contract';
import { Loaded } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { Button, buttonClass, EmptyState, LoadingOverlay, PartialNotice, SkeletonRows } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { ranksBelow } from '../create/model.ts';
import { usePartnerHost } from '../frame/host.tsx';
import { PeriodTools } from '../frame/period-tools.tsx';
import { SaveLink } from '../frame/save-link.tsx';
import { useFirstLoad } from '../frame/use-first-load.ts';
import { useList } from '../frame/use-list.ts';
import { PartnerPanel } from './partner-panel.tsx';
import styles from './tree.module.css';
import { TreeTable } from './tree-table.tsx';
import { useTreeSearch } from './use-tree-search.ts';

/** The partners below, each with everything below it added up. */
export function TreeView() {
  const t = useText(partnerTexts);
  const { Frame, density, pathOf, memId: ownId } = usePartnerHost();
  const [{ startDate, endDate, root, memId }, setSearch] = useTreeSearch();
  const query = useList('/api/partner/tree', { memId: root, startDate, endDate });
  const isFirstLoad = useFirstLoad(query);
  const own = query.data?.list.find((each) => each.memId === ownId);
  // The lowest rank has none below: the page would only say so.
  const hasRanksBelow = own === undefined || ranksBelow(own.partnerRank).length > 0;
  return (
    <Frame
      title={t('partner.tree')}
      note={t('partner.tree.note')}
      tools={<PeriodTools days={{ startDate, endDate }} onChange={(days) => setSearch(days)} />}
      actions={
        <>
          <SaveLink file={partnerTreeCsv} query={{ from: startDate, to: endDate }} />
          {hasRanksBelow && (
            <Link to={pathOf('create')} className={buttonClass({ size: 'sm' })}>
              {t('partner.create')}
            </Link>
          )}
        </>
      }
      aside={!isFirstLoad && memId !== '' && <PartnerPanel />}
    >
      {root !== '' && (
        <p className={styles.path}>
          {t('partner.tree.branch', { memId: root })}
          <Button size="xs" variant="text" onClick={() => setSearch({ root: '' })}>
            {t('partner.tree.whole')}
          </Button>
        </p>
      )}
      <Loaded
        query={query}
        errorTitle={t('partner.errorTitle')}
        skeleton={<SkeletonRows rows={8} columns={6} />}
      >
        {({ list, isPartial }) => (
          <LoadingOverlay active={query.isPlaceholderData}>
            {isPartial && (
              <PartialNotice
                className={styles.partial}
                title={t('partner.tree.partial', { count: list.length })}
              />
            )}
            <TreeTable
              nodes={list}
              density={density}
              selectedId={memId === '' ? undefined : memId}
              onSelect={(node) => setSearch({ memId: node.memId })}
              onEnter={(node) => setSearch({ root: node.memId })}
              empty={
                <EmptyState level={3} title={t('partner.tree.emptyTitle')}>
                  {t('partner.tree.emptyBody')}
                </EmptyState>
              }
            />
          </LoadingOverlay>
        )}
      </Loaded>
    </Frame>
  );
}
