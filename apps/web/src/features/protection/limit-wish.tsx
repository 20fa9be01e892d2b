import { useText } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { protectionTexts } from '@hanpan/messages';
import { Badge, useTickingNow } from '@hanpan/ui';
import type { RefObject } from 'react';
import styles from './protection.module.css';
import { useLimitWords } from './use-limit-words.ts';
import type { LimitAction } from './use-own-limits.ts';
import { WishButtons } from './wish-buttons.tsx';

interface LimitWishProps {
  readonly limit: OwnLimit;
  readonly wish: NonNullable<OwnLimit['wanted']>;
  readonly action: LimitAction;
  readonly nextFocus: RefObject<HTMLElement | null>;
}

/** RG-2: a less strict limit that was asked for. It waits a day, is confirmed within a week, and may be dropped at any time. */
export function LimitWish({ limit, wish, action, nextFocus }: LimitWishProps) {
  const t = useText(protectionTexts);
  const { sayValue, at } = useLimitWords();
  const nowMs = useTickingNow();
  const fromMs = Date.parse(wish.from);
  const untilMs = Date.parse(wish.until);
  const isLapsed = nowMs >= untilMs;
  const isReady = nowMs >= fromMs && !isLapsed;
  const until = at(untilMs);
  const sayState = () => {
    if (isLapsed) return t('protection.wishLapsed', { until });
    return isReady
      ? t('protection.wishReady', { until })
      : t('protection.wishWaits', { from: at(fromMs), until });
  };
  return (
    <div className={styles.wish}>
      <p>
        <Badge kind={isReady ? 'now' : 'plain'}>{t('protection.wish')}</Badge>{' '}
        <b>{sayValue(limit, wish.amount)}</b>
      </p>
      <p className={styles.quiet}>{sayState()}</p>
      {!isLapsed && <WishButtons limit={limit} canConfirm={isReady} action={action} nextFocus={nextFocus} />}
    </div>
  );
}
