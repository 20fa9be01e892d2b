import { useLocalText, useText } from '@hanpan/client';
import { LegBadge, useChoiceWords } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import { factorOf } from '../../app/leg-factors.ts';
import { LegProof } from '../../app/leg-proof.tsx';
import { useOddsText, voidOdds } from '../../app/odds-text.ts';
import styles from './bet-details.module.css';
import type { BetResult } from './model.ts';

interface BetLegsProps {
  readonly results: readonly BetResult[];
  /** The bet was never accepted: no result of it is waited for. */
  readonly isRefused: boolean;
}

/** The choices of a bet in the order of their matches, each with score, odds and result. */
export function BetLegs({ results, isRefused }: BetLegsProps) {
  const t = useText(betTexts);
  return (
    <section>
      <h3 className={styles.title}>{t('bet.details.legs')}</h3>
      <ul aria-label={t('bet.list.legs')} className={styles.legs}>
        {results.map((result) => (
          <Leg key={`${result.key}-${result.kind}-${result.pick}`} leg={result} isRefused={isRefused} />
        ))}
      </ul>
    </section>
  );
}

function Leg({ leg, isRefused }: { leg: BetResult; isRefused: boolean }) {
  const t = useText(betTexts);
  const oddsText = useOddsText();
  const local = useLocalText();
  const { game, market, pick } = useChoiceWords()(leg);
  const taken = oddsText.product(factorOf({ ...leg, result: null }));
  return (
    <li className={styles.leg}>
      <span className={styles.game}>
        {leg.league && `${local(leg.league)} · `}
        <TimeText atMs={Date.parse(leg.startsAt)} format="dayTime" />
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
        <span className={styles.odds}>
          {leg.result === 'void' ? (
            <>
              <s>{taken}</s> {oddsText.price(voidOdds)}
            </>
          ) : (
            taken
          )}
        </span>
        {!isRefused && <LegBadge result={leg.result} />}
      </span>
      {leg.proof && (
        <span className={styles.proof}>
          <LegProof announcement={leg.proof.announcement} draw={leg.proof.draw} isMatch={leg.away !== null} />
        </span>
      )}
    </li>
  );
}
