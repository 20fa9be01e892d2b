import { callQuery, useCaller, useLocale, useMoneyCall, usePush, useText } from '@hanpan/client';
import type { BigBet } from '@hanpan/contract';
import { useFailureText, useLegWords, useShortcuts } from '@hanpan/kit';
import { consoleBigBetTexts } from '@hanpan/messages';
import { type Amount, formatOdds, oddsFromDecimal } from '@hanpan/money';
import { AmountInput, Button, CountDot, Countdown, Money, PartialNotice, toast } from '@hanpan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './big-bets.module.css';

const listPath = '/api/console/sports/bigBets';
/** Its clock runs for seconds, so a push that was lost may not cost a bet. */
const pollMs = 2_000;

/** Bets that wait for a trader, the one with the least time in front; nothing at all while none does. */
export function BigBets({ onArrival }: { onArrival: () => void }) {
  const t = useText(consoleBigBetTexts);
  const queryClient = useQueryClient();
  const query = useQuery({
    ...callQuery(useCaller(), listPath, { state: 'open', page: 1 }),
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  });
  usePush('bigBet', ({ change }) => {
    if (change === 'new') onArrival();
    void queryClient.invalidateQueries({ queryKey: [listPath] });
  });
  if (query.isError && query.data === undefined)
    return <PartialNotice tone="warn">{t('consoleBigBets.failed')}</PartialNotice>;
  const waiting = (query.data?.list ?? []).filter(({ state }) => state === 'asked');
  const [first, ...others] = waiting;
  if (first === undefined) return null;
  return (
    <section className={styles.panel} aria-label={t('consoleBigBets')}>
      <header className={styles.head}>
        <h2>{t('consoleBigBets')}</h2>
        <CountDot count={waiting.length} />
        <span className={styles.quiet}>{t('consoleBigBets.note')}</span>
      </header>
      <BigBetCard key={first.betIdx} bet={first} />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((bet) => (
            <li key={bet.betIdx}>
              <b>{bet.memNick}</b> <Money amount={bet.askedStake} tone="plain" /> <BetClock bet={bet} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BetClock({ bet: { until } }: { bet: BigBet }) {
  const t = useText(consoleBigBetTexts);
  if (until === null) return null;
  return <Countdown untilMs={Date.parse(until)} label={t('consoleBigBets.clock')} />;
}

type Decision = 'accept' | 'less' | 'refuse';

/** Takes it, offers less, or refuses; the keys are those of the buttons. */
function BigBetCard({ bet }: { bet: BigBet }) {
  const { locale } = useLocale();
  const t = useText(consoleBigBetTexts);
  const { isSending, failure, submit } = useMoneyCall({
    refreshes: [listPath, '/api/console/sports/events'],
  });
  const failureText = useFailureText();
  const [less, setLess] = useState<Amount | undefined>(bet.allowedStake > 0 ? bet.allowedStake : undefined);
  const decide = async (decision: Decision) => {
    const stake = decision === 'less' ? less : undefined;
    if (decision === 'less' && stake === undefined) return;
    const { data } = await submit('/api/console/sports/decideBigBet', {
      betIdx: bet.betIdx,
      decision,
      ...(stake === undefined ? {} : { stake }),
    });
    if (data !== undefined) toast({ text: t(`consoleBigBets.done.${decision}`) });
  };
  useShortcuts({
    A: () => void decide('accept'),
    D: () => void decide('less'),
    R: () => void decide('refuse'),
  });
  return (
    <div className={styles.card}>
      <p className={styles.line}>
        <b>{t('consoleBigBets.who', { nick: bet.memNick, level: bet.level })}</b>
        <Money amount={bet.askedStake} tone="plain" size="lg" />
        <BetClock bet={bet} />
      </p>
      <BetLegs bet={bet} />
      <p className={styles.quiet}>
        {t('consoleBigBets.facts', {
          odds: formatOdds(oddsFromDecimal(bet.totalOdds), locale),
          win: bet.possibleWin,
          allowed: bet.allowedStake,
        })}
        {` · ${t(`consoleBigBets.policy.${bet.oddsPolicy}`)}`}
      </p>
      <div className={styles.line}>
        <AmountInput label={t('consoleBigBets.less')} value={less} onChange={setLess} />
        <Button
          variant="filled"
          busy={isSending}
          disabled={less === undefined}
          onClick={() => void decide('less')}
        >
          {t('consoleBigBets.offer')} <kbd>D</kbd>
        </Button>
        <Button busy={isSending} onClick={() => void decide('accept')}>
          {t('consoleBigBets.accept')} <kbd>A</kbd>
        </Button>
        <Button variant="warn" busy={isSending} onClick={() => void decide('refuse')}>
          {t('consoleBigBets.refuse')} <kbd>R</kbd>
        </Button>
      </div>
      {failure && <PartialNotice tone="warn">{failureText(failure)}</PartialNotice>}
    </div>
  );
}

function BetLegs({ bet }: { bet: BigBet }) {
  const { locale } = useLocale();
  const words = useLegWords();
  return (
    <ul className={styles.others}>
      {bet.legs.map((leg) => {
        const { game, market, pick } = words(leg);
        return (
          <li key={leg.eventId}>
            {game} · {market} · <b>{pick}</b> {formatOdds(oddsFromDecimal(leg.odds), locale)}
          </li>
        );
      })}
    </ul>
  );
}
