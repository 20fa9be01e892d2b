import { useAction, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useFailureText } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useState } from 'react';

export type AccountRequest = DataOf<'/api/console/account/list'>['list'][number];

export function accountKeyOf(row: AccountRequest): string {
  return String(row.requestIdx);
}

export interface AccountSending {
  readonly busyIdx: number | undefined;
  readonly send: (row: AccountRequest | undefined) => void;
}

/** Sends the account once; the server refuses to send it twice for the same request. */
export function useAccountSending(): AccountSending {
  const t = useText(consoleCashTexts);
  const failureText = useFailureText();
  const { isSending, send } = useAction({
    refreshes: ['/api/console/account/list', '/api/console/queue'],
  });
  const [sentIdx, setSentIdx] = useState<number>();
  const sendTo = async ({ requestIdx, memNick: nick }: AccountRequest) => {
    setSentIdx(requestIdx);
    const { data, failure } = await send('/api/console/account/send', { requestIdx });
    if (data) toast({ text: t('consoleCash.account.sent', { nick }) });
    if (failure) toast({ kind: 'warn', text: failureText(failure) });
  };
  return {
    busyIdx: isSending ? sentIdx : undefined,
    send: (row) => {
      if (row?.answeredAt === null) void sendTo(row);
    },
  };
}
