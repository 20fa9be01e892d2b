import { amount, scale } from '@hanpan/money';
import type { MagazineBook, MagazineChoice, MagazineEvent, Shot, ShotOutcome } from './play-api.ts';
import { gameCode, mathVersion } from './rules.ts';

/** A shot that was fired, and what it came to; a page that plays a magazine again has no other draws to name. */
export interface Fired {
  act: Shot;
  outcome: Pick<ShotOutcome, 'paid'>;
}

/** What its shots came to, and what comes back for those that were not fired. */
export function magazineBook(
  choice: MagazineChoice,
  past: readonly Fired[],
  stakeAmount: number,
  ending: MagazineEvent['ending'],
): MagazineBook {
  const paid = paidBullets(past);
  const unfired = choice.size - past.length;
  const shots = past.map(({ act, outcome }, shot) => ({ shot, ...act, paid: outcome.paid }));
  return {
    gameCode,
    mathVersion,
    stakeAmount,
    events: [
      {
        type: 'magazine',
        ...choice,
        fired: past.length,
        unfired,
        paid,
        hits: shots.filter((shot) => shot.paid > 0),
        misses: shots.filter((shot) => shot.paid === 0).map(({ paid: _, ...shot }) => shot),
        ending,
      },
    ],
    totalAmount: scale(amount(choice.bulletAmount), BigInt(paid + unfired), 1n),
    returnedAmount: scale(amount(choice.bulletAmount), BigInt(unfired), 1n),
  };
}

export function paidBullets(past: readonly Fired[]): number {
  return past.reduce((total, { outcome }) => total + outcome.paid, 0);
}
