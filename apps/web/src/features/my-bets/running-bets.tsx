import { useText } from '@hanpan/client';
import { useSite } from '@hanpan/kit';
import { myBetTexts } from '@hanpan/messages';
import { Card, CountDot, MoreLink } from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { addressOf, pathOf } from '../../app/urls.ts';
import { RunningBet } from './running-bet.tsx';
import styles from './running-bets.module.css';
import { useCashOutQuotes } from './use-cash-out.ts';
import { useLiveMatches } from './use-live-matches.ts';
import { type BetSearch, useSportsBets } from './use-sports-bets.ts';

const newestOpen = { state: 'open', page: 1 } as const satisfies BetSearch;
const shownBets = 5;
const nothing: readonly never[] = [];

/** The newest open sports bets of the member, as they stand, for the side of a board; nothing where none is open. */
export function RunningBets() {
  const t = useText(myBetTexts);
  const titleId = useId();
  const isBoughtBack = useSite()?.cashOut === true;
  const { data } = useSportsBets(newestOpen);
  const bets = data?.list.slice(0, shownBets) ?? nothing;
  const matches = useLiveMatches(data?.list ?? nothing);
  const quotes = useCashOutQuotes(isBoughtBack ? bets : nothing);
  if (data === undefined || bets.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('myBets.running')}
        </h2>
        <CountDot count={data.pageInfo.total} tone="celadon" />
        <MoreLink
          as={AppLink}
          to={addressOf(`${pathOf('bettingList')}?view=sports`)}
          className={styles.all}
          aria-describedby={titleId}
        >
          {t('myBets.runningAll')}
        </MoreLink>
      </div>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <RunningBet
            key={bet.betIdx}
            bet={bet}
            matches={matches}
            quote={quotes.get(bet.betIdx)}
            isBoughtBack={isBoughtBack}
          />
        ))}
      </ul>
    </Card>
  );
}
