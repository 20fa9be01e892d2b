import { useCallQuery, useMoneyCall, usePush, useRefresh, useResync } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { prefersStillness } from '@hanpan/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { holdBalance, releaseBalance } from '../../app/hold-back.ts';
import { useBalance } from '../../app/session.ts';
import { useApplyPoints } from '../../app/use-apply-points.ts';
import { restAngle, type Slice, type Spin } from './model.ts';
import { useSound } from './use-sound.ts';

const path = '/api/rotary/info';
/** As long as the wheel turns; the same as in `wheel.module.css`. */
const turnMs = 3600;
/** So that nothing under the pointer is covered by it before the first turn. */
const startAngle = 32;

/** Prizes, turns left and the latest results. A deposit that is approved elsewhere may bring a turn. */
export function useWheel() {
  const refresh = useRefresh(path);
  usePush('cashRequest', refresh);
  useResync(refresh);
  return useCallQuery(path, {});
}

/** The most that the server may take to draw before its push is shown as it comes. */
const drawMs = 8000;

type SpinResponse = DataOf<'/api/rotary/spin'>;

/**
 * One turn. The server has drawn before anything moves; the wheel only shows the result, and the display of
 * history and balance waits until it rests. With reduced motion it rests at once.
 */
export function useSpin(slices: readonly Slice[]) {
  const refresh = useRefresh(path);
  const applyPoints = useApplyPoints();
  const { pointAmt } = useBalance();
  const money = useMoneyCall();
  const sound = useSound();
  const [turnedBy, setTurnedBy] = useState(startAngle);
  const [turning, setTurning] = useState<SpinResponse>();
  const [result, setResult] = useState<Spin>();

  const show = (response: SpinResponse) => {
    setTurning(undefined);
    setResult(response.spin);
    if (response.spin.points > 0) sound.win();
    applyPoints(response);
    releaseBalance();
    refresh();
  };
  const rest = useEffectEvent(show);
  useEffect(() => {
    if (turning === undefined) return;
    const timer = setTimeout(() => rest(turning), turnMs);
    return () => clearTimeout(timer);
  }, [turning]);

  // Whoever leaves the page meanwhile sees the points that there are.
  useEffect(() => releaseBalance, []);

  const spin = async () => {
    if (turning) return;
    setResult(undefined);
    holdBalance({ pointAmt }, drawMs);
    const { data, failure } = await money.submit('/api/rotary/spin', {});
    // Where it was refused, another screen may have taken the last turn.
    if (failure) {
      refresh();
      releaseBalance();
    }
    if (data === undefined) return;
    const slice = slices[data.spin.prizeIndex];
    if (slice) setTurnedBy((before) => restAngle(before, slice));
    if (prefersStillness()) show(data);
    else {
      holdBalance({ pointAmt }, turnMs + 1000);
      setTurning(data);
      sound.turn(turnMs);
    }
  };
  return {
    turnedBy,
    result,
    isBusy: money.isSending || turning !== undefined,
    failure: money.failure,
    isTurning: turning !== undefined,
    /** Shows the result at once: it has been drawn before the wheel began to turn. */
    skip: () => turning && show(turning),
    spin: () => void spin(),
    sound,
  };
}
