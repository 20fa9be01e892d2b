import { useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import { Button, SegmentedControl, useTickingNow } from '@hanpan/ui';
import { useEffect, useRef, useState } from 'react';
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

/**
 * What happens when the odds change between reading and pressing: one line that says it, and the choice below it where it is opened. What
 * a choice that asks less means stays in sight.
 */
export function SlipPolicy() {
  const t = useText(slipTexts);
  const { policy, setPolicy } = useSlip();
  const hint = <p className={styles.hint}>{t(`slip.policy.${policy}.hint`)}</p>;
  return (
    <div>
      <SlipFold label={t('slip.policy')} value={t(`slip.policy.${policy}`)}>
        <SegmentedControl
          label={t('slip.policy')}
          hideLabel
          options={policies.map((value) => ({ value, label: t(`slip.policy.${value}`) }))}
          value={policy}
          onChange={setPolicy}
        />
        {policy === 'review' && hint}
      </SlipFold>
      {policy !== 'review' && hint}
    </div>
  );
}

/** The bet itself: the button that names it, and what keeps it from being placed. */
export function SlipAction({ slip, summary }: { slip: SlipState; summary: SlipSummary }) {
  const t = useText(slipTexts);
  const { stakeAmount } = useSlip();
  const reading = useReadableOdds(summary);
  return (
    <div className={styles.action}>
      <BetRefusal text={slip.refusal} />
      {slip.isGuest ? (
        <Button variant="filled" size="lg" block onClick={() => openModal('login')}>
          {t('slip.login')}
        </Button>
      ) : (
        <BetButton slip={slip} summary={summary} isReadable={reading.isReadable} />
      )}
      <Foot
        slip={slip}
        summary={summary}
        hasStake={stakeAmount !== undefined}
        isTooSoon={reading.isTooSoon}
      />
    </div>
  );
}

interface BetButtonProps {
  readonly slip: SlipState;
  readonly summary: SlipSummary;
  readonly isReadable: () => boolean;
}

/** The button names the bet. After a move of the odds it says so, and pressing it is the consent. */
function BetButton({ slip, summary, isReadable }: BetButtonProps) {
  const t = useText(slipTexts);
  const { stakeAmount, policy } = useSlip();
  const system = useText(slipSystemTexts);
  const { views, askCount, problem } = summary;
  const isChecking = views.some((view) => view.state === 'checking');
  const pausedSeconds = usePausedSeconds(slip);
  const isClosed = problem !== undefined || slip.bettorRefusal !== undefined;
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
      disabled={isClosed || isChecking || pausedSeconds > 0}
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

interface Reading {
  /** Whether the prices that need consent have been unchanged long enough to be read; asked at a press. */
  readonly isReadable: () => boolean;
  /** The last press came too soon for the prices that are shown now: it did nothing, and that has to be said. */
  readonly isTooSoon: boolean;
}

function useReadableOdds({ views }: SlipSummary): Reading {
  const changedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const [unread, setUnread] = useState<string>();
  const asked = views
    .filter((view) => view.asks)
    .map((view) => `${view.leg.selectionId}@${view.oddsMilli}`)
    .join();
  useEffect(() => {
    if (asked !== '') changedAtMs.current = performance.now();
  }, [asked]);
  const isReadable = () => {
    const isRead = performance.now() - changedAtMs.current >= readingMs;
    setUnread(isRead ? undefined : asked);
    return isRead;
  };
  return { isReadable, isTooSoon: asked !== '' && unread === asked };
}

interface FootProps {
  readonly slip: SlipState;
  readonly summary: SlipSummary;
  readonly hasStake: boolean;
  readonly isTooSoon: boolean;
}

function Foot({ slip, summary, hasStake, isTooSoon }: FootProps) {
  const t = useText(slipTexts);
  const problemText = useProblemText();
  const isChecking = summary.views.some((view) => view.state === 'checking');
  const { problem } = summary;
  const words = () => {
    if (slip.isSending) return t('slip.sending');
    if (isChecking) return t('slip.checking');
    if (slip.bettorRefusal !== undefined) return slip.bettorRefusal;
    if (problem !== undefined) return problemText(problem);
    if (isTooSoon) return t('slip.justChanged');
    if (slip.balanceAmount === undefined) return undefined;
    return t('slip.after', { balance: slip.balanceAmount });
  };
  const isWrong = slip.bettorRefusal !== undefined || (hasStake && (problem !== undefined || isTooSoon));
  const isError = isWrong && !slip.isSending;
  return <BetFoot isProblem={isError}>{words()}</BetFoot>;
}
