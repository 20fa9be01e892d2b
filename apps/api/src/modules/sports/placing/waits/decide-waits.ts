import { type Tx, together } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { combinedOddsMilli, type OddsMilli, zero } from '@hanpan/money';
import { noBonus, siteDate } from '@hanpan/rules';
import { isFailure } from '../../../../kernel/failure.ts';
import { need } from '../../../../kernel/need.ts';
import { lockMembers } from '../../../member/index.ts';
import { type SiteSettings, settingsOfSite } from '../../../settings/index.ts';
import { feedAliveAt } from '../../board/board-store.ts';
import { leaveBooks } from '../../book/leave-books.ts';
import { SlipBooks } from '../../book/slip-books.ts';
import { emitBets } from '../../settlement/settle-bet-outcome.ts';
import { type VisitedBet, visitedBets } from '../../settlement/settle-store.ts';
import { legsOf } from '../judge-slip.ts';
import { refuseStakeBeyond } from '../judge-stake.ts';
import { shownSelections } from '../place-bet-store.ts';
import type { PlaceBetServices } from '../place-bets.ts';
import type { JudgedSlip, SlipTerms } from '../slip.ts';
import { possibleWinOf, type TakenBet, takenBet } from '../taken-bet.ts';
import { type BetRefusal, refuseWait, refuseWaitTerms, termsAtRefusal } from './judge-wait.ts';
import { lockWaits, saveAccepted, saveRefused, type Wait } from './wait-store.ts';

export type DecideServices = Pick<PlaceBetServices, 'ledger' | 'clock'>;

/** How a wait is decided: by the rules alone, by a trader who may go beyond the limits, or refused; undefined: not yet. */
export type Ruling = undefined | 'rule' | 'trader' | { readonly refusal: BetRefusal };

/** A bet that waits, as it is stored, with its wait and the terms of its site. */
interface WaitingBet {
  readonly wait: Wait;
  readonly bet: VisitedBet;
  readonly terms: SlipTerms;
  /** When it was placed, on the calendar of its site. */
  readonly day: string;
}

/**
 * Decides bets that wait, each once: whatever else has decided one before is left alone. Prices, markets, scores, the
 * member and the room in the books are as they are now. What is taken is taken at these prices, never at one worse than
 * consented; what is not gets its stake back. A bet that waited for its delay has kept its room in the books, and leaves
 * them first, so that it is measured like a new one. Locks: members, selections, bets, books, accounts. Returns the bets
 * that were decided.
 */
export async function decideWaits(
  services: DecideServices,
  tx: Tx,
  waits: readonly Wait[],
  rulingOf: (wait: Wait) => Ruling,
): Promise<number[]> {
  const { clock } = services;
  const members = await lockMembers(tx, [...new Set(waits.map((wait) => wait.member_id))]);
  const open = await lockWaits(tx, waits);
  const waiting = await readWaiting(
    tx,
    open.filter((wait) => rulingOf(wait) !== undefined),
  );
  if (waiting.length === 0) return [];
  const ids = new Set(waiting.flatMap(({ bet }) => bet.selections));
  const [shown, feedAlive, nowMs] = await together([
    shownSelections(tx, [...ids]),
    feedAliveAt(tx),
    clock.ofDatabase(tx),
  ]);
  const offered = new Map(shown.map((each) => [each.id, each]));
  const facts = {
    nowMs,
    feedAliveAtMs: feedAlive.getTime(),
    members,
    offered,
    decided: new Set(
      waiting.flatMap(({ bet }) => bet.selections.filter((_, leg) => bet.results[leg] !== null)),
    ),
  };
  const judgedOf = ({ bet, terms }: WaitingBet): JudgedSlip<SlipTerms> => ({
    slip: terms,
    legs: legsOf(bet.selections, offered),
    level: members.get(bet.member_id)?.level ?? 0,
  });
  const refused = new Map<WaitingBet, BetRefusal>();
  for (const each of waiting) {
    const ruling = rulingOf(each.wait);
    const refusal =
      typeof ruling === 'object'
        ? ruling.refusal
        : (refuseWait(each.wait, facts) ?? refuseWaitTerms(judgedOf(each)));
    if (refusal !== undefined) refused.set(each, refusal);
  }
  const reserved = waiting.filter(({ wait }) => wait.kind === 'delay');
  const days = new Map(waiting.map(({ bet, day }) => [bet.id, day]));
  await leaveBooks(
    tx,
    reserved.map(({ bet }) => bet),
    (bet) => need(days.get(bet.id), 'the day of a bet'),
  );
  const left = waiting.filter((each) => !refused.has(each));
  const taken = await takeLeft(tx, left, { judgedOf, rulingOf, nowMs: facts.nowMs });
  for (const each of left) if (!taken.has(each)) refused.set(each, 'limit');
  const at = new Date(facts.nowMs);
  const accepted = await accept(tx, taken, at);
  const returned = [...refused].map(([{ bet, wait }, refusal]) => ({
    bet,
    refusal,
    terms: termsAtRefusal(wait, refusal, facts),
  }));
  await giveBack(services, tx, returned, at);
  await emitBets(tx, [...accepted.map(stillOpen), ...returned.map(refundOf)], at);
  return waiting.map(({ bet }) => bet.id);
}

