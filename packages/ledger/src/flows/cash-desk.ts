import { houseAccount } from '../account.ts';
import { cash, hold, type Movement, type Transfer, transfer } from './transfer.ts';

/** An approved deposit: the bank's money becomes the member's cash. */
export function deposit({ holder, amount }: Movement, requestId: number): Transfer {
  return transfer('deposit', houseAccount(holder.siteId, 'bank'), cash(holder), amount, `cash:${requestId}`);
}

/** A withdrawal requested: cash goes on hold at once and cannot be played. */
export function withdrawalHold({ holder, amount }: Movement, requestId: number): Transfer {
  return transfer('withdrawal-hold', cash(holder), hold(holder), amount, `cash:${requestId}`);
}

/** A withdrawal approved: the hold leaves through the bank. */
export function withdrawalPay({ holder, amount }: Movement, requestId: number): Transfer {
  const bank = houseAccount(holder.siteId, 'bank');
  return transfer('withdrawal-pay', hold(holder), bank, amount, `cash:${requestId}`);
}

/** A withdrawal rejected: the hold returns to cash. */
export function withdrawalReturn({ holder, amount }: Movement, requestId: number): Transfer {
  return transfer('withdrawal-return', hold(holder), cash(holder), amount, `cash:${requestId}`);
}

/** Money that an operator, or the demo data, puts into an account by hand. */
export function adjustmentCredit({ holder, amount }: Movement, reference: string): Transfer {
  return transfer('adjustment', houseAccount(holder.siteId, 'adjustment'), cash(holder), amount, reference);
}

/** Money that an operator takes out of an account by hand; never more than it holds. */
export function adjustmentDebit({ holder, amount }: Movement, reference: string): Transfer {
  const adjustment = houseAccount(holder.siteId, 'adjustment');
  return transfer('adjustment-debit', cash(holder), adjustment, amount, reference);
}
