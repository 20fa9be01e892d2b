import { houseAccount, memberAccount } from '../account.ts';
import { cash, type Holder, type Movement, type Transfer, transfer } from './transfer.ts';

const vendorHouse = (holder: Holder, vendorCode: string) =>
  houseAccount(holder.siteId, `vendor:${vendorCode}`);
const gameMoney = (holder: Holder, vendorCode: string) =>
  memberAccount(holder.siteId, holder.memberId, `game:${vendorCode}`);

/** A vendor's seamless bet. `transactionId` is the vendor's own and is its idempotency key. */
export function vendorBet({ holder, amount }: Movement, vendorCode: string, transactionId: string): Transfer {
  const house = vendorHouse(holder, vendorCode);
  return transfer('vendor-bet', cash(holder), house, amount, `${vendorCode}:${transactionId}`);
}

export function vendorWin({ holder, amount }: Movement, vendorCode: string, transactionId: string): Transfer {
  const house = vendorHouse(holder, vendorCode);
  return transfer('vendor-win', house, cash(holder), amount, `${vendorCode}:${transactionId}`);
}

/** Reverses one vendor bet; keyed by the bet, so that a second rollback of it is the same movement. */
export function vendorRollback(
  { holder, amount }: Movement,
  vendorCode: string,
  betTransactionId: string,
): Transfer {
  const house = vendorHouse(holder, vendorCode);
  return transfer('vendor-rollback', house, cash(holder), amount, `${vendorCode}:${betTransactionId}`);
}

/** Takes back what a settlement paid too much. `transactionId` is the vendor's own of the correction, and its idempotency key. */
export function vendorCorrection(
  { holder, amount }: Movement,
  vendorCode: string,
  transactionId: string,
): Transfer {
  const house = vendorHouse(holder, vendorCode);
  return transfer('vendor-correction', cash(holder), house, amount, `${vendorCode}:${transactionId}`);
}

/**
 * Cash becomes game money at a vendor whose wallet is of the transfer kind. `transferId` is ours and is sent to the
 * vendor.
 */
export function gameIn({ holder, amount }: Movement, vendorCode: string, transferId: string): Transfer {
  return transfer('game-in', cash(holder), gameMoney(holder, vendorCode), amount, `game:${transferId}`);
}

/** Game money comes back as cash: the merge call, or the close of the game. */
export function gameOut({ holder, amount }: Movement, vendorCode: string, transferId: string): Transfer {
  return transfer('game-out', gameMoney(holder, vendorCode), cash(holder), amount, `game:${transferId}`);
}

/** What the vendor paid while the money was there, booked when the vendor reports what is left. */
export function gameResultWin(
  { holder, amount }: Movement,
  vendorCode: string,
  transferId: string,
): Transfer {
  const house = vendorHouse(holder, vendorCode);
  return transfer('game-result-win', house, gameMoney(holder, vendorCode), amount, `game:${transferId}`);
}

/** What the member lost at the vendor while the money was there. */
export function gameResultLoss(
  { holder, amount }: Movement,
  vendorCode: string,
  transferId: string,
): Transfer {
  const house = vendorHouse(holder, vendorCode);
  return transfer('game-result-loss', gameMoney(holder, vendorCode), house, amount, `game:${transferId}`);
}
