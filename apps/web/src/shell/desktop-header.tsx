import { useText } from '@hanpan/client';
import { menuTexts, navigationTexts } from '@hanpan/messages';
import { Button, Icon, Skeleton } from '@hanpan/ui';
import { openModal } from '../app/popups.ts';
import { useSession } from '../app/session.ts';
import styles from './desktop-header.module.css';
import { Gnb } from './gnb.tsx';
import { tellsHeight } from './header-height.ts';
import { MemberAccount } from './member-account.tsx';
import { preloadOverlays } from './overlay-gate.tsx';
import { Preferences } from './preferences.tsx';
import { SiteLogo } from './site-logo.tsx';

/** Whoever points at a button, or reaches it by keyboard, is about to press it. */
const intent = { onPointerEnter: preloadOverlays, onFocus: preloadOverlays };

export function DesktopHeader({ withGnb }: { withGnb: boolean }) {
  return (
    <header ref={tellsHeight} className={styles.header}>
      <div className={styles.first}>
        <SiteLogo />
        <SearchButton />
        <div className={styles.account}>
          <Preferences />
          <Account />
        </div>
      </div>
      {withGnb && <Gnb />}
    </header>
  );
}

/** It looks like the field that it opens. */
function SearchButton() {
  const t = useText(navigationTexts);
  return (
    <button
      type="button"
      {...intent}
      className={styles.search}
      aria-label={t('navigation.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openModal('search')}
    >
      <Icon name="search" size={16} />
      <span>{t('navigation.search')}</span>
      <kbd>/</kbd>
    </button>
  );
}

function Account() {
  const session = useSession();
  if (session.state === 'loading') return <Skeleton width="220px" height="40px" />;
  return session.state === 'member' ? <MemberAccount member={session.member} /> : <GuestAccount />;
}

/** HD-03. */
function GuestAccount() {
  const t = useText(menuTexts);
  return (
    <div className={styles.guest}>
      <Button {...intent} onClick={() => openModal('signup')}>
        {t('menu.join')}
      </Button>
      <Button {...intent} variant="filled" onClick={() => openModal('login')}>
        {t('menu.login')}
      </Button>
    </div>
  );
}
