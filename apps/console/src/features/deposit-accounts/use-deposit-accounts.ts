import { callQuery, useAction, useCaller, useMoneyCall, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { consoleDepositAccountTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const listPath = '/api/console/depositAccount/list';
const shownPath = '/api/console/depositAccount/shown';

export type DepositAccountRow = DataOf<typeof listPath>['list'][number];
export type ShownRow = DataOf<typeof shownPath>['list'][number];

export function useDepositAccounts() {
  return useQuery(callQuery(useCaller(), listPath, { page: 1 }));
}

export function useShownAccounts(search: string, page: number) {
  return useQuery({
    ...callQuery(useCaller(), shownPath, { search, page }),
    placeholderData: keepPreviousData,
  });
}

export interface NewDepositAccount {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
  readonly levels: number[];
}

export function useOpenAccount(onDone: () => void) {
  const t = useText(consoleDepositAccountTexts);
  const { submit, ...sending } = useMoneyCall({ refreshes: [listPath] });
  const open = async (account: NewDepositAccount) => {
    const { data } = await submit('/api/console/depositAccount/open', account);
    if (data === undefined) return;
    toast({ text: t('depositAccounts.opened.done') });
    onDone();
  };
  return { ...sending, open: (account: NewDepositAccount) => void open(account) };
}

export function useChangeAccounts(onDone: () => void) {
  const t = useText(consoleDepositAccountTexts);
  const { send, ...sending } = useAction({ refreshes: [listPath] });
  return {
    ...sending,
    async close(accountIdx: number) {
      const { data } = await send('/api/console/depositAccount/close', { accountIdx });
      if (data !== undefined) onDone();
    },
    async assign(memId: string, accountIdx: number | null) {
      const { data } = await send('/api/console/depositAccount/assign', { memId, accountIdx });
      if (data === undefined) return;
      toast({ text: t('depositAccounts.assigned', { memId }) });
      onDone();
    },
  };
}

export function nameOfAccount({ bankName, accountNumber }: { bankName: string; accountNumber: string }) {
  return `${bankName} ${accountNumber}`;
}
