import { useText } from '@hanpan/client';
import { accountTexts, navigationTexts } from '@hanpan/messages';
import { Icon, type IconName } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import type { TitleKey } from '../../app/route-meta.ts';
import type { PlainName } from '../../app/urls.ts';
import styles from './my-places.module.css';

interface MyPlace {
  readonly to: PlainName;
  readonly icon: IconName;
  readonly name: TitleKey;
}

const places: readonly MyPlace[] = [
  { to: 'betList', icon: 'receipt', name: 'navigation.title.bets' },
  { to: 'chargeList', icon: 'deposit', name: 'navigation.title.chargeList' },
  { to: 'exchangeList', icon: 'withdraw', name: 'navigation.title.exchangeList' },
  { to: 'walletHistory', icon: 'wallet', name: 'navigation.title.walletHistory' },
  { to: 'winLose', icon: 'chart', name: 'navigation.title.winLose' },
  { to: 'messageList', icon: 'mail', name: 'navigation.title.messages' },
  { to: 'point', icon: 'point', name: 'navigation.title.point' },
  { to: 'coupon', icon: 'coupon', name: 'navigation.title.coupon' },
  { to: 'attendance', icon: 'calendar', name: 'navigation.title.attendance' },
  { to: 'rotary', icon: 'roulette', name: 'navigation.title.rotary' },
  { to: 'fair', icon: 'check', name: 'navigation.title.fair' },
  { to: 'protection', icon: 'shield', name: 'navigation.title.protection' },
];

/** The way to everything else that is the member's own: on a phone this page is where the bar leads. */
export function MyPlaces() {
  const t = useText(accountTexts);
  const names = useText(navigationTexts);
  return (
    <nav aria-label={t('account.places')} className={styles.nav}>
      <ul className={styles.places}>
        {places.map(({ to, icon, name }) => (
          <li key={to}>
            <AppLink to={to} className={styles.place}>
              <Icon name={icon} />
              {names(name)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
