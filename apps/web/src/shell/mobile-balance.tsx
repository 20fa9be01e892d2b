import { useText } from '@hanpan/client';
import { commonTexts, navigationTexts, shellTexts } from '@hanpan/messages';
import { buttonClass, Money } from '@hanpan/ui';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { useBalance, useSession } from '../app/session.ts';
import { mayBeMember } from '../app/session-cache.ts';
import { GameMoneyAside } from './desktop-frame-lazy.ts';
import styles from './mobile-balance.module.css';
import { PlayMark } from './play-mark.tsx';

/**
 * Stays in view while a page scrolls: the balance, and the way to deposit. Whoever was signed in here last has its place
 * kept while the server is asked, as on the first screen: what came later would push the page down.
 */
export function MobileBalance() {
  const t = useText(navigationTexts);
  const shell = useText(shellTexts);
  const common = useText(commonTexts);
  const { cashAmt, pointAmt } = useBalance();
  const { state } = useSession();
  const isWaiting = state === 'loading' && mayBeMember();
  if (state !== 'member' && !isWaiting) return null;
  return (
    <section className={clsx(styles.balance, isWaiting && styles.waiting)} aria-label={shell('shell.cash')}>
      <dl>
        <dt>
          {shell('shell.cash')} <PlayMark />
        </dt>
        <dd>
          <span role="status">
            <Money amount={cashAmt} countUp />
          </span>
        </dd>
      </dl>
      {!isWaiting && cashAmt === 0 && (
        <Suspense>
          <GameMoneyAside />
        </Suspense>
      )}
      <dl className={styles.points}>
        <dt>{shell('shell.points')}</dt>
        <dd>
          <Money amount={pointAmt} tone="plain" unit={common('common.point')} />
        </dd>
      </dl>
      <AppLink to="charge" className={buttonClass({ variant: 'filled' }, styles.charge)}>
        {t('navigation.charge')}
      </AppLink>
    </section>
  );
}
