import { newIdempotencyKey, useMoneyCall } from '@hanpan/client';
import type { DataOf, ResultCode } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import type { Amount } from '@hanpan/money';
import { useApplyBalance } from '../../app/session.ts';
import { type BetAnswer, type BetRequest, type LegView, type OddsPolicy, toRequest } from './model.ts';
import { useSlip } from './slip-store.ts';

/** BC-04: a lost response is retried once after 5 s; then the member decides. */
const repeatAfterMs = 5000;

/** BC-04: so long the server needs at most for the bets before it (B9999). */
const settlingMs = 30_000;

/** Refusals that mean that the board on screen is outdated. */
const boardIsOld: ReadonlySet<ResultCode> = new Set(['B6010', 'B6011', 'B6012', 'B6013', 'B6018']);

/** A dialog comes up that asks for what is missing; once it has that, the slip has nothing left to say. */
const isAskedFor: ReadonlySet<ResultCode> = new Set(['D001', 'X007']);

/** One bet and several are kept alike. */
function answerOf(data: DataOf<'/api/bet/betProc'> | DataOf<'/api/bet/betSystem'>): BetAnswer {
  const { cashAmt, version } = data;
  const [first, ...further] = 'bet' in data ? [data.bet] : data.bets;
  if (first === undefined) throw new Error('an accepted slip has a bet');
  return { bets: [first, ...further], cashAmt, version };
}

/** Every list in which a new bet appears. */
const refreshes = [
  '/api/bet/quote',
  '/api/bet/betlistNew',
  '/api/bet/sportBetlist',
  '/api/sport/openBets',
] as const;

export interface PlaceBet {
  readonly isSending: boolean;
  readonly place: (
    views: readonly LegView[],
    stakeAmount: Amount,
    policy: OddsPolicy,
    how: Pick<BetRequest, 'quote' | 'size'>,
  ) => void;
  /** Sends an indeterminate attempt again, unchanged. */
  readonly checkAgain: (request: BetRequest) => void;
}

/**
 * Places bets for this member. The slip keeps the attempt and its key, so that both outlive a reload: without a final
 * result they stay.
 */
export function usePlaceBet(memId: string | undefined, onBoardOld: () => void): PlaceBet {
  const applyBalance = useApplyBalance();
  const money = useMoneyCall({ refreshes, repeatAfterMs });

  const send = (request: BetRequest, isRepeat: boolean, keep: () => void) => {
    const { idempotencyKey: key, size, ...intention } = request;
    const attempt = { key, isRepeat, keep };
    return size === undefined
      ? money.submit('/api/bet/betProc', intention, attempt)
      : money.submit('/api/bet/betSystem', { ...intention, size }, attempt);
  };

  const submit = async (request: BetRequest, isRepeat: boolean) => {
    if (memId === undefined) return;
    const slip = useSlip.getState();
    const { data, failure } = await send(request, isRepeat, () => slip.begin({ memId, request }));
    if (data !== undefined) {
      slip.accept({ memId, answer: answerOf(data) });
      applyBalance(data);
    }
    if (failure === undefined || failure.isIndeterminate) return;
    const isSettling = failure.code === 'B9999';
    const pause = isSettling ? { memId, untilMs: serverNow() + settlingMs } : undefined;
    if (failure.code !== undefined && isAskedFor.has(failure.code)) return slip.forget();
    slip.refuse({ memId, text: failure.message ?? '' }, pause);
    if (failure.code !== undefined && boardIsOld.has(failure.code)) onBoardOld();
  };

  return {
    isSending: money.isSending,
    place: (views, stakeAmount, policy, how) =>
      void submit(
        toRequest(views, stakeAmount, policy, { idempotencyKey: newIdempotencyKey(), ...how }),
        false,
      ),
    checkAgain: (request) => void submit(request, true),
  };
}
