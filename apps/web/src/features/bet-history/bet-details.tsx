import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { betTexts } from '@hanpan/messages';
import { formatOdds, oddsFromDecimal } from '@hanpan/money';
import { Badge, ErrorState, LoadingRegion, Money, PartialNotice, Skeleton, TimeText } from '@hanpan/ui';
import { useLegWords } from '../../app/leg-words.ts';
import styles from './bet-details.module.css';
import { badgeOfLeg } from './model.ts';
import { useSportBet } from './use-bet-history.ts';

/** A sports bet down to its legs: price, score and result of each, and what they make together. */
export function BetDetails({ betIdx, page }: { betIdx: number; page: number }) {
  const t = useText(betTexts);
  const { data: bet, isError, isFetching, refetch } = useSportBet(betIdx, page);
  if (bet) {
    return (
      <>
        <BetLegs bet={bet} />
        <BetSums bet={bet} />
      </>
    );
  }
  if (isError) {
    return (
      <ErrorState title={t('bet.list.errorTitle')} onRetry={() => void refetch()} busy={isFetching}>
        {t('bet.list.errorBody')}
      </ErrorState>
    );
  }
  if (bet === null) return <PartialNotice tone="warn">{t('bet.legs.missing')}</PartialNotice>;
  return (
    <LoadingRegion>
      <Skeleton height="56px" />
    </LoadingRegion>
  );
}

function BetLegs({ bet }: { bet: Bet }) {
  const t = useText(betTexts);
  const words = useLegWords();
  return (
    <ul aria-label={t('bet.list.legs')} className={styles.legs}>
      {bet.legs.map((leg) => {
        const { game, market, pick } = words(leg);
        const result = leg.result ?? 'wait';
        return (
          <li key={leg.eventId} className={styles.leg}>
            <span className={styles.game}>
              {`${game} · `}
              <TimeText atMs={Date.parse(leg.startsAt)} />
              {leg.homeScore !== null && leg.awayScore !== null && (
                <b>{` ${t('bet.list.score', { home: leg.homeScore, away: leg.awayScore })}`}</b>
              )}
            </span>
            <span className={styles.pick}>{`${market} · ${pick}`}</span>
            <b className={styles.odds}>{formatOdds(oddsFromDecimal(leg.odds))}</b>
            <Badge kind={badgeOfLeg(result)}>{t(`bet.leg.${result}`)}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

function BetSums({ bet }: { bet: Bet }) {
  const t = useText(betTexts);
  const isWon = bet.winCash !== null && bet.winCash > bet.stake;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('bet.list.odds')}</dt>
        <dd>{formatOdds(oddsFromDecimal(bet.totalOdds))}</dd>
      </div>
      <div>
        <dt>{t('bet.list.stake')}</dt>
        <dd>
          <Money amount={bet.stake} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{bet.winCash === null ? t('bet.list.possible') : t('bet.list.win')}</dt>
        <dd>
          <Money
            amount={bet.winCash ?? bet.possibleWin}
            tone={bet.winCash === null || isWon ? 'gold' : 'plain'}
          />
        </dd>
      </div>
      <div>
        <dt>{t('bet.list.placedAt')}</dt>
        <dd>
          <TimeText atMs={Date.parse(bet.placedAt)} format="dateTimeSeconds" zone />
        </dd>
      </div>
      {bet.settledAt !== null && (
        <div>
          <dt>{t('bet.list.settledAt')}</dt>
          <dd>
            <TimeText atMs={Date.parse(bet.settledAt)} format="dateTimeSeconds" zone />
          </dd>
        </div>
      )}
    </dl>
  );
}
