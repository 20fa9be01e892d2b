import { useText } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import { Badge, Button, toast, useTickingNow } from '@hanpan/ui';
import styles from './protection.module.css';
import { useLimitWords } from './use-limit-words.ts';
import { useLimitAction } from './use-own-limits.ts';

interface LimitWishProps {
  readonly limit: OwnLimit;
  readonly wish: NonNullable<OwnLimit['wanted']>;
}

/** RG-2: a less strict limit that was asked for. It waits a day, is confirmed within a week, and may be dropped at any time. */
export function LimitWish({ limit, wish }: LimitWishProps) {
  const t = useText(protectionTexts);
  const { nameOf, sayValue, at } = useLimitWords();
  const { run, isSending, failure } = useLimitAction();
  const fromMs = Date.parse(wish.from);
  const isReady = useTickingNow() >= fromMs;
  const { kind, period } = limit;
  const name = nameOf(limit);
  const until = at(Date.parse(wish.until));
  const confirm = async () => {
    if (await run('/api/protection/confirmLimit', { kind, period }))
      toast({ text: t('protection.confirmed') });
  };
  // Asking for what stands drops the wish.
  const drop = async () => {
    const data = await run('/api/protection/setLimit', { kind, period, amount: limit.amount });
    if (data) toast({ text: t('protection.dropped') });
  };
  return (
    <div className={styles.wish}>
      <p>
        <Badge kind={isReady ? 'now' : 'plain'}>{t('protection.wish')}</Badge>{' '}
        <b>{sayValue(limit, wish.amount)}</b>
      </p>
      <p className={styles.quiet}>
        {isReady
          ? t('protection.wishReady', { until })
          : t('protection.wishWaits', { from: at(fromMs), until })}
      </p>
      <FailureNotice failure={failure} />
      <div className={styles.ways}>
        {isReady && (
          <Button
            size="sm"
            variant="filled"
            disabled={isSending}
            aria-label={t('protection.confirmOne', { name })}
            onClick={() => void confirm()}
          >
            {t('protection.confirm')}
          </Button>
        )}
        <Button
          size="sm"
          disabled={isSending}
          aria-label={t('protection.dropOne', { name })}
          onClick={() => void drop()}
        >
          {t('protection.drop')}
        </Button>
      </div>
    </div>
  );
}