const stillOpen = (bet: VisitedBet) => ({ bet, betStatus: 'WAIT' as const, payoutAmount: zero });

/** A bet that was never accepted, with how its legs stood. */
interface ReturnedBet {
  readonly bet: VisitedBet;
  readonly refusal: BetRefusal;
  readonly terms: Wait['terms'];
}

const refundOf = ({ bet, refusal, terms }: ReturnedBet) => ({
  bet: { ...bet, refusal },
  betStatus: 'CANCEL' as const,
  payoutAmount: bet.stake,
  atRefusal: new Map(terms.flatMap((leg) => (leg.atRefusal ? [[leg.selectionId, leg.atRefusal]] : []))),
});

async function readWaiting(tx: Tx, waits: readonly Wait[]): Promise<WaitingBet[]> {
  const bets = new Map(
    (
      await visitedBets(
        tx,
        waits.map((wait) => wait.bet_id),
      )
    ).map((bet) => [bet.id, bet]),
  );
  const sites = new Map<number, SiteSettings>();
  for (const { site_id } of bets.values())
    if (!sites.has(site_id)) sites.set(site_id, await settingsOfSite(tx, site_id));
  return waits.map((wait) => {
    const bet = need(bets.get(wait.bet_id), 'the bet of a wait');
    const settings = need(sites.get(bet.site_id), 'the settings of a site');
    const terms = {
      siteId: bet.site_id,
      memberId: bet.member_id,
      stake: bet.stake,
      settings: { ...settings, multiLegBonus: bet.bonus ?? noBonus },
    };
    return { wait, bet, terms, day: siteDate(bet.placed_at.getTime(), settings.timeZone) };
  });
}

interface NowOffered {
  readonly judgedOf: (waiting: WaitingBet) => JudgedSlip<SlipTerms>;
  readonly rulingOf: (wait: Wait) => Ruling;
  readonly nowMs: number;
}

/** Enters what keeps within every limit, one after the other; a trader has said already that there is room. */
async function takeLeft(
  tx: Tx,
  left: readonly WaitingBet[],
  { judgedOf, rulingOf, nowMs }: NowOffered,
): Promise<Map<WaitingBet, TakenBet>> {
  if (left.length === 0) return new Map();
  const measured = left.map((waiting) => {
    const taken = takenBet(judgedOf(waiting), waiting.day);
    return { waiting, taken, isTraders: rulingOf(waiting.wait) === 'trader' };
  });
  const books = await SlipBooks.lock(
    tx,
    measured.map(({ taken }) => taken),
    nowMs,
  );
  const entered = measured.filter(({ taken, isTraders }) => {
    if (!isTraders && isFailure(refuseStakeBeyond(taken, books.allowed(taken)))) return false;
    books.reserve(taken);
    return true;
  });
  for (const by of ['rule', 'trader'] as const) {
    const some = entered.filter(({ isTraders }) => isTraders === (by === 'trader'));
    if (some.length > 0)
      await books.enter(
        tx,
        some.map(({ taken }) => taken),
        by,
      );
  }
  return new Map(entered.map(({ waiting, taken }) => [waiting, taken]));
}

/** Returns the bets as they stand now. */
async function accept(tx: Tx, taken: ReadonlyMap<WaitingBet, TakenBet>, at: Date): Promise<VisitedBet[]> {
  if (taken.size === 0) return [];
  const accepted = [...taken].map(([{ bet, terms }, { judged }]) => {
    const prices = new Map(judged.legs.map((leg) => [leg.id, leg.odds_milli]));
    const odds = bet.selections.map((id): OddsMilli => need(prices.get(id), 'the price of a leg'));
    return {
      ...{ ...bet, odds, status: 'BET', accepted_at: at, total_odds_milli: combinedOddsMilli(odds) },
      possible_win: possibleWinOf(bet.stake, odds, terms.settings.multiLegBonus),
    };
  });
  await saveAccepted(
    tx,
    accepted.map((bet) => ({
      betId: bet.id,
      totalOddsMilli: bet.total_odds_milli,
      possibleWin: bet.possible_win,
      legs: bet.selections.map((selectionId, leg) => ({
        selectionId,
        oddsMilli: need(bet.odds[leg], 'the price of a leg'),
      })),
    })),
    at,
  );
  return accepted;
}

/**
 * The stakes go back. No fact of play is recorded: what was never accepted is in no sum of what was bet and what was paid.
 */
async function giveBack(
  { ledger }: DecideServices,
  tx: Tx,
  returned: readonly ReturnedBet[],
  at: Date,
): Promise<void> {
  if (returned.length === 0) return;
  const postings = await ledger.postIn(
    tx,
    returned.map(({ bet: { site_id: siteId, member_id: memberId, stake, receipt_id: receipt } }) =>
      flows.betVoid({ holder: { siteId, memberId }, amount: stake }, receipt),
    ),
  );
  if (postings.some((posting) => posting.status !== 'posted')) throw new Error('a stake was not given back');
  await saveRefused(
    tx,
    returned.map(({ bet, refusal, terms }) => ({ betId: bet.id, refusal, terms })),
    at,
  );
}
