import { callKey, useMoneyCall, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { serverNow, useSite } from '@hanpan/kit';
import { cashTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, Countdown, LinkButton, PartialNotice } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useReducer } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { LatestAccount } from '../../app/latest-account.tsx';
import { useUnread } from '../../app/session.ts';
import { accountPath, useAskedAccount } from '../../app/use-asked-account.ts';
import styles from './account-request.module.css';
import { accountPauseMs } from './model.ts';

/** The deposit account: asked for here, sent as a message, and copied from here once it has come. */
export function AccountRequest() {
  const t = useText(cashTexts);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('cash.account.title')} />
      <div className={styles.body}>
        <AccountWays />
      </div>
    </Card>
  );
}

/** The same for a deposit that waits for its money: where that is to be sent is what its member has to know now. */
export function OpenAccount() {
  const t = useText(cashTexts);
  return (
    <section aria-label={t('cash.account.title')} className={styles.open}>
      <AccountWays />
    </section>
  );
}

function AccountWays() {
  const t = useText(cashTexts);
  const ask = useAskAccount();
  const unread = useUnread();
  const site = useSite();
  return (
    <>
      {site?.moneyMode === 'play' && <PartialNotice tone="warn">{t('cash.in.playNote')}</PartialNotice>}
      <p className={styles.words}>{t('cash.account.body')}</p>
      <LatestAccount />
      <div className={styles.actions}>
        <Button
          icon="mail"
          busy={ask.isSending}
          disabled={ask.openAtMs !== undefined}
          onClick={() => void ask.send()}
        >
          {t('cash.account.ask')}
        </Button>
        <LinkButton as={AppLink} to="messageList" variant="text">
          {unread > 0 ? t('cash.account.unread', { count: unread }) : t('cash.account.messages')}
        </LinkButton>
      </div>
      <div role="status" className={styles.words}>
        {ask.failure?.message ?? (ask.isWaiting && t('cash.account.asked'))}
      </div>
      {ask.openAtMs !== undefined && (
        <p className={styles.words}>
          {`${t('cash.account.again')} `}
          <Countdown untilMs={ask.openAtMs} label={t('cash.account.again')} onDone={ask.reopen} />
        </p>
      )}
    </>
  );
}

/** Once a minute (c104); the pause is counted from the server's own time, wherever it was asked for. */
function useAskAccount() {
  const { isSending, failure, submit } = useMoneyCall();
  const queryClient = useQueryClient();
  const { askedAtMs, isWaiting } = useAskedAccount();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const send = async () => {
    const { data } = await submit('/api/cash/getAcc', {});
    if (data === undefined) return;
    // The form gives way to the request that it makes, which shows this too.
    queryClient.setQueryData<DataOf<typeof accountPath>>(
      callKey(accountPath, {}),
      (held) => held && { ...held, requestedAt: data.requestedAt },
    );
  };
  const untilMs = askedAtMs === undefined ? undefined : askedAtMs + accountPauseMs;
  const openAtMs = untilMs !== undefined && untilMs > serverNow() ? untilMs : undefined;
  return { isSending, openAtMs, isWaiting, failure, send, reopen: draw };
}
