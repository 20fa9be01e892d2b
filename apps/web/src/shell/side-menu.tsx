import { useText } from '@hanpan/client';
import { gameMoneyTexts, shellTexts } from '@hanpan/messages';
import { Button, buttonClass, CountDot, Icon, type IconName, Money, Sheet } from '@hanpan/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { useBalance, useSession, useSignOut, useUnread } from '../app/session.ts';
import { LazyWalletPanel } from '../features/game-money/wallet-panel-lazy.tsx';
import type { MenuEntry } from './menu-entries.ts';
import { menuWords } from './menu-words.ts';
import { Preferences } from './preferences.tsx';
import styles from './side-menu.module.css';
import { useViewer } from './use-viewer.ts';

type SideEntry = MenuEntry & { readonly icon: IconName };

/** MC-01. Deposit and withdrawal are above, as buttons under the balance. */
const memberEntries: readonly SideEntry[] = [
  { to: 'betList', name: 'navigation.bets', icon: 'receipt' },
  { to: 'point', name: 'menu.point', icon: 'star' },
  { to: 'coupon', name: 'menu.coupon', icon: 'coupon' },
  { to: 'attendance', name: 'menu.attendance', icon: 'calendar' },
  { to: 'rotary', name: 'menu.rotary', icon: 'gift' },
  { to: 'msg', name: 'menu.messages', icon: 'mail' },
  { to: 'info', name: 'menu.info', icon: 'user' },
  { to: 'mypage', name: 'menu.mypage', icon: 'box' },
];
const guideEntries: readonly SideEntry[] = [
  { to: 'notice', name: 'navigation.notice', icon: 'bell' },
  { to: 'qnaList', name: 'navigation.qna', icon: 'headset' },
  { to: 'faq', name: 'navigation.faq', icon: 'help' },
];
const partnerEntries: readonly SideEntry[] = [
  { to: 'partner', name: 'menu.partner', icon: 'tree' },
  { to: 'give', name: 'menu.give', icon: 'exchange' },
];

interface SideMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SideMenu({ open, onOpenChange }: SideMenuProps) {
  const t = useText(menuWords);
  const shell = useText(shellTexts);
  const session = useSession();
  const { isPartner } = useViewer();
  useCloseOnNavigation(() => onOpenChange(false));
  const isMember = session.state === 'member';
  const title = isMember ? shell('shell.member', { name: session.member.memNick }) : t('menu.menu');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="left" title={title}>
      {isMember && <MoneyPart onConvert={() => onOpenChange(false)} />}
      {isMember && <Entries title={t('menu.mypage')} entries={memberEntries} />}
      <Entries
        title={t('menu.guide')}
        entries={isPartner ? [...guideEntries, ...partnerEntries] : guideEntries}
      />
      <section className={styles.part}>
        <h3>{t('menu.account')}</h3>
        <div className={styles.account}>
          <Preferences />
          {isMember ? <LogoutButton /> : <GuestPart />}
        </div>
      </section>
    </Sheet>
  );
}

/** Closes the menu once the page changes. */
function useCloseOnNavigation(close: () => void): void {
  const href = useRouterState({ select: (state) => state.location.href });
  const openedAt = useRef(href);
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (openedAt.current !== href) latest();
    openedAt.current = href;
  }, [href]);
}

function MoneyPart({ onConvert }: { onConvert: () => void }) {
  const t = useText(menuWords);
  const shell = useText(shellTexts);
  const wallet = useText(gameMoneyTexts);
  const { cashAmt } = useBalance();
  const [showsWallet, setShowsWallet] = useState(false);
  return (
    <section className={styles.money}>
      <p>
        {shell('shell.cash')} <Money amount={cashAmt} size="lg" />
      </p>
      <AppLink to="charge" className={buttonClass({ variant: 'filled' })}>
        {t('navigation.charge')}
      </AppLink>
      <AppLink to="exchange" className={buttonClass()}>
        {t('navigation.exchange')}
      </AppLink>
      <Button
        icon="wallet"
        className={styles.wallet}
        aria-expanded={showsWallet}
        onClick={() => setShowsWallet(!showsWallet)}
      >
        {wallet('gameMoney.wallet')}
      </Button>
      {showsWallet && (
        <div className={styles.wallet}>
          <LazyWalletPanel onConvert={onConvert} />
        </div>
      )}
    </section>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly SideEntry[] }) {
  const t = useText(menuWords);
  const unread = useUnread();
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ to, name, icon }) => (
          <li key={to}>
            <AppLink
              to={to}
              aria-label={to === 'msg' && unread > 0 ? t('navigation.unread', { count: unread }) : undefined}
            >
              <Icon name={icon} />
              {t(name)}
              {to === 'msg' && unread > 0 && <CountDot count={unread} className={styles.count} />}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LogoutButton() {
  const t = useText(menuWords);
  const signOut = useSignOut();
  return (
    <Button icon="logout" onClick={() => void signOut()}>
      {t('menu.logout')}
    </Button>
  );
}

function GuestPart() {
  const t = useText(menuWords);
  return (
    <>
      <AppLink to="mobileJoin" className={buttonClass()}>
        {t('navigation.joinMobile')}
      </AppLink>
      <AppLink to="mobileLogin" className={buttonClass({ variant: 'filled' })}>
        {t('navigation.loginMobile')}
      </AppLink>
    </>
  );
}
