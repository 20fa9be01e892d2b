import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { matchTexts, sportsTexts } from '@hanpan/messages';
import { Button, SuspendedCell } from '@hanpan/ui';
import { clsx } from 'clsx';
import { memo, useId, useState } from 'react';
import type { BoardPrice } from '../../app/board-price.ts';
import { marketWords } from '../../app/leg-words.ts';
import { MarketBlockCard } from './event/market-block-card.tsx';
import { EventTeams } from './event-teams.tsx';
import type { Leaving } from './hold-rows.ts';
import { MarketCell } from './market-cell.tsx';
import type { League, Market, Selection } from './model.ts';
import { isShort, nameOf, shareSpecial } from './special-markets.ts';
import styles from './special-row.module.css';

interface SpecialRowProps {
  readonly league: League;
  readonly event: SportEvent;
  readonly selectedId: number | undefined;
  /** Why it stays only to hold its place. */
  readonly leaving: Leaving | undefined;
  /** The one market that is asked for; null for all. */
  readonly market: string | null;
  readonly onPick: (price: BoardPrice) => void;
}

/** A match with its special markets: few at once, and the others under them on demand. */
export const SpecialRow = memo(function SpecialRow(props: SpecialRowProps) {
  const { event, leaving } = props;
  const t = useText(sportsTexts);
  const [isOpen, setOpen] = useState(false);
  const furtherId = useId();
  const { shown, further } = shareSpecial(event.markets, props.market);
  return (
    <li className={clsx(styles.event, isOpen && styles.open)}>
      {/* A match is on this board before it begins: what comes with the play would move its markets in that moment. */}
      <EventTeams event={event} showsMomentum={false} />
      <div className={styles.markets}>
        {/* What has left keeps the height that it had, so that nothing below moves. */}
        <div inert={leaving !== undefined} className={clsx(leaving !== undefined && styles.behind)}>
          <Markets {...props} markets={shown} />
          {further.length > 0 && (
            <Button
              variant="text"
              size="sm"
              icon={isOpen ? 'chevronUp' : 'chevronDown'}
              aria-expanded={isOpen}
              aria-controls={furtherId}
              className={styles.more}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('sports.less') : t('sports.more', { count: further.length })}
            </Button>
          )}
          <div id={furtherId} hidden={!isOpen}>
            {isOpen && <Markets {...props} markets={further} />}
          </div>
        </div>
        {leaving !== undefined && <SuspendedCell reason={t(`sports.leaving.${leaving}`)} />}
      </div>
    </li>
  );
});

type MarketsProps = SpecialRowProps & { readonly markets: readonly Market[] };

function Markets({ league, event, selectedId, onPick, markets }: MarketsProps) {
  const match = useText(matchTexts);
  const pick = (market: Market, selection: Selection) =>
    onPick({ sport: league.sport, league: league.name, event, market, selection });
  return (
    <div className={styles.blocks}>
      {markets.map((market) =>
        isShort(market) ? (
          <div key={nameOf(market)} className={styles.block}>
            <p className={styles.title}>{marketWords(match, market)}</p>
            <MarketCell event={event} market={market} selectedId={selectedId} onPick={pick} />
          </div>
        ) : (
          <MarketBlockCard
            key={nameOf(market)}
            block={{ key: nameOf(market), kind: market.kind, scope: market.scope, markets: [market] }}
            detail={{ event, league }}
            showsMovement={false}
            selectedId={selectedId}
            onPick={onPick}
          />
        ),
      )}
    </div>
  );
}
