import { useText } from '@hanpan/client';
import { useSite } from '@hanpan/kit';
import { myBetTexts } from '@hanpan/messages';
import { Card, CountDot, Icon, MoreLink } from '@hanpan/ui';
import clsx from 'clsx';
import { useId, useState } from 'react';
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

interface RunningBetsProps {
  /** A bet is being made beside them: they fold to their heading until it is pressed. */
  readonly isAside: boolean;
}

/** The newest open sports bets of the member, as they stand, for the side of a board; nothing where none is open. */
export function RunningBets({ isAside }: RunningBetsProps) {
  const t = useText(myBetTexts);
  const titleId = useId();
  const listId = useId();
  const [isOpened, setOpened] = useState(false);
  if (!isAside && isOpened) setOpened(false);
  const isShown = !isAside || isOpened;
  const isBoughtBack = useSite()?.cashOut === true;
  const { data } = useSportsBets(newestOpen);
  const bets = data?.list.slice(0, shownBets) ?? nothing;
  const matches = useLiveMatches(data?.list ?? nothing);
  const quotes = useCashOutQuotes(isBoughtBack && isShown ? bets : nothing);
  if (data === undefined || bets.length === 0) return null;
  return (
    <Card
      aria-labelledby={titleId}
      className={clsx(styles.card, isAside && (isShown ? styles.opened : styles.folded))}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          {isAside ? (
            <button
              type="button"
              aria-expanded={isShown}
              aria-controls={isShown ? listId : undefined}
              className={styles.fold}
              onClick={() => setOpened(!isOpened)}
            >
              <span id={titleId}>{t('myBets.running')}</span>
              <CountDot count={data.pageInfo.total} tone="celadon" />
              <Icon name={isShown ? 'chevronUp' : 'chevronDown'} size={16} />
            </button>
          ) : (
            <span id={titleId}>{t('myBets.running')}</span>
          )}
        </h2>
        {!isAside && <CountDot count={data.pageInfo.total} tone="celadon" />}
        <MoreLink
          as={AppLink}
          to={addressOf(`${pathOf('bettingList')}?view=sports`)}
          className={styles.all}
          aria-describedby={titleId}
        >
          {t('myBets.runningAll')}
        </MoreLink>
      </div>
      {isShown && (
        <ul id={listId} className={styles.list}>
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
      )}
    </Card>
  );
}
