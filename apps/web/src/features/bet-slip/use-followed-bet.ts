import { answerWithinMs, useCaller, usePush, useResync } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { followBet } from './model.ts';
import { useSlip } from './slip-store.ts';

/** A wait that is over is decided by a job, which comes a moment later. */
const decidedWithinMs = 1_000;
const lookEveryMs = 3_000;

/**
 * Keeps the confirmed bet current. Its push comes only to an open page with a connection: so one that waits is read when
 * the page is opened, after every reconnect, and from the end of its wait until it is decided. The clock is looked at,
 * because a sleeping phone stops timers.
 */
export function useFollowedBet(bet: Bet | undefined): void {
  const caller = useCaller();
  const follow = useSlip((slip) => slip.follow);
  const isReading = useRef(false);
  usePush('bet', (push) => follow((answer) => followBet(answer, push.bet)));

  const read = useEffectEvent(async () => {
    if (bet?.status !== 'WAIT' || isReading.current) return;
    isReading.current = true;
    const body = { betIdx: bet.betIdx };
    const found = await caller('/api/bet/sportBetlist', body, { timeoutMs: answerWithinMs }).catch(
      () => undefined,
    );
    isReading.current = false;
    const now = found?.list.find(({ betIdx }) => betIdx === bet.betIdx);
    // What was pushed meanwhile is newer than an answer that was under way.
    if (now) follow((answer) => (answer.bets.includes(bet) ? followBet(answer, now) : answer));
  });
  useResync(() => void read());

  const betIdx = bet?.wait ? bet.betIdx : undefined;
  const until = bet?.wait?.until;
  useEffect(() => {
    if (betIdx !== undefined) void read();
  }, [betIdx]);
  useEffect(() => {
    if (until === undefined) return;
    const decidedAtMs = Date.parse(until) + decidedWithinMs;
    const timer = setInterval(() => {
      if (serverNow() >= decidedAtMs) void read();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [until]);
}
