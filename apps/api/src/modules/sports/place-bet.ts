import type { BodyOf, FailureOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import {
  combinationPayout,
  combinedOddsMilli,
  type OddsMilli,
  oddsFromDecimal,
  oddsProduct,
} from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { type KeyedRequest, once } from '../../kernel/idempotency.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { settingsOf } from '../settings/index.ts';
import { betsById } from './list-bets.ts';
import { feedAliveAt } from './list-events.ts';
import { insertBet, type OfferedSelection, offeredSelections, wasJustPlaced } from './place-bet-store.ts';

export interface PlaceBetServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

type Body = BodyOf<'/api/bet/betProc'>;
type Refusal = Failure<FailureOf<'/api/bet/betProc'>>;

const staleAfterMs = 15_000;
const sameSlipWithinMs = 5_000;

/**
 * B1002 locked member, B1001 no betting permission. The member stays locked: its slips are judged one after the other,
 * or two clicks at once would each find that there is no such bet yet.
 */
async function refuseMember(tx: Tx, memberId: number): Promise<Refusal | undefined> {
  const member = await tx.row<{ status: string; betting_allowed: boolean }>(
    'select status, betting_allowed from member where id = $1 for no key update',
    [memberId],
  );
  if (member?.status !== 'active') return fail('B1002');
  return member.betting_allowed ? undefined : fail('B1001');
}

/** B6012 what cannot stand together, B6011 closed, B6010 a price the member has not consented to. */
function refuseLegs(
  body: Body,
  offered: readonly OfferedSelection[],
  maxLegs: number,
  nowMs: number,
): Refusal | undefined {
  const events = new Set(offered.map((each) => each.event_id));
  if (body.legs.length > maxLegs || events.size < offered.length) return fail('B6012');
  if (new Set(body.legs.map((leg) => leg.selectionId)).size < body.legs.length) return fail('B6012');
  if (offered.length < body.legs.length) return fail('B6011');
  // The server's clock decides inside the accepting transaction, whatever the market's row still says.
  const open = offered.every((each) => each.status === 'open' && each.starts_at.getTime() > nowMs);
  if (!open) return fail('B6011');
  const consented = offered.every((each) => {
    const asked = oddsFromDecimal(body.legs.find((leg) => leg.selectionId === each.id)?.odds ?? 1);
    if (body.oddsPolicy === 'all') return true;
    return body.oddsPolicy === 'higher' ? each.odds_milli >= asked : each.odds_milli === asked;
  });
  return consented ? undefined : fail('B6010');
}

function refuseStake(body: Body, odds: readonly OddsMilli[], limits: ReturnType<typeof settingsOf>['bet']) {
  if (body.stake < limits.minAmount) return fail('B6001', { min: limits.minAmount });
  if (body.stake > limits.maxAmount) return fail('B6002', { max: limits.maxAmount });
  // Compared as a fraction: the product of ten long prices is beyond any amount.
  const { numerator, denominator } = oddsProduct(odds);
  const tooMuch = (BigInt(body.stake) * numerator) / denominator > BigInt(limits.maxWinAmount);
  return tooMuch ? fail('B6003', { max: limits.maxWinAmount }) : undefined;
}

/**
 * Places a single or a combination: the bet, its legs and its money commit together. Fails with B1002, B1001, B6012,
 * B6013 (no feed, no bets), B6011, B6010, B6001, B6002, B6003, B6005 (the same slip a moment ago), B6000.
 */
export function placeBet(
  services: PlaceBetServices,
  context: MemberContext,
  body: Body,
  request: KeyedRequest,
) {
  return inTransaction(services.database, (tx) =>
    once(tx, request, () => accept(services, context, tx, body)),
  );
}

async function accept(services: PlaceBetServices, context: MemberContext, tx: Tx, body: Body) {
  const { site, memberId } = context;
  const settings = settingsOf(site);
  const nowMs = services.clock();
  const locked = await refuseMember(tx, memberId);
  if (locked !== undefined) return locked;
  if (nowMs - (await feedAliveAt(tx)).getTime() > staleAfterMs) return fail('B6013');
  const offered = await offeredSelections(
    tx,
    body.legs.map((leg) => leg.selectionId),
  );
  const legRefusal = refuseLegs(body, offered, settings.bet.maxLegs, nowMs);
  if (legRefusal !== undefined) return legRefusal;
  const odds = offered.map((each) => each.odds_milli);
  const stakeRefusal = refuseStake(body, odds, settings.bet);
  if (stakeRefusal !== undefined) return stakeRefusal;
  if (await wasJustPlaced(tx, memberId, body.stake, offered, new Date(nowMs - sameSlipWithinMs)))
    return fail('B6005');

  const bet = await insertBet(tx, {
    siteId: site.id,
    memberId,
    stake: body.stake,
    totalOddsMilli: combinedOddsMilli(odds),
    possibleWin: combinationPayout(body.stake, odds),
    placedAt: new Date(nowMs),
    day: siteDate(nowMs, settings.timeZone),
    legs: offered,
  });
  const holder = { siteId: site.id, memberId };
  const [posting] = await services.ledger.postIn(tx, [
    flows.bet({ holder, amount: body.stake }, bet.receiptId),
  ]);
  if (posting?.status !== 'posted') return fail('B6000');
  const presented = (await betsById(tx, [bet.id])).get(bet.id);
  if (presented === undefined) throw new Error('the placed bet cannot be read');
  await emit(tx, `member:${memberId}`, 'bet', { bet: presented });
  const holdings = await services.ledger.holdings(tx, holder);
  return { bet: presented, cashAmt: holdings.cash, version: holdings.version };
}
