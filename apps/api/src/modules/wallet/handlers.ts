import type { Database, Queryable } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { Handlers } from '../../kernel/call-context.ts';
import { userCash } from './user-cash.ts';

type WalletPath = '/api/cash/getUserCash' | '/api/wallet/balance';

interface Services {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly unreadOf: (queryable: Queryable, memberId: number) => Promise<number>;
  readonly isPlaying: (queryable: Queryable, memberId: number) => Promise<boolean>;
}

export function walletHandlers({ database, ledger, unreadOf, isPlaying }: Services) {
  return {
    '/api/cash/getUserCash': ({ site, memberId }) =>
      userCash({ database, ledger }, { siteId: site.id, memberId }),

    '/api/wallet/balance': async ({ site, memberId }) => {
      const [holdings, newMsg, playing] = await Promise.all([
        ledger.holdings(database, { siteId: site.id, memberId }),
        unreadOf(database, memberId),
        isPlaying(database, memberId),
      ]);
      return {
        balance: holdings.cash,
        point: holdings.point,
        isPlayGame: playing ? 'Y' : 'N',
        newMsg,
        version: holdings.version,
      };
    },
  } satisfies Handlers<WalletPath>;
}
