import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Holder, Ledger } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import { memberFacts } from '../member/index.ts';

interface Services {
  readonly database: Queryable;
  readonly ledger: Ledger;
}

/** Every kind of a member's money apart. Game money is what our books say: play since the launch is booked when it comes back. */
export async function userCash({ database, ledger }: Services, holder: Holder) {
  const [holdings, vendors, member] = await Promise.all([
    ledger.holdings(database, holder),
    database.rows<{ code: string; name: LocalText }>('select code, name from vendor order by id'),
    memberFacts(database, holder.memberId),
  ]);
  const games = vendors.flatMap(({ code, name }) => {
    const amount = holdings.game[code] ?? 0;
    return amount === 0 ? [] : [{ vendorKey: code, vendorName: name, amount: amount as Amount }];
  });
  return {
    cashAmt: holdings.cash,
    gameAmt: games.reduce((sum, { amount }) => sum + amount, 0) as Amount,
    games,
    pointAmt: holdings.point,
    compAmt: holdings.comp,
    holdAmt: holdings.hold,
    bonusAmt: holdings.bonus,
    memCashFlag: member?.convertsGameMoney === false ? ('N' as const) : ('Y' as const),
    version: holdings.version,
  };
}
