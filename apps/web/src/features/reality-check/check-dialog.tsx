import { callQuery, useAction, useCaller, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FailureNotice, serverNow } from '@hanpan/kit';
import { realityCheckTexts } from '@hanpan/messages';
import { Button, ErrorState, Modal } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGo } from '../../app/go.ts';
import { useNextCheck } from '../../app/next-check.ts';
import { useSignOut } from '../../app/session.ts';
import { useUrgentDialog } from '../../app/urgent-dialog.ts';
import { CheckFigures } from './check-figures.tsx';
import { leaveFullScreen } from './leave-full-screen.ts';

type Check = DataOf<'/api/protection/check'>;

const isDue = ({ dueAt }: Check) => dueAt !== null && Date.parse(dueAt) <= serverNow();

/** The bet on the slip may be placed again. */
const refreshes = ['/api/bet/quote'] as const;

/** How soon a check that was seen in another window goes away in this one. */
const againMs = 5000;

/**
 * What the server knows of the check. Another window may have seen it meanwhile: so it is asked whenever the reader comes
 * back to this one, and every few seconds, because a window beside the game's was never left. Where nothing is due any
 * more there is nothing to see.
 */
function useCheck(onSeen: () => void) {
  const noteNext = useNextCheck();
  const query = useQuery({
    ...callQuery(useCaller(), '/api/protection/check', {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: againMs,
  });
  const { data } = query;
  const isOver = data !== undefined && !isDue(data);
  useEffect(() => {
    if (!isOver) return;
    noteNext(data.dueAt);
    onSeen();
  }, [isOver, data, noteNext, onSeen]);
  return { ...query, isOver };
}

/** Nothing but one of its buttons leads out of it: not Escape, not a click beside it. */
export function CheckDialog({ onSeen }: { onSeen: () => void }) {
  const t = useText(realityCheckTexts);
  const go = useGo();
  const signOut = useSignOut();
  const noteNext = useNextCheck();
  const check = useCheck(onSeen);
  const { send, isSending, failure } = useAction({ refreshes });
  // Not `isPending`: one that could not be loaded is so again each time it is asked, and the dialog would come and go.
  const isReady = check.isFetched && !check.isOver;
  const isShown = useUrgentDialog(isReady);
  useEffect(() => {
    if (isShown) leaveFullScreen();
  }, [isShown]);
  if (!isShown) return null;
  const acknowledge = async () => {
    const { data } = await send('/api/protection/acknowledge', {});
    if (data === undefined) return false;
    noteNext(data.dueAt);
    onSeen();
    return true;
  };
  const showHistory = async () => {
    if (await acknowledge()) go('betList');
  };
  return (
    <Modal
      open
      onOpenChange={() => undefined}
      dismissable={false}
      role="alertdialog"
      layer="confirm"
      begin="top"
      title={t('realityCheck.title')}
      actions={
        <>
          <Button onClick={() => void signOut()}>{t('realityCheck.leave')}</Button>
          {check.data && (
            <>
              <Button disabled={isSending} onClick={() => void showHistory()}>
                {t('realityCheck.history')}
              </Button>
              <Button variant="filled" busy={isSending} onClick={() => void acknowledge()}>
                {t('realityCheck.goOn')}
              </Button>
            </>
          )}
        </>
      }
    >
      {check.data === undefined ? (
        <ErrorState
          level={3}
          title={t('realityCheck.errorTitle')}
          onRetry={() => void check.refetch()}
          busy={check.isFetching}
        >
          {t('realityCheck.errorBody')}
        </ErrorState>
      ) : (
        <CheckFigures check={check.data} />
      )}
      <FailureNotice failure={failure} />
    </Modal>
  );
}
