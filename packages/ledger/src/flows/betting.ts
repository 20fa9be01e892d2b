import { houseAccount } from '../account.ts';
import { cash, type Movement, type Transfer, transfer } from './transfer.ts';

const sportsbook = (siteId: number) => houseAccount(siteId, 'sportsbook');

/** A sports bet accepted: the stake leaves the balance at once. */
export function bet({ holder, amount }: Movement, receiptId: string): Transfer {
  return transfer('bet', cash(holder), sportsbook(holder.siteId), amount, `bet:${receiptId}`);
}

/** What a settled bet returns, stake included. */
export function win({ holder, amount }: Movement, receiptId: string): Transfer {
  return transfer('win', sportsbook(holder.siteId), cash(holder), amount, `bet:${receiptId}`);
}

/** The stake of a cancelled bet goes back. */
export function betVoid({ holder, amount }: Movement, receiptId: string): Transfer {
  return transfer('void', sportsbook(holder.siteId), cash(holder), amount, `bet:${receiptId}`);
}

/**
 * A resettled bet returns more than before: the difference is credited. `revision` counts the settlements of the bet
 * from 1, so each of them moves money once.
 */
export function resettleCredit({ holder, amount }: Movement, receiptId: string, revision: number): Transfer {
  const reference = `bet:${receiptId}:${revision}`;
  return transfer('resettle-credit', sportsbook(holder.siteId), cash(holder), amount, reference);
}

/** A resettled bet returns less than before: the difference is debited, never more than the balance. */
export function resettleDebit({ holder, amount }: Movement, receiptId: string, revision: number): Transfer {
  const reference = `bet:${receiptId}:${revision}`;
  return transfer('resettle-debit', cash(holder), sportsbook(holder.siteId), amount, reference);
}

/** A member sold an open bet: what was paid for it. */
export function cashOut({ holder, amount }: Movement, receiptId: string): Transfer {
  return transfer('cash-out', sportsbook(holder.siteId), cash(holder), amount, `bet:${receiptId}`);
}
