import { useLocale, useLocalText, useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { homeTexts } from '@hanpan/messages';
import { formatDecimal, oddsFromDecimal, oddsProduct, zero } from '@hanpan/money';
import { Badge, type BadgeKind, Money, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './bet-line.module.css';

/** ST-07. */
const badges: Record<Bet['status'], BadgeKind> = {
  BET: 'wait',
  WAIT: 'wait',
  PASS: 'win',
  FAIL: 'lose',
  TIE: 'void',
  CANCEL: 'void',
};

/** One bet: what it is, when and for how much, and its result. */
export function BetLine({ bet }: { bet: Bet }) {
  const t = useText(homeTexts);
  const title = useBetTitle(bet);
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
        <Badge kind={badges[bet.status]}>{t(`home.bet.${bet.status}`)}</Badge>
        <span className={styles.result}>
          <Result bet={bet} />
        </span>
      </AppLink>
    </li>
  );
}

function useBetTitle({ legs }: Bet): string {
  const t = useText(homeTexts);
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
  const pick = t(`home.pick.${first.pick}`);
  const line =
    first.lineQuarters === null ? undefined : formatDecimal(String(first.lineQuarters / 4), locale);
  return t('home.betSingle', {
    match: `${local(first.home)} – ${local(first.away)}`,
    pick: line === undefined ? pick : t('home.pickLine', { pick, line }),
  });
}

/** A lost bet is shown as a plain zero: losing is no alarm. */
function Result({ bet }: { bet: Bet }) {
  const t = useText(homeTexts);
  if (bet.status === 'BET' || bet.status === 'WAIT') return t('home.pending');
  if (bet.status === 'FAIL') return <Money amount={bet.winCash ?? zero} tone="plain" />;
  return <Money amount={bet.winCash ?? zero} signed={bet.status === 'PASS'} />;
}
