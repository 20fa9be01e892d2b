import { useText } from '@hanpan/client';
import { gameMoneyTexts, shellTexts } from '@hanpan/messages';
import { Button, buttonClass, CountDot, Icon, Money, Sheet } from '@hanpan/ui';
import { useState } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { useBalance, useSession, useSignOut, useUnread } from '../app/session.ts';
import { pathOf } from '../app/urls.ts';
import { LazyWalletPanel } from '../features/game-money/wallet-panel-lazy.tsx';
import { menuWords } from './menu-words.ts';
import { Preferences } from './preferences.tsx';
import {
  gameEntries,
  guestEntries,
  guideEntries,
  memberEntries,
  partnerEntries,
  type SideEntry,
} from './side-entries.ts';
import styles from './side-menu.module.css';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useViewer } from './use-viewer.ts';

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
      {!isMember && <GuestPart />}
      <Entries title={t('navigation.games')} entries={gameEntries} />
      <Entries
        title={t('menu.guide')}
        entries={isMember ? guideEntries : [...guestEntries, ...guideEntries]}
      />
      {isPartner && <PartnerPart />}
      <section className={styles.part}>
        <h3>{t('menu.account')}</h3>
        <div className={styles.account}>
          <Preferences />
          {isMember && <LogoutButton />}
        </div>
      </section>
    </Sheet>
  );
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

/** NV-02: the entry also leads to the partner console, in a new tab. */
function PartnerPart() {
  const t = useText(menuWords);
  return (
    <>
      <Entries title={t('menu.partner')} entries={partnerEntries} />
      <p className={styles.console}>
        <a href={pathOf('partnerConsole')} target="_blank" rel="noopener">
          <Icon name="external" />
          {t('menu.partnerConsole')}
        </a>
      </p>
    </>
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
    <div className={styles.money}>
      <AppLink to="mobileJoin" className={buttonClass()}>
        {t('navigation.joinMobile')}
      </AppLink>
      <AppLink to="mobileLogin" className={buttonClass({ variant: 'filled' })}>
        {t('navigation.loginMobile')}
      </AppLink>
    </div>
  );
}
