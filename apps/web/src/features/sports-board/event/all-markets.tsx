import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts } from '@hanpan/messages';
import { EmptyState, LinkButton, LoadingRegion, Skeleton, TabPanel, Tabs } from '@hanpan/ui';
import { useState } from 'react';
import { AppLink } from '../../../app/app-link.tsx';
import type { BoardPrice } from '../../../app/board-price.ts';
import { addressOf, pathOf } from '../../../app/urls.ts';
import type { EventDetail } from '../../../app/watched-events.ts';
import styles from './all-markets.module.css';
import { MarketBlockCard } from './market-block-card.tsx';
import { blocksOf, groupsOf, type MarketGroup } from './market-groups.ts';

interface PickProps {
  readonly selectedId: number | undefined;
  readonly onPick: (price: BoardPrice) => void;
}

export function MarketsSkeleton() {
  return (
    <LoadingRegion className={styles.blocks}>
      {['one', 'two', 'three', 'four'].map((each) => (
        <Skeleton key={each} height="120px" />
      ))}
    </LoadingRegion>
  );
}

/** By group, each block with its lines; a group that is empty now has no tab. Of a match that is over there is nothing left to choose. */
export function MarketTabs({ detail, ...pick }: PickProps & { readonly detail: EventDetail }) {
  const t = useText(eventTexts);
  const [chosen, setChosen] = useState<MarketGroup>('main');
  const { event } = detail;
  const groups = groupsOf(event.markets);
  const group = groups.find((each) => each.group === chosen)?.group ?? groups[0]?.group;
  if (group === undefined || event.phase === 'ended') return <NoMarkets event={event} />;
  const tabs = groups.map((each) => ({
    value: each.group,
    label: t(`event.group.${each.group}`),
    count: each.count,
  }));
  return (
    <Tabs label={t('event.groups')} tabs={tabs} value={group} onChange={setChosen}>
      <TabPanel value={group}>
        <div className={styles.blocks}>
          {blocksOf(event.markets, group).map((block) => (
            <MarketBlockCard
              key={block.key}
              block={block}
              detail={detail}
              showsMovement={group === 'main'}
              {...pick}
            />
          ))}
        </div>
      </TabPanel>
    </Tabs>
  );
}

/** A match that is over leads to its line among the results; the score itself stands at the head of the page. */
function NoMarkets({ event }: { event: SportEvent }) {
  const t = useText(eventTexts);
  const local = useLocalText();
  if (event.phase !== 'ended')
    return <EmptyState title={t('event.noMarkets')}>{t('event.noMarketsSoon')}</EmptyState>;
  const search = new URLSearchParams({ sport: event.sport, search: local(event.home) });
  return (
    <EmptyState
      title={t('event.ended')}
      action={
        <LinkButton as={AppLink} to={addressOf(`${pathOf('resultSport')}?${search}`)}>
          {t('event.toResult')}
        </LinkButton>
      }
    >
      {t('event.endedBody')}
    </EmptyState>
  );
}
