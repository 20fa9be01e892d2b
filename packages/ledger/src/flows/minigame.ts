import { houseAccount } from '../account.ts';
import { cash, type Movement, type Transfer, transfer } from './transfer.ts';

const house = (siteId: number) => houseAccount(siteId, 'minigame');

/** A bet on a round of a mini game: the stake leaves the balance at once. */
export function miniBet({ holder, amount }: Movement, receiptId: string): Transfer {
  return transfer('mini-bet', cash(holder), house(holder.siteId), amount, `mini:${receiptId}`);
}

/** What a bet that came true pays, stake included. */
export function miniWin({ holder, amount }: Movement, receiptId: string): Transfer {
  return transfer('mini-win', house(holder.siteId), cash(holder), amount, `mini:${receiptId}`);
}

/** The stake of a bet on a void round goes back. */
export function miniVoid({ holder, amount }: Movement, receiptId: string): Transfer {
  return transfer('mini-void', house(holder.siteId), cash(holder), amount, `mini:${receiptId}`);
}
