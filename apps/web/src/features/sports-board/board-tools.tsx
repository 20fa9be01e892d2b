import { useConnectionState, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { sportsTexts } from '@hanpan/messages';
import { Chip, ChipGroup, Icon, PartialNotice, TimeText } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import styles from './board-tools.module.css';
import { type Board, countEvents, isStale, staleAfterMs, type When } from './model.ts';

export interface BoardToolsProps {
  readonly board: Board | undefined;
  readonly when: When;
  readonly onWhenChange: (when: When) => void;
}

const choices: readonly When[] = ['all', 'live', 'soon'];

export function BoardTools({ board, when, onWhenChange }: BoardToolsProps) {
  const t = useText(sportsTexts);
  return (
    <div className={styles.tools}>
      <ChipGroup label={t('sports.filter')} scroll>
        {choices.map((each) => (
          <Chip
            key={each}
            pressed={each === when}
            count={board ? countEvents(board, each) : undefined}
            onClick={() => onWhenChange(each)}
          >
            {t(`sports.filter.${each}`)}
          </Chip>
        ))}
      </ChipGroup>
      {board && (
        <span className={styles.feed}>
          <Icon name="clock" size={16} />
          {`${t('sports.feedAt')} `}
          <TimeText atMs={Date.parse(board.feedAt)} format="timeSeconds" />
        </span>
      )}
    </div>
  );
}

/** Stale prices are marked as stale, whether the feed or the connection is silent. */
export function StaleNotice({ board }: { board: Board }) {
  const t = useText(sportsTexts);
  const connection = useConnectionState();
  const stale = useStale(board);
  if (!stale && connection !== 'offline') return null;
  return (
    <PartialNotice tone="warn" title={t('sports.stale.title')} className={styles.stale}>
      {connection === 'offline' ? t('sports.offline.body') : t('sports.stale.body')}
    </PartialNotice>
  );
}

/** A timer detects silence, because nothing arrives to report it. */
function useStale(board: Board): boolean {
  const [nowMs, setNow] = useState(serverNow);
  useEffect(() => {
    const leftMs = Date.parse(board.feedAt) + staleAfterMs - serverNow();
    setNow(serverNow());
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, leftMs) + 1);
    return () => clearTimeout(timer);
  }, [board.feedAt]);
  return isStale(board, nowMs);
}
