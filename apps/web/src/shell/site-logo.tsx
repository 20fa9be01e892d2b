import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { LogoMark } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import { useSession } from '../app/session.ts';
import { useSiteName } from '../app/site.ts';
import styles from './site-logo.module.css';

/** HD-01. */
export function SiteLogo() {
  const t = useText(navigationTexts);
  const site = useSiteName();
  const isGuest = useSession().state !== 'member';
  return (
    <AppLink
      to={isGuest ? 'guestMain' : 'main'}
      className={styles.logo}
      aria-label={t('navigation.home', { site })}
    >
      <LogoMark />
      <b>{site}</b>
    </AppLink>
  );
}
