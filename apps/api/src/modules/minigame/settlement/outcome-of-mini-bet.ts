import type { Amount } from '@hanpan/money';
import {
  type BetSettlement,
  defaultMiniGameRules,
  eligibleStake,
  miniMarkets,
  selectionOfDraw,
  settleBet,
  settleMini,
  settlementFigures,
  voidRound,
} from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import type { Outcome } from '../../play/index.ts';
import { miniDrawOf } from '../results-of-draw.ts';
import type { DecidedBet, SettledMiniBet } from './settle-store.ts';

/** What a bet comes to: what is kept of it, and its figures for everybody who reads play. */
export interface MiniOutcome {
  readonly bet: DecidedBet;
  readonly settled: SettledMiniBet;
  readonly returned: Amount;
  readonly win: Amount;
  readonly counted: Amount;
  readonly eligible: Amount;
}

/** The market as it was when the bet was taken. */
function marketOf({ game, market, line }: DecidedBet) {
  const rules = line === null ? defaultMiniGameRules : { kenoUnderUpTo: line, kenoLadderSplit: line };
  return need(
    miniMarkets(game, rules).find(({ code }) => code === market),
    'the market of a bet',
  );
}

/** Throws where the market or the selection is none of its game. */
export function outcomeOfMini(bet: DecidedBet): MiniOutcome {
  const market = marketOf(bet);
  const draw = bet.numbers === null ? voidRound : miniDrawOf(bet.game, { ...bet, numbers: bet.numbers });
  const result = settleMini(market, bet.pick, draw);
  const legs = [{ oddsMilli: bet.odds_milli, result }];
  const settlement = settleBet(bet.stake, legs);
  const figures = settlementFigures(bet.stake, settlement, legs);
  return {
    bet,
    settled: {
      id: bet.id,
      status: statusOf(settlement),
      winAmount: settlement.payoutAmount,
      result: draw === voidRound ? null : selectionOfDraw(market, draw),
    },
    ...figures,
    eligible: eligibleStake({ stakeAmount: bet.stake, settlement, legs, hasBothSides: bet.has_both_sides }),
  };
}

function statusOf({ betStatus }: BetSettlement): SettledMiniBet['status'] {
  if (betStatus === 'PASS' || betStatus === 'FAIL') return betStatus;
  return 'CANCEL';
}

/** The settlement as every reader of play knows it. */
export function factOfMini({ bet, returned, win, counted, eligible }: MiniOutcome, settledAt: Date): Outcome {
  return {
    siteId: bet.site_id,
    memberId: bet.member_id,
    family: 'minigame',
    reference: bet.receipt_id,
    gameType: 'mini',
    vendor: null,
    game: bet.game,
    stake: bet.stake,
    counted,
    eligible,
    returned,
    win,
    placedAt: bet.placed_at,
    settledAt,
  };
}
