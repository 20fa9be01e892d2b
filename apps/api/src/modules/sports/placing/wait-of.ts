import { oddsFromDecimal } from '@hanpan/money';
import type { StakeAllowed } from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import { liveDelayMs } from './live-delay.ts';
import type { LegTerms, NewWait } from './place-bet-store.ts';
import type { Refusal, Slip } from './slip.ts';
import type { TakenBet } from './taken-bet.ts';

/** Refusals of the books, and of nothing else: a trader may take more than the rules do. */
const askable: ReadonlySet<string> = new Set(['B6015', 'B6016']);

/** What the rules say about its stake. */
interface StakeVerdict {
  readonly allowed: StakeAllowed;
  readonly refused: Refusal | undefined;
}

/**
 * How a slip has to wait: for a trader where it is bigger than what is taken by itself and the site has a desk, for the
 * delay of its sports where a leg is in play. Undefined where it is accepted or refused at once.
 */
export function waitOf(taken: TakenBet<Slip>, verdict: StakeVerdict, nowMs: number): NewWait | undefined {
  const { slip, legs } = taken.judged;
  const { bet, bigBet } = slip.settings;
  const { allowed, refused } = verdict;
  const terms = { consent: slip.oddsPolicy, terms: termsOf(taken) };
  const isBig = refused === undefined ? slip.stake > bigBet.amount : askable.has(refused.code);
  if (bigBet.isOn && isBig) {
    const allowedStake = allowed.stakeAmount < slip.stake ? allowed.stakeAmount : slip.stake;
    return { ...terms, kind: 'trader', until: new Date(nowMs + bigBet.traderMs), allowedStake };
  }
  if (refused !== undefined) return undefined;
  const delayMs = liveDelayMs(bet.delay, legs);
  if (delayMs === 0) return undefined;
  return { ...terms, kind: 'delay', until: new Date(nowMs + delayMs), allowedStake: slip.stake };
}

function termsOf({ judged: { slip, legs } }: TakenBet<Slip>): LegTerms[] {
  const seen = new Map(slip.legs.map(({ selectionId, odds }) => [selectionId, oddsFromDecimal(odds)]));
  return legs.map((leg) => ({
    selectionId: leg.id,
    oddsMilli: need(seen.get(leg.id), 'the price that was seen'),
    home: leg.home_score,
    away: leg.away_score,
  }));
}
