import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { slipTexts } from '@hanpan/messages';
import { type Amount, oddsFromDecimal } from '@hanpan/money';
import { CopyButton, type IconName, Money, TimeText } from '@hanpan/ui';
import { BetRefused, BetWait } from '../../app/bet-wait.tsx';
import { LegProof } from '../../app/leg-proof.tsx';
import { useLegWords } from '../../app/leg-words.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { TakenPrice } from '../../app/taken-price.tsx';
import { ConfirmationFrame } from './confirmation-frame.tsx';
import type { BetAnswer } from './model.ts';
import styles from './slip-confirmation.module.css';
import type { BetAgain } from './use-bet-again.ts';

export interface SlipConfirmationProps {
  readonly answer: BetAnswer;
  readonly onDismiss: () => void;
  readonly again: BetAgain | undefined;
}

/** The receipt of one bet. */
export function SlipConfirmation({ answer, onDismiss, again }: SlipConfirmationProps) {
  const t = useText(slipTexts);
  const [bet] = answer.bets;
  return (
    <ConfirmationFrame
      mark={markOf(bet)}
      title={<ConfirmationTitle bet={bet} />}
      isRefused={bet.refusal !== null}
      isAsked={bet.wait?.kind === 'offer'}
      onDismiss={onDismiss}
      again={again}
    >
      <div role="status">
        <BetWait bet={bet} isMarked />
        <BetRefused bet={bet} />
      </div>
      <div className={styles.receipt}>
        <span>{t('slip.done.receipt')}</span>
        <b>{bet.receiptId}</b>
        <CopyButton value={bet.receiptId} size="xs">
          {t('slip.done.copy')}
        </CopyButton>
      </div>
      <ConfirmedLegs bet={bet} />
      <ConfirmedFacts bet={bet} cashAmt={answer.cashAmt} />
    </ConfirmationFrame>
  );
}

function markOf({ status }: Bet): IconName {
  if (status === 'WAIT') return 'hourglass';
  return status === 'CANCEL' ? 'alert' : 'check';
}

/** What has become of the bet by now, in a few words; the folded slip says the same. */
export function ConfirmationTitle({ bet: { status, refusal, wait } }: { bet: Bet }) {
  const t = useText(slipTexts);
  if (refusal !== null) return t('slip.done.refused');
  if (wait?.kind === 'offer') return t('slip.done.offered');
  if (status === 'WAIT') return t('slip.done.waiting');
  return status === 'CANCEL' ? t('slip.done.refunded') : t('slip.done.title');
}

function ConfirmedLegs({ bet }: { bet: Bet }) {
  const words = useLegWords();
  return (
    <ul className={styles.legs}>
      {bet.legs.map((leg) => {
        const { game, market, pick } = words(leg);
        return (
          <li key={leg.eventId}>
            <small>{game}</small>
            <span>{`${market} · ${pick}`}</span>
            <TakenPrice leg={leg} />
            <LegProof announcement={leg.announcement} eventId={leg.eventId} />
          </li>
        );
      })}
    </ul>
  );
}

function ConfirmedFacts({ bet, cashAmt }: { bet: Bet; cashAmt: Amount }) {
  const t = useText(slipTexts);
  const oddsText = useOddsText();
  const isGivenBack = bet.status === 'CANCEL';
  return (
    <dl className={styles.facts}>
      {/* What was given back pays nothing, whatever its odds were. */}
      {!isGivenBack && (
        <div>
          <dt>{t('slip.totalOdds')}</dt>
          <dd>{oddsText.total(bet.legs.map((leg) => oddsFromDecimal(leg.odds)))}</dd>
        </div>
      )}
      <div>
        <dt>{t(isGivenBack ? 'slip.done.returned' : 'slip.stake')}</dt>
        <dd>
          <Money amount={bet.stake} tone="plain" />
        </dd>
      </div>
      {/* Nor does the stake that was asked for, once a smaller one is offered. */}
      {!isGivenBack && bet.wait?.kind !== 'offer' && (
        <div>
          <dt>{t('slip.return')}</dt>
          <dd>
            <Money amount={bet.possibleWin} size="lg" />
          </dd>
        </div>
      )}
      {/* Of a bet that was given back the balance without its stake is none any more. */}
      {!isGivenBack && (
        <div>
          <dt>{t('slip.done.balance')}</dt>
          <dd>
            <Money amount={cashAmt} />
          </dd>
        </div>
      )}
      {!isGivenBack && bet.status !== 'WAIT' && (
        <div>
          <dt>{t('slip.done.at')}</dt>
          <dd>
            <TimeText atMs={Date.parse(bet.placedAt)} format="dateTimeSeconds" />
          </dd>
        </div>
      )}
    </dl>
  );
}
