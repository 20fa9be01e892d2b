import { useAction, useRealtime, useText } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { closingTexts } from '@hanpan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { alertBox } from '../../../app/alerts.ts';
import { closeDialogs } from '../../../app/close-dialogs.ts';
import { closeGameWindow } from '../../../app/game-window.ts';
import { leaveSession } from '../../../app/session-cache.ts';
import { holdSessionEnd } from '../../../app/session-end.ts';
import { pathOf } from '../../../app/urls.ts';

const path = '/api/member/close';
type Closed = DataOf<typeof path>;

/** Closes the account. The session is over with it, so the page goes home as a guest's and says what will be paid. */
export function useCloseAccount() {
  const t = useText(closingTexts);
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const router = useRouter();
  const { send, isSending, failure, clear } = useAction({ refreshes: ['/api/member/closing'] });

  const say = ({ receiptId, payoutAmt, bankName, accountNumber }: Closed) => {
    if (receiptId === null) return t('closing.done');
    const paid = { amount: payoutAmt, bank: bankName, number: accountNumber, receipt: receiptId };
    return `${t('closing.donePaid', paid)}\n\n${t('closing.done')}`;
  };

  const close = async (body: RequestOf<typeof path>) => {
    // The server tells the pages of the member that their session is over: this one says so in other words.
    const release = holdSessionEnd();
    try {
      const { data } = await send(path, body);
      if (data === undefined) return;
      closeGameWindow();
      await leaveSession(queryClient);
      closeDialogs();
      realtime.reconnect();
      void alertBox({ title: t('closing.doneTitle'), text: say(data) });
      await router.navigate({ href: pathOf('guestMain') });
      await router.invalidate();
    } finally {
      release();
    }
  };
  return { close, isSending, failure, clear };
}
