import { useMoneyCall, useText } from '@hanpan/client';
import { FailureNotice, Loaded, useSite } from '@hanpan/kit';
import { boardTexts, cashTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, EmptyState, LinkButton, PartialNotice, SkeletonRows } from '@hanpan/ui';
import { alertBox, confirmBox } from '../../app/alerts.ts';
import { AppLink } from '../../app/app-link.tsx';
import { LatestAccount } from '../../app/latest-account.tsx';
import { useAskedAccount } from '../../app/use-asked-account.ts';
import styles from './account-inquiry.module.css';
import { listPath, savePath } from './model.ts';
import { PostLines } from './post-lines.tsx';
import { useBoardList } from './use-board.ts';

const latest = { page: 1, filter: '', search: '' } as const;
const shownRequests = 5;

/** Asks for the deposit account (WR-25): a question of its own type, which the cash desk answers by message. */
export function AccountInquiry() {
  const t = useText(boardTexts);
  const cash = useText(cashTexts);
  const site = useSite();
  const { submit, isSending, failure } = useMoneyCall({ refreshes: [listPath, '/api/board/msgList'] });
  const ask = async () => {
    const agreed = await confirmBox({
      text: t('board.accountConfirm'),
      confirmLabel: t('board.accountSend'),
    });
    if (!agreed) return;
    const { data } = await submit(savePath, {
      boardType: 'qna',
      type: 'bankaccount',
      title: t('board.accountPostTitle'),
      content: t('board.accountPostBody'),
    });
    if (data !== undefined) await alertBox(t('board.accountDone'));
  };
  return (
    <>
      <Card padded className={styles.card}>
        <ol className={styles.steps}>
          <li>{t('board.accountStep1')}</li>
          <li>{t('board.accountStep2')}</li>
          <li>{t('board.accountStep3')}</li>
        </ol>
        {site?.moneyMode === 'play' && <PartialNotice tone="warn">{cash('cash.in.playNote')}</PartialNotice>}
        <PartialNotice tone="warn" title={t('board.accountWarning')} />
        {failure && <FailureNotice failure={failure} />}
        <div className={styles.actions}>
          <Button variant="filled" icon="mail" busy={isSending} onClick={() => void ask()}>
            {t('board.accountSend')}
          </Button>
          <LinkButton as={AppLink} to="messageList">
            {t('board.toMessages')}
          </LinkButton>
          <LinkButton as={AppLink} to="charge">
            {t('board.toCharge')}
          </LinkButton>
        </div>
      </Card>
      <LatestRequests />
    </>
  );
}

function LatestRequests() {
  const t = useText(boardTexts);
  const cash = useText(cashTexts);
  const { account, isWaiting } = useAskedAccount();
  const query = useBoardList('qna', latest);
  return (
    <Card aria-labelledby="latest-requests">
      <CardHeader titleId="latest-requests" title={t('board.accountLatest')} />
      {(isWaiting || account !== undefined) && (
        <div className={styles.asked}>
          {isWaiting && <p role="status">{cash('cash.account.asked')}</p>}
          <LatestAccount />
        </div>
      )}
      <Loaded
        query={query}
        errorTitle={t('board.loadFailed')}
        skeleton={<SkeletonRows rows={3} columns={2} />}
      >
        {({ list }) => {
          const requests = list.filter(({ type }) => type === 'bankaccount').slice(0, shownRequests);
          if (requests.length > 0) return <PostLines board="qna" list={requests} />;
          // Asked for on the deposit page it is no question, but it was asked for.
          if (isWaiting || account !== undefined) return null;
          return (
            <EmptyState level={3} title={t('board.empty.qna')}>
              {t('board.accountStep2')}
            </EmptyState>
          );
        }}
      </Loaded>
    </Card>
  );
}
