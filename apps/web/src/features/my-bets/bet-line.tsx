import { useLocale, useLocalText, useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { homeTexts, matchTexts } from '@hanpan/messages';
import { oddsFromDecimal, oddsProduct, zero } from '@hanpan/money';
import { Badge, Money, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { useBetStatus } from '../../app/bet-status.ts';
import { lineOf, marketWords, shortPick } from '../../app/leg-words.ts';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './bet-line.module.css';

/** One bet: what it is, when and for how much, and its result. */
export function BetLine({ bet }: { bet: Bet }) {
  const title = useBetTitle(bet);
  const { kind, word } = useBetStatus()(bet);
  return (
    <li className={styles.line}>
      <AppLink to="bettingList">
        <span className={styles.what}>
          <b>{title}</b>
          <small>
            <TimeText atMs={Date.parse(bet.placedAt)} format="dayTime" /> ·{' '}
            <Money amount={bet.stake} tone="plain" size="sm" />
          </small>
        </span>
        <Badge kind={kind}>{word}</Badge>
        <span className={styles.result}>
          <Result bet={bet} />
        </span>
      </AppLink>
    </li>
  );
}

function useBetTitle({ legs }: Bet): string {
  const t = useText(homeTexts);
  const match = useText(matchTexts);
  const oddsText = useOddsText();
  const { locale } = useLocale();
  const local = useLocalText();
  const [first] = legs;
  if (legs.length !== 1 || first === undefined) {
    return t('home.betCombination', {
      count: legs.length,
      odds: oddsText.product(oddsProduct(legs.map((leg) => oddsFromDecimal(leg.odds)))),
    });
  }
  const [home, away] = [local(first.home), local(first.away)];
  const own = shortPick(match, { ...first, line: lineOf(first, locale), home, away });
  // A card has no column for the market; one of a part of the match is not told by its pick alone.
  const pick = first.scope === 'match' ? own : `${marketWords(match, first)} ${own}`;
  return t('home.betSingle', { match: `${home} – ${away}`, pick });
}

/** A lost bet is shown as a plain zero: losing is no alarm. */
function Result({ bet }: { bet: Bet }) {
  const t = useText(homeTexts);
  if (bet.status === 'BET' || bet.status === 'WAIT') return t('home.pending');
  if (bet.status === 'FAIL') return <Money amount={bet.winCash ?? zero} tone="plain" />;
  return <Money amount={bet.winCash ?? zero} signed={bet.status === 'PASS'} />;
}
