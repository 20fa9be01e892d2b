import { useText } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import { Button, Icon, TimeText } from '@hanpan/ui';
import { useRef } from 'react';
import { LimitWish } from './limit-wish.tsx';
import { leftOf, shareOf } from './model.ts';
import styles from './protection.module.css';
import { useLimitWords } from './use-limit-words.ts';
import { useLimitAction } from './use-own-limits.ts';

/** One limit: what holds, how much of it is used, when it starts again, and what is wanted instead. One that is not set is a line. */
export function LimitRow({ limit, onChange }: { limit: OwnLimit; onChange: () => void }) {
  const t = useText(protectionTexts);
  const { nameOf, sayValue } = useLimitWords();
  const changeButton = useRef<HTMLButtonElement>(null);
  // Here and not with the wish: what was refused may leave no wish, and the reason has to stay.
  const action = useLimitAction();
  const name = nameOf(limit);
  const isSet = limit.amount !== null;
  return (
    <li className={styles.limit}>
      <div className={styles.head}>
        <span className={styles.period}>{t(`protection.period.${limit.period}`)}</span>
        {isSet ? (
          <b className={styles.value}>{sayValue(limit, limit.amount)}</b>
        ) : (
          <span className={styles.unset}>
            <span>{sayValue(limit, null)}</span> <span className={styles.dot}>·</span>{' '}
            <span>
              {t('protection.used')} {sayValue(limit, Math.max(0, limit.used))}
            </span>
          </span>
        )}
        <Button
          ref={changeButton}
          size="sm"
          aria-label={t(isSet ? 'protection.changeOne' : 'protection.setOne', { name })}
          onClick={() => {
            action.clear();
            onChange();
          }}
        >
          {t(isSet ? 'protection.change' : 'protection.set')}
        </Button>
      </div>
      {isSet && (
        <progress
          className={styles.bar}
          aria-label={t('protection.usedBar', { name })}
          value={shareOf(limit)}
          max={1}
        />
      )}
      {isSet && <Usage limit={limit} />}
      {limit.wanted && (
        <LimitWish limit={limit} wish={limit.wanted} action={action} nextFocus={changeButton} />
      )}
      <FailureNotice failure={action.failure} />
    </li>
  );
}

function Usage({ limit }: { limit: OwnLimit }) {
  const t = useText(protectionTexts);
  const { sayValue } = useLimitWords();
  const left = leftOf(limit);
  return (
    <dl className={styles.usage}>
      <div>
        <dt>{t('protection.used')}</dt>
        <dd>{sayValue(limit, Math.max(0, limit.used))}</dd>
      </div>
      {left !== undefined && (
        <div>
          <dt>{t(limit.kind === 'time' ? 'protection.leftTime' : 'protection.left')}</dt>
          <dd>
            {left > 0 ? (
              sayValue(limit, left)
            ) : (
              <span className={styles.reached}>
                <Icon name="alert" size={16} />
                {t('protection.reached')}
              </span>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('protection.renews')}</dt>
        <dd>
          <TimeText atMs={Date.parse(limit.endsAt)} format="dayTime" />
        </dd>
      </div>
    </dl>
  );
}
