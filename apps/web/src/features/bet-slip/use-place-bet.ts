import { CallError, newIdempotencyKey, useCaller } from '@hanpan/client';
import type { ResultCode } from '@hanpan/contract';
import type { Amount } from '@hanpan/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useApplyBalance } from '../../app/session.ts';
import { type BetAnswer, type BetRequest, type LegView, type OddsPolicy, toRequest } from './model.ts';
import { useSlip } from './slip-store.ts';

/** BC-04: a lost answer is asked for once more after 5 s; then the member decides. */
const networkRetryMs = 5000;

/** Refusals that say that the board on screen is behind the house. */
const boardIsOld: ReadonlySet<ResultCode> = new Set(['B6010', 'B6011', 'B6012', 'B6013']);

/** Every list a new bet appears in. */
const historyPaths = ['/api/bet/betlistNew', '/api/bet/sportBetlist', '/api/sport/openBets'];

/** Turned away at the door: it says nothing about a bet that an earlier try may have placed. */
const turnedAway: ReadonlySet<ResultCode> = new Set(['E401', 'E403', 'E429', 'TK999']);

type Send = (request: BetRequest) => Promise<BetAnswer>;

/** The same body with the same key: however often it is sent, there is one bet. */
async function sendTwice(send: Send, request: BetRequest): Promise<BetAnswer> {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof CallError) || !error.unknown) throw error;
    await new Promise((resolve) => setTimeout(resolve, networkRetryMs));
    return send(request).catch((second: unknown) => {
      throw isFinal(second, true) ? second : error;
    });
  }
}

/** Whether this answer decides what became of the bet. */
function isFinal(error: unknown, isRepeat: boolean): error is CallError {
  if (!(error instanceof CallError) || error.unknown) return false;
  return !(isRepeat && turnedAway.has(error.code));
}

export interface PlaceBet {
  readonly isSending: boolean;
  readonly place: (views: readonly LegView[], stakeAmount: Amount, policy: OddsPolicy) => void;
  /** Sends an attempt without an answer again, word for word. */
  readonly checkAgain: (request: BetRequest) => void;
}

/** Places bets for this member. One at a time: pressing again while one is under way does nothing. */
export function usePlaceBet(memId: string | undefined, onBoardOld: () => void): PlaceBet {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const applyBalance = useApplyBalance();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

  const submit = useCallback(
    async (request: BetRequest, isRepeat: boolean) => {
      if (underWay.current || memId === undefined) return;
      underWay.current = true;
      setSending(true);
      const slip = useSlip.getState();
      slip.begin({ memId, request });
      try {
        const answer = await sendTwice((body) => caller('/api/bet/betProc', body), request);
        slip.accept({ memId, answer });
        applyBalance(answer);
        for (const path of historyPaths) void queryClient.invalidateQueries({ queryKey: [path] });
      } catch (error) {
        // Without a final answer the attempt stays, and with it the key.
        if (!isFinal(error, isRepeat)) return;
        slip.refuse(error.message);
        if (boardIsOld.has(error.code)) onBoardOld();
      } finally {
        underWay.current = false;
        setSending(false);
      }
    },
    [caller, queryClient, applyBalance, memId, onBoardOld],
  );

  return {
    isSending,
    place: (views, stakeAmount, policy) =>
      void submit(toRequest(views, stakeAmount, policy, newIdempotencyKey()), false),
    checkAgain: (request) => void submit(request, true),
  };
}
