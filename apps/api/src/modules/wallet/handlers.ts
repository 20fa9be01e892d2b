import type { AnswerOf } from '@hanpan/contract';
import type { Holder } from '@hanpan/ledger';
import type { Handlers } from '../../kernel/call-context.ts';
import { GroupedReads } from '../../kernel/grouped-reads.ts';
import type { KeptAnswer } from '../../kernel/kept-answers.ts';
import { readBalances } from './read-balances.ts';
import type { WalletServices } from './services.ts';
import { userCash } from './user-cash.ts';

type WalletPath = '/api/cash/getUserCash' | '/api/wallet/balance';

export function walletHandlers(services: WalletServices) {
  // Every open page of a member asks for it every five seconds.
  const balances = new GroupedReads<Holder, KeptAnswer<AnswerOf<'/api/wallet/balance'>>>((holders) =>
    readBalances(services, holders),
  );
  return {
    '/api/cash/getUserCash': ({ site, memberId }) => userCash(services, { siteId: site.id, memberId }),

    '/api/wallet/balance': ({ site, memberId }) => balances.read({ siteId: site.id, memberId }),
  } satisfies Handlers<WalletPath>;
}
