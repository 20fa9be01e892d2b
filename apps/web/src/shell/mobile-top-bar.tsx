import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { Button, IconButton } from '@hanpan/ui';
import { useRouter } from '@tanstack/react-router';
import clsx from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useGo } from '../app/go.ts';
import { openModal } from '../app/popups.ts';
import { useSession } from '../app/session.ts';
import styles from './mobile-top-bar.module.css';
import { SiteLogo } from './site-logo.tsx';
import { UnreadButton } from './unread-button.tsx';

const SideMenu = lazy(() => import('./side-menu.tsx').then(({ SideMenu: menu }) => ({ default: menu })));

export function MobileTopBar({ title }: { title: string | undefined }) {
  const t = useText(navigationTexts);
  const [menuOpen, setMenuOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const session = useSession();
  const openMenu = () => {
    setWasOpened(true);
    setMenuOpen(true);
  };
  const menu = (
    <IconButton icon="menu" label={t('navigation.openMenu')} aria-haspopup="dialog" onClick={openMenu} />
  );
  return (
    <header className={styles.bar}>
      {title === undefined ? (
        <>
          {menu}
          <SiteLogo />
        </>
      ) : (
        <>
          <BackButton />
          <div className={styles.title}>{title}</div>
        </>
      )}
      <div className={styles.end}>
        <IconButton
          icon="search"
          label={t('navigation.search')}
          aria-haspopup="dialog"
          onClick={() => openModal('search')}
        />
        {session.state === 'member' && <UnreadButton />}
        {session.state === 'guest' && <GuestButtons hasTitle={title !== undefined} />}
        {title !== undefined && menu}
      </div>
      {wasOpened && (
        <Suspense>
          <SideMenu open={menuOpen} onOpenChange={setMenuOpen} />
        </Suspense>
      )}
    </header>
  );
}

/** Back to where the reader came from; on a page that was opened directly, to the main page. */
function BackButton() {
  const t = useText(navigationTexts);
  const router = useRouter();
  const go = useGo();
  const back = () => (router.history.canGoBack() ? router.history.back() : go('mobileMain'));
  return <IconButton icon="chevronLeft" label={t('navigation.back')} onClick={back} />;
}

/** Beside a title the smallest phones have room for one of them; becoming a member stands in the menu and on the page to log in as well. */
function GuestButtons({ hasTitle }: { readonly hasTitle: boolean }) {
  const t = useText(navigationTexts);
  const go = useGo();
  return (
    <>
      <Button
        variant="text"
        className={clsx(styles.guest, hasTitle && styles.spared)}
        onClick={() => go('mobileJoin')}
      >
        {t('navigation.joinMobile')}
      </Button>
      <Button variant="filled" className={styles.guest} onClick={() => go('mobileLogin')}>
        {t('navigation.loginMobile')}
      </Button>
    </>
  );
}
