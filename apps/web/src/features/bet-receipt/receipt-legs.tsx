import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { LegBadge } from '@hanpan/kit';
import { betTexts, myBetTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import { LegProof } from '../../app/leg-proof.tsx';
import { useLegWords } from '../../app/leg-words.ts';
import { TakenPrice } from '../../app/taken-price.tsx';
import styles from './receipt.module.css';

type Leg = Bet['legs'][number];

/** Every leg with its market, its line from the picked side's view, its odds, its result and where it comes from. */
export function ReceiptLegs({ bet: { legs, refusal } }: { bet: Pick<Bet, 'legs' | 'refusal'> }) {
  const t = useText(betTexts);
  const own = useText(myBetTexts);
  return (
    <section>
      <h3 className={styles.title}>{t('bet.list.legs')}</h3>
      <ul aria-label={t('bet.list.legs')}>
        {legs.map((leg) => (
          <ReceiptLeg
            key={`${leg.eventId}-${leg.kind}-${leg.scope}-${leg.pick}`}
            leg={leg}
            isRefused={refusal !== null}
          />
        ))}
      </ul>
      {legs.some(({ announcement }) => announcement !== null) && (
        <p className={styles.note}>{own('receipt.drawnHint')}</p>
      )}
    </section>
  );
}

/** Of a bet that was never accepted no result is waited for. */
function ReceiptLeg({ leg, isRefused }: { leg: Leg; isRefused: boolean }) {
  const t = useText(betTexts);
  const { game, market, pick } = useLegWords()(leg);
  return (
    <li className={styles.leg}>
      <span className={styles.game}>
        <TimeText atMs={Date.parse(leg.startsAt)} format="dateTime" />
        {leg.homeScore !== null && leg.awayScore !== null && (
          <b>{` · ${t('bet.list.score', { home: leg.homeScore, away: leg.awayScore })}`}</b>
        )}
      </span>
      <span className={styles.match}>{`${game} `}</span>
      <span className={styles.pick}>
        {`${market} · `}
        <b>{pick}</b>
      </span>
      <span className={styles.fate}>
        <TakenPrice leg={leg} />
        {!isRefused && <LegBadge result={leg.result} size="sm" />}
      </span>
      <LegProof announcement={leg.announcement} eventId={leg.eventId} canCopy />
    </li>
  );
}
