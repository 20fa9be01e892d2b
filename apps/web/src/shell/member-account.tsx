import { useText } from '@hanpan/client';
import type { Member } from '@hanpan/contract';
import { commonTexts, shellTexts } from '@hanpan/messages';
import { Button, buttonClass, Money } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import { useBalance, useSignOut } from '../app/session.ts';
import { GameMoneyAside } from '../features/game-money/game-money-aside.tsx';
import styles from './desktop-header.module.css';
import { menuWords } from './menu-words.ts';
import { PlayMark } from './play-mark.tsx';
import { UnreadButton } from './unread-button.tsx';
import { WalletButton } from './wallet-button.tsx';

/** HD-02: messages, cash with its button, points with theirs, and the way out. */
export function MemberAccount({ member }: { member: Member }) {
  const t = useText(menuWords);
  const shell = useText(shellTexts);
  const common = useText(commonTexts);
  const signOut = useSignOut();
  const { cashAmt, pointAmt } = useBalance();
  return (
    <>
      <UnreadButton />
      <div className={styles.wallet}>
        {cashAmt === 0 && <GameMoneyAside />}
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
        <WalletButton />
        <AppLink to="charge" className={buttonClass({ variant: 'filled' })}>
          {t('navigation.charge')}
        </AppLink>
      </div>
      <div className={styles.wallet}>
        <dl>
          <dt>{shell('shell.points')}</dt>
          <dd>
            <Money amount={pointAmt} tone="plain" unit={common('common.point')} />
          </dd>
        </dl>
        <AppLink to="pointChange" className={buttonClass()}>
          {t('menu.pointChange')}
        </AppLink>
      </div>
      <div className={styles.end}>
        <AppLink to="mypage" className={styles.name}>
          {shell('shell.member', { name: member.memNick })}
        </AppLink>
        <Button variant="text" size="sm" onClick={() => void signOut()}>
          {t('menu.logout')}
        </Button>
      </div>
    </>
  );
}
