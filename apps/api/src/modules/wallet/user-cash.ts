import type { Holder } from '@hanpan/ledger';
import { add, amount } from '@hanpan/money';
import { memberFacts } from '../member/index.ts';
import type { WalletServices } from './services.ts';
import { listVendors } from './store.ts';

/** Every kind of a member's money separately. Game money is as our books have it: play is booked when it comes back. */
export async function userCash(
  { database, ledger }: Pick<WalletServices, 'database' | 'ledger'>,
  holder: Holder,
) {
  const [holdings, vendors, member] = await Promise.all([
    ledger.holdings(database, holder),
    listVendors(database),
    memberFacts(database, holder.memberId),
  ]);
  const games = vendors.flatMap(({ code, name }) => {
    const held = amount(holdings.game[code] ?? 0);
    return held === 0 ? [] : [{ vendorKey: code, vendorName: name, amount: held }];
  });
  return {
    cashAmt: holdings.cash,
    gameAmt: add(...games.map((game) => game.amount)),
    games,
    pointAmt: holdings.point,
    compAmt: holdings.comp,
    holdAmt: holdings.hold,
    bonusAmt: holdings.bonus,
    memCashFlag: member?.convertsGameMoney === false ? ('N' as const) : ('Y' as const),
    version: holdings.version,
  };
}
