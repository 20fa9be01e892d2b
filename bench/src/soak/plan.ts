import { flows, type Holder, type Transfer } from '@hanpan/ledger';
import { type Amount, amount } from '@hanpan/money';
import type { Random } from './random.ts';

export const siteId = 1;
/** A vendor that only the ledger knows; the one that calls over HTTP keeps its own books. */
const vendor = 'soak';

type Build = (movement: { holder: Holder; amount: Amount }, id: number, other: Holder) => Transfer;

/** Every named flow; inflows and outflows are balanced, so that balances hover. */
const builds: readonly Build[] = [
  (movement, id) => flows.deposit(movement, id),
  (movement, id) => flows.deposit(movement, id),
  (movement, id) => flows.withdrawalHold(movement, id),
  (movement, id) => flows.withdrawalPay(movement, id),
  (movement, id) => flows.withdrawalReturn(movement, id),
  (movement, id) => flows.bet(movement, `${id}`),
  (movement, id) => flows.bet(movement, `${id}`),
  (movement, id) => flows.win(movement, `${id}`),
  (movement, id) => flows.betVoid(movement, `${id}`),
  (movement, id) => flows.resettleCredit(movement, `${id}`, 1),
  (movement, id) => flows.resettleDebit(movement, `${id}`, 1),
  (movement, id) => flows.vendorBet(movement, vendor, `${id}`),
  (movement, id) => flows.vendorWin(movement, vendor, `${id}`),
  (movement, id) => flows.vendorRollback(movement, vendor, `${id}`),
  (movement, id) => flows.gameIn(movement, vendor, `${id}`),
  (movement, id) => flows.gameOut(movement, vendor, `${id}`),
  (movement, id) => flows.gameResultWin(movement, vendor, `${id}`),
  (movement, id) => flows.gameResultLoss(movement, vendor, `${id}`),
  (movement, id) => flows.pointGrant(movement, `soak:${id}`),
  (movement, id) => flows.pointTakeBack(movement, `soak:${id}`),
  (movement, id) => flows.pointConvert(movement, id),
  (movement, id) => flows.coupon(movement, id, id % 2 === 0 ? 'cash' : 'point'),
  (movement, id) => flows.attendance(movement, `soak-${id}`),
  (movement, id) => flows.rotary(movement, id),
  (movement, id) => flows.bonusGrant(movement, id),
  (movement, id) => flows.bonusRelease(movement, id),
  (movement, id) => flows.bonusForfeit(movement, id),
  (movement, id) => flows.commission(movement, `soak:${id}`),
  (movement, id) => flows.commissionClawback(movement, `soak:${id}`),
  (movement, id) => flows.compConvert(movement, id),
  ({ holder: partner, amount: sum }, id, member) => flows.give({ partner, member, amount: sum }, id),
  ({ holder: partner, amount: sum }, id, member) => flows.takeBack({ partner, member, amount: sum }, id),
  (movement, id) => flows.adjustmentCredit(movement, `soak:${id}`),
  (movement, id) => flows.adjustmentDebit(movement, `soak:${id}`),
];

/** One of twenty is large, so that some are refused. */
function randomAmount(random: Random): Amount {
  return amount(1 + random.below(random.below(20) === 0 ? 5_000_000 : 5_000));
}

/** The next movement of a caller; sometimes one that reverses an earlier one. */
export function nextTransfer(
  random: Random,
  own: readonly number[],
  id: number,
  undoable: Transfer[],
): Transfer {
  if (undoable.length > 0 && random.below(20) === 0) {
    const [undone] = undoable.splice(random.below(undoable.length), 1);
    if (undone !== undefined) return flows.reversalOf(undone);
  }
  const place = random.below(own.length);
  const holder = { siteId, memberId: own[place] ?? 0 };
  const other = { siteId, memberId: own[(place + 1) % own.length] ?? 0 };
  return random.pick(builds)({ holder, amount: randomAmount(random) }, id, other);
}
