import { useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import { Button, SegmentedControl, useTickingNow } from '@hanpan/ui';
import { useEffect, useRef } from 'react';
import { BetFoot, BetRefusal } from '../../app/bet-remarks.tsx';
import { openModal } from '../../app/popups.ts';
import type { OddsPolicy, SlipSummary } from './model.ts';
import styles from './slip-action.module.css';
import { SlipFold } from './slip-fold.tsx';
import { useSlip } from './slip-store.ts';
import { useProblemText } from './slip-words.ts';
import { tokenFor } from './use-slip-quote.ts';
import type { SlipState } from './use-slip-state.ts';

/** A price that changes as the button is being pressed has not been read. */
const readingMs = 600;

const policies: readonly OddsPolicy[] = ['review', 'higher', 'all'];

/** What happens when the odds change between reading and pressing: one line that says it, and the choice below it where it is opened. */
export function SlipPolicy() {
  const t = useText(slipTexts);
  const { policy, setPolicy } = useSlip();
  return (
    <SlipFold label={t('slip.policy')} value={t(`slip.policy.${policy}`)}>
      <SegmentedControl
        label={t('slip.policy')}
        hideLabel
        options={policies.map((value) => ({ value, label: t(`slip.policy.${value}`) }))}
        value={policy}
        onChange={setPolicy}
      />
      <p className={styles.hint}>{t(`slip.policy.${policy}.hint`)}</p>
    </SlipFold>
  );
}

/** The bet itself: the button that names it, and what keeps it from being placed. */
export function SlipAction({ slip, summary }: { slip: SlipState; summary: SlipSummary }) {
  const t = useText(slipTexts);
  const { stakeAmount } = useSlip();
  return (
    <div className={styles.action}>
      <BetRefusal text={slip.refusal} />
      {slip.isGuest ? (
        <Button variant="filled" size="lg" block onClick={() => openModal('login')}>
          {t('slip.login')}
        </Button>
      ) : (
        <BetButton slip={slip} summary={summary} />
      )}
      <Foot slip={slip} summary={summary} hasStake={stakeAmount !== undefined} />
    </div>
  );
}

/** The button names the bet. After a move of the odds it says so, and pressing it is the consent. */
function BetButton({ slip, summary }: { slip: SlipState; summary: SlipSummary }) {
  const t = useText(slipTexts);
  const { stakeAmount, policy } = useSlip();
  const system = useText(slipSystemTexts);
  const { views, askCount, problem } = summary;
  const isReadable = useReadableOdds(summary);
  const isChecking = views.some((view) => view.state === 'checking');
  const pausedSeconds = usePausedSeconds(slip);
  const label = () => {
    if (pausedSeconds > 0) return t('slip.retryIn', { seconds: pausedSeconds });
    if (stakeAmount === undefined) return t('slip.betEmpty');
    if (summary.system) {
      const { bets: count, totalAmount: amount = stakeAmount } = summary.system;
      return system(askCount > 0 ? 'slipSystem.placeChanged' : 'slipSystem.place', { count, amount });
    }
    if (askCount > 0) return t('slip.betChanged', { amount: stakeAmount });
    return t('slip.bet', { amount: stakeAmount });
  };
  return (
    <Button
      variant="filled"
      size="lg"
      block
      busy={slip.isSending}
      disabled={problem !== undefined || isChecking || pausedSeconds > 0}
      onClick={() => {
        if (stakeAmount !== undefined && isReadable())
          slip.place(views, stakeAmount, policy, {
            quote: tokenFor(slip.quote, views),
            ...(summary.system && { size: summary.system.size }),
          });
      }}
    >
      {label()}
    </Button>
  );
}

/** How long no bet is taken yet; zero where nothing is waited for. */
function usePausedSeconds({ pausedUntilMs }: SlipState): number {
  const nowMs = useTickingNow(pausedUntilMs !== undefined);
  return pausedUntilMs === undefined ? 0 : Math.max(0, Math.ceil((pausedUntilMs - nowMs) / 1000));
}

/** Returns whether the prices that need consent have been unchanged long enough to be read. */
function useReadableOdds({ views }: SlipSummary): () => boolean {
  const changedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const asked = views
    .filter((view) => view.asks)
    .map((view) => `${view.leg.selectionId}@${view.oddsMilli}`)
    .join();
  useEffect(() => {
    if (asked !== '') changedAtMs.current = performance.now();
  }, [asked]);
  return () => performance.now() - changedAtMs.current >= readingMs;
}

function Foot({ slip, summary, hasStake }: { slip: SlipState; summary: SlipSummary; hasStake: boolean }) {
  const t = useText(slipTexts);
  const problemText = useProblemText();
  const isChecking = summary.views.some((view) => view.state === 'checking');
  const { problem } = summary;
  const words = () => {
    if (slip.isSending) return t('slip.sending');
    if (isChecking) return t('slip.checking');
    if (problem !== undefined) return problemText(problem);
    if (slip.balanceAmount === undefined) return undefined;
    return t('slip.after', { balance: slip.balanceAmount });
  };
  const isError = hasStake && problem !== undefined && !slip.isSending;
  return <BetFoot isProblem={isError}>{words()}</BetFoot>;
}
