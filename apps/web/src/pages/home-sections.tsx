import { lazy } from 'react';
import { useSession } from '../app/session.ts';
import { BestGames } from '../features/best-games/best-games.tsx';
import { CashTicker } from '../features/cash-ticker/cash-ticker.tsx';
import { HomeContinue } from '../features/home-continue/home-continue.tsx';
import { HomeMatches } from '../features/home-matches/home-matches.tsx';
import { HomeNotices } from '../features/home-notices/home-notices.tsx';
import { HomeWins } from '../features/home-wins/home-wins.tsx';
import { MyBets } from '../features/my-bets/my-bets.tsx';
import { SupportCard } from '../features/support-card/support-card.tsx';
import styles from './home-page.module.css';
import { useAddPick } from './use-pick.ts';

/** Only whoever has played a vendor's game needs to open one from here. */
const Launch = lazy(async () => ({
  default: (await import('../features/lobby/launch-button.tsx')).LaunchButton,
}));

/** The same market for everybody, and for a member their own bets in it. */
export function HomeSections() {
  const isMember = useSession().state === 'member';
  const addPick = useAddPick();
  return (
    <>
      <BestGames />
      <div className={styles.withSide}>
        <HomeMatches onPick={addPick} />
        <div className={styles.side}>
          <CashTicker />
          <SupportCard />
        </div>
      </div>
      {isMember && <HomeContinue Launch={Launch} />}
      <HomeWins />
      <div className={isMember ? styles.halves : undefined}>
        <HomeNotices />
        {isMember && <MyBets />}
      </div>
    </>
  );
}
