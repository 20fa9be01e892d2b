import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { Loaded } from '@hanpan/kit';
import { betTexts, myBetTexts, slipTexts } from '@hanpan/messages';
import { Badge, EmptyState, Money, PartialNotice, SkeletonRows, TimeText } from '@hanpan/ui';
import { useBetStatus } from '../../app/bet-status.ts';
import { BetRefused, BetWait } from '../../app/bet-wait.tsx';
import { Fact } from '../../app/facts.tsx';
import { oddsOfBet } from '../../app/leg-factors.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { ReceiptNumber } from '../../app/receipt-number.tsx';
import { useSportsBet } from '../../app/use-sports-bet.ts';
import styles from './receipt.module.css';
import { ReceiptLegs } from './receipt-legs.tsx';

/** The receipt of a bet of the member's, as it stands now. */
export function ReceiptOf({ betIdx }: { betIdx: number }) {
  const t = useText(myBetTexts);
  const query = useSportsBet(betIdx);
  return (
    <Loaded
      query={query}
      errorTitle={t('receipt.errorTitle')}
      errorBody={() => t('myBets.errorBody')}
      skeleton={<SkeletonRows rows={13} columns={2} />}
    >
      {({ list: [bet] }) =>
        bet === undefined ? (
          <EmptyState title={t('receipt.notFoundTitle')}>{t('myBets.errorBody')}</EmptyState>
        ) : (
          <Receipt bet={bet} />
        )
      }
    </Loaded>
  );
}

/** What was agreed and what came of it; a corrected result says so. */
function Receipt({ bet }: { bet: Bet }) {
  const t = useText(myBetTexts);
  return (
    <div className={styles.receipt}>
      {bet.settlements > 1 && <PartialNotice>{t('receipt.again', { count: bet.settlements })}</PartialNotice>}
      <BetWait bet={bet} />
      <BetRefused bet={bet} />
      <ReceiptFacts bet={bet} />
      <ReceiptLegs bet={bet} />
    </div>
  );
}

function ReceiptFacts({ bet }: { bet: Bet }) {
  const t = useText(betTexts);
  const own = useText(myBetTexts);
  const slip = useText(slipTexts);
  const oddsText = useOddsText();
  const { kind, word } = useBetStatus()(bet);
  const isRefused = bet.refusal !== null;
  const odds = oddsOfBet(bet.legs, { isOver: bet.winCash !== null, isSold: bet.cashedOutAt !== null });
  const at = (instant: string) => <TimeText atMs={Date.parse(instant)} format="dateTimeSeconds" />;
  return (
    <dl className={styles.facts}>
      <Fact name={t('bet.list.receipt')}>
        <ReceiptNumber receiptId={bet.receiptId} />
      </Fact>
      <Fact name={own('receipt.status')}>
        <Badge kind={kind}>{word}</Badge>
      </Fact>
      <Fact name={t('bet.list.placedAt')}>{at(bet.placedAt)}</Fact>
      <Fact name={slip('slip.totalOdds')}>{oddsText.product(odds.total)}</Fact>
      {odds.applied && <Fact name={own('myBets.appliedOdds')}>{oddsText.product(odds.applied)}</Fact>}
      <Fact name={t('bet.list.stake')}>
        <Money amount={bet.stake} tone="plain" />
      </Fact>
      {!isRefused && (
        <Fact name={t('bet.list.possible')}>
          <Money amount={bet.possibleWin} tone="plain" />
        </Fact>
      )}
      {bet.bonusBasisPoints > 0 && (
        <Fact name={own('receipt.bonus')}>
          {own('receipt.bonusOf', { percent: bet.bonusBasisPoints / 100 })}
        </Fact>
      )}
      {bet.oddsPolicy !== null && (
        <Fact name={slip('slip.policy')}>{slip(`slip.policy.${bet.oddsPolicy}`)}</Fact>
      )}
      <Fact name={own('receipt.houseRules')}>{own('receipt.houseRulesOf', { version: bet.houseRules })}</Fact>
      {bet.cashedOutAt !== null && <Fact name={own('receipt.cashedOut')}>{at(bet.cashedOutAt)}</Fact>}
      {bet.settledAt !== null && <Fact name={t('bet.list.settledAt')}>{at(bet.settledAt)}</Fact>}
      {bet.winCash !== null && (
        <Fact name={isRefused ? slip('slip.done.returned') : own('receipt.paid')}>
          <Money amount={bet.winCash} tone={bet.winCash > bet.stake ? 'gold' : 'plain'} />
        </Fact>
      )}
    </dl>
  );
}
