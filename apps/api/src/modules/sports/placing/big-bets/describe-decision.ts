import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { noBonus } from '@hanpan/rules';
import type { OperatorContext } from '../../../../kernel/call-context.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import type { Operation, ShownLine, ShownRefusal } from '../../../../kernel/confirmation/operation.ts';
import { isFailure } from '../../../../kernel/failure.ts';
import { possibleWinOf } from '../taken-bet.ts';
import { bigBetById } from './big-bet-store.ts';
import { lockAsked } from './decide-big-bet.ts';
import { pricesNow } from './prices-now.ts';

type Body = BodyOf<'/api/console/sports/decideBigBet'>;

const outcomeOf = { accept: 'betAccepted', less: 'lessOffered', refuse: 'betRefused' } as const;

function takenStake({ decision, stake }: Pick<Body, 'decision' | 'stake'>, askedStake: Amount): Amount {
  if (decision === 'refuse') return zero;
  return decision === 'less' ? (stake ?? zero) : askedStake;
}

/**
 * What a trader's word to a big bet would do: how much is taken, and what that pays at most at prices as they are now, which is another
 * operation once one of them has moved. Undefined where the site has no such bet; fails with T999 where it waits for no trader any more.
 */
export async function describeDecision(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { site }: Pick<OperatorContext, 'site'>,
  body: Pick<Body, 'betIdx' | 'decision' | 'stake'>,
): Promise<Operation | ShownRefusal | undefined> {
  const row = await bigBetById(tx, site.id, body.betIdx);
  if (row === undefined) return undefined;
  const wait = await lockAsked(tx, site.id, body.betIdx, clock.date());
  if (isFailure(wait)) return wait;
  const odds = await pricesNow(tx, wait);
  const stake = takenStake(body, row.asked_stake);
  const payout: ShownLine = { name: 'payout', amount: possibleWinOf(stake, odds, row.bonus ?? noBonus) };
  return {
    memIds: [row.mem_id],
    lines: [
      { name: 'member', text: row.mem_id },
      { name: 'bet', text: row.receipt_id },
      { name: 'stake', amount: row.asked_stake },
      { name: 'accepted', amount: stake },
      payout,
      { name: 'outcome', text: outcomeOf[body.decision] },
    ],
    state: { odds: odds.join(',') },
  };
}
