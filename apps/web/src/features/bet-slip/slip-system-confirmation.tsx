import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import { add, oddsFromDecimal } from '@hanpan/money';
import { CopyButton, type IconName, Money } from '@hanpan/ui';
import { BetRefused, BetWait } from '../../app/bet-wait.tsx';
import { useLegWords } from '../../app/leg-words.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { TakenPrice } from '../../app/taken-price.tsx';
import { ConfirmationFrame } from './confirmation-frame.tsx';
import type { BetAnswer } from './model.ts';
import styles from './slip-confirmation.module.css';
import type { SlipConfirmationProps } from './slip-confirmation.tsx';
import list from './slip-system-confirmation.module.css';

/** The receipts of several bets. */
export function SlipSystemConfirmation({ answer, onDismiss, again }: SlipConfirmationProps) {
  const system = useText(slipSystemTexts);
  const { bets } = answer;
  const title = (
    <span role="status">
      <SystemConfirmationTitle bets={bets} />
    </span>
  );
  return (
    <ConfirmationFrame
      mark={markOf(bets)}
      title={title}
      isRefused={bets.every(isRefused)}
      onDismiss={onDismiss}
      again={again}
    >
      <div className={styles.receipt}>
        <b>{system('slipSystem.done.bets')}</b>
        <CopyButton value={bets.map((bet) => bet.receiptId).join('\n')} size="xs">
          {system('slipSystem.done.copy')}
        </CopyButton>
      </div>
      <ol className={list.bets}>
        {bets.map((bet) => (
          <PlacedBet key={bet.betIdx} bet={bet} />
        ))}
      </ol>
      <ConfirmedSums answer={answer} />
    </ConfirmationFrame>
  );
}

const isWaiting = ({ status }: Bet) => status === 'WAIT';
const isReturned = ({ status }: Bet) => status === 'CANCEL';
const isRefused = ({ refusal }: Bet) => refusal !== null;

function markOf(bets: readonly Bet[]): IconName {
  if (bets.some(isWaiting)) return 'hourglass';
  return bets.some(isReturned) ? 'alert' : 'check';
}

/** What has become of the bets by now, in a few words; the folded slip says the same. */
export function SystemConfirmationTitle({ bets }: { bets: readonly Bet[] }) {
  const t = useText(slipSystemTexts);
  const count = bets.length;
  const [waiting, refused] = [bets.filter(isWaiting).length, bets.filter(isRefused).length];
  if (waiting > 0) return t('slipSystem.done.waiting', { count, waiting });
  if (refused > 0) return t('slipSystem.done.refused', { count, refused });
  const refunded = bets.filter(isReturned).length;
  return refunded > 0
    ? t('slipSystem.done.refunded', { count, refunded })
    : t('slipSystem.done.title', { count });
}

function PlacedBet({ bet }: { bet: Bet }) {
  const t = useText(slipSystemTexts);
  const slip = useText(slipTexts);
  const words = useLegWords();
  const oddsText = useOddsText();
  const total = oddsText.total(bet.legs.map((leg) => oddsFromDecimal(leg.odds)));
  const state = isWaiting(bet) ? 'waiting' : isReturned(bet) ? 'returned' : 'taken';
  return (
    <li className={list.bet}>
      <b>{bet.receiptId}</b>
      <span className={list.state}>{t(`slipSystem.state.${state}`)}</span>
      <ul className={list.picks}>
        {bet.legs.map((leg) => {
          const { game, market, pick } = words(leg);
          return (
            <li key={`${leg.eventId} ${leg.pick}`}>
              {`${game} · ${market} · ${pick} `}
              {leg.atRefusal !== null && <TakenPrice leg={leg} />}
            </li>
          );
        })}
      </ul>
      <div className={list.remark} role="status">
        <BetWait bet={bet} />
        <BetRefused bet={bet} />
      </div>
      <span className={list.sums}>
        <span>{`${slip('slip.totalOdds')} ${total}`}</span>
        {!isReturned(bet) && (
          <span>
            {`${slip('slip.return')} `}
            <Money amount={bet.possibleWin} />
          </span>
        )}
      </span>
    </li>
  );
}

function ConfirmedSums({ answer: { bets, cashAmt } }: { answer: BetAnswer }) {
  const t = useText(slipTexts);
  const system = useText(slipSystemTexts);
  const standing = bets.filter((bet) => !isReturned(bet));
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{system('slipSystem.total')}</dt>
        <dd>
          <Money amount={add(...standing.map((bet) => bet.stake))} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{system('slipSystem.return')}</dt>
        <dd>
          <Money amount={add(...standing.map((bet) => bet.possibleWin))} size="lg" />
        </dd>
      </div>
      {/* Of bets that were given back the balance without their stakes is none any more. */}
      {standing.length === bets.length && (
        <div>
          <dt>{t('slip.done.balance')}</dt>
          <dd>
            <Money amount={cashAmt} />
          </dd>
        </div>
      )}
    </dl>
  );
}
