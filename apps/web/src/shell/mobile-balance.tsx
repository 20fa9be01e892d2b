import { useText } from '@hanpan/client';
import { commonTexts, navigationTexts, shellTexts } from '@hanpan/messages';
import { buttonClass, Money } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import { useBalance, useSession } from '../app/session.ts';
import styles from './mobile-balance.module.css';
import { PlayMark } from './play-mark.tsx';

/** Stays in view while a page scrolls: the balance, and the way to deposit. */
export function MobileBalance() {
  const t = useText(navigationTexts);
  const shell = useText(shellTexts);
  const common = useText(commonTexts);
  const { cashAmt, pointAmt } = useBalance();
  if (useSession().state !== 'member') return null;
  return (
    <section className={styles.balance} aria-label={shell('shell.cash')}>
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
