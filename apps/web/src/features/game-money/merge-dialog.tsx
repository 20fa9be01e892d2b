import { useText } from '@hanpan/client';
import { commonTexts, gameMoneyTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { Button, Modal, Money, Spinner } from '@hanpan/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { alertBox } from '../../app/alerts.ts';
import { useGameMoney } from '../../app/game-money.ts';
import { closeMerge, type Merge, type MergeRequest, useMerge } from '../../app/merge-store.ts';
import styles from './merge-dialog.module.css';

/** BC-03. */
const closesAfterMs = 1800;
/** BC-04. */
const retrySeconds = 5;

/** `asking` shows the fixed notice of the cash and partner types; the header type begins by running. */
type MergeState =
  | { readonly at: 'asking' }
  | { readonly at: 'running' }
  | { readonly at: 'complete'; readonly movedAmt: Amount }
  | {
      readonly at: 'failed';
      readonly message: string | undefined;
      readonly mayRetry: boolean;
      /** Its message says already who can help. */
      readonly namesSupport: boolean;
    };

/** ST-11, ST-12: hidden until a conversion is asked for. */
export function MergeDialog() {
  const merge = useMerge((store) => store.merge);
  return merge && <OpenDialog merge={merge} />;
}

function useMergeState({ money, movedAmt }: Merge): MergeState {
  const { isSending, failure } = useSyncExternalStore(money.subscribe, money.state);
  if (movedAmt !== undefined) return { at: 'complete', movedAmt };
  if (isSending) return { at: 'running' };
  if (failure === undefined) return { at: 'asking' };
  const { message, isIndeterminate: mayRetry, code } = failure;
  return { at: 'failed', message, mayRetry, namesSupport: code === 'TE99' };
}

/** ST-11: a game that is still open cancels the conversion, and the server's words say what to wait for. */
function useCancelWhileOpen({ money }: Merge): void {
  const t = useText(gameMoneyTexts);
  const { failure } = useSyncExternalStore(money.subscribe, money.state);
  const isStillOpen = failure?.code === 'C009';
  const cancel = useEffectEvent(() => {
    closeMerge();
    void alertBox({ title: t('gameMoney.stillOpen'), text: failure?.message ?? '', tone: 'warn' });
  });
  useEffect(() => {
    if (isStillOpen) cancel();
  }, [isStillOpen]);
}

function OpenDialog({ merge }: { merge: Merge }) {
  const t = useText(gameMoneyTexts);
  const { request } = merge;
  const state = useMergeState(merge);
  useCancelWhileOpen(merge);
  const run = () => void merge.run();
  useEffect(() => {
    if (state.at !== 'complete') return;
    const timer = setTimeout(closeMerge, closesAfterMs);
    return () => clearTimeout(timer);
  }, [state.at]);
  const isRunning = state.at === 'running';
  return (
    <Modal
      open
      // A conversion that has begun is awaited, because its result matters.
      dismissable={!isRunning}
      onOpenChange={closeMerge}
      layer="confirm"
      title={t('gameMoney.title')}
      actions={isRunning || state.at === 'complete' ? undefined : <Actions state={state} run={run} />}
    >
      <Words request={request} state={state} />
    </Modal>
  );
}

function Words({ request, state }: { request: MergeRequest; state: MergeState }) {
  const t = useText(gameMoneyTexts);
  if (state.at === 'asking' && request.kind === 'partner')
    return (
      <>
        <p>{t('gameMoney.partnerNotice')}</p>
        <p className={styles.detail}>{t('gameMoney.of', { memId: request.memId })}</p>
      </>
    );
  if (state.at === 'asking')
    return (
      <>
        <p>{t('gameMoney.cashNotice')}</p>
        <InGames />
      </>
    );
  if (state.at === 'running')
    return (
      <p role="status" className={styles.running}>
        <Spinner /> {t('gameMoney.running')}
      </p>
    );
  if (state.at === 'complete')
    return (
      <div role="status">
        <p>{t('gameMoney.complete')}</p>
        {/* What came back meanwhile by itself was not moved by this press: "0 won" would read as lost. */}
        {state.movedAmt > 0 && (
          <p className={styles.moved}>
            {t('gameMoney.moved')} <Money amount={state.movedAmt} size="lg" />
          </p>
        )}
      </div>
    );
  // What came of it is not known here, so nobody is told that it failed: the money may have moved already.
  if (state.mayRetry)
    return (
      <div role="alert">
        <p>{t('gameMoney.unknown')}</p>
        <p className={styles.detail}>{state.message}</p>
        <p className={styles.detail}>
          {t('gameMoney.safe')} {!state.namesSupport && t('gameMoney.support')}
        </p>
      </div>
    );
  return (
    <div role="alert">
      <p>{t('gameMoney.failed')}</p>
      <p className={styles.detail}>{state.message}</p>
    </div>
  );
}

/** What the press would convert, as the wallet knows it: the server tells the sum that it was. */
function InGames() {
  const t = useText(gameMoneyTexts);
  const { data } = useGameMoney(true);
  if (data === undefined || data.gameAmt === 0) return null;
  return (
    <p className={styles.moved}>
      {t('gameMoney.game')} <Money amount={data.gameAmt} size="lg" />
    </p>
  );
}

function Actions({ state, run }: { state: MergeState; run: () => void }) {
  const t = useText(gameMoneyTexts);
  const common = useText(commonTexts);
  return (
    <>
      <Button onClick={closeMerge}>{common(state.at === 'asking' ? 'common.cancel' : 'common.close')}</Button>
      {state.at === 'asking' && (
        <Button variant="filled" onClick={run}>
          {t('gameMoney.convertNow')}
        </Button>
      )}
      {state.at === 'failed' && state.mayRetry && <Retry run={run} />}
    </>
  );
}

/** After five seconds, to give the network or the vendor time. */
function Retry({ run }: { run: () => void }) {
  const t = useText(gameMoneyTexts);
  const common = useText(commonTexts);
  const [seconds, setSeconds] = useState(retrySeconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button variant="filled" disabled={seconds > 0} onClick={run}>
      {seconds > 0 ? t('gameMoney.retryIn', { seconds }) : common('common.retry')}
    </Button>
  );
}
