import { useCallQuery, usePush, useResync } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApplyPoints } from '../../app/use-apply-points.ts';
import { useMoneyDeed } from '../../app/use-money-deed.ts';
import { restAngle, type Slice, type Spin } from './model.ts';

const path = '/api/rotary/info';
/** As long as the wheel turns; the same as in `wheel.module.css`. */
const turnMs = 3600;
const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Prizes, turns left and the latest results. A deposit that is approved elsewhere may bring a turn. */
export function useWheel() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [path] });
  usePush('cashRequest', refresh);
  useResync(refresh);
  return useCallQuery(path, {});
}

type Answer = DataOf<'/api/rotary/spin'>;

/**
 * One turn. The server has drawn before anything moves; the wheel only shows what it drew, and what is shown of the
 * history and the balance waits until it rests. With reduced motion it rests at once.
 */
export function useSpin(slices: readonly Slice[]) {
  const queryClient = useQueryClient();
  const applyPoints = useApplyPoints();
  const [turnedBy, setTurnedBy] = useState(0);
  const [turning, setTurning] = useState<Answer>();
  const [result, setResult] = useState<Spin>();

  const show = (answer: Answer) => {
    setTurning(undefined);
    setResult(answer.spin);
    applyPoints(answer);
    void queryClient.invalidateQueries({ queryKey: [path] });
  };
  const deed = useMoneyDeed(
    (caller, _: null, idempotencyKey) => caller('/api/rotary/spin', { idempotencyKey }),
    (answer) => {
      const slice = slices[answer.spin.prizeIndex];
      if (slice) setTurnedBy((before) => restAngle(before, slice));
      if (window.matchMedia(reducedMotionQuery).matches) show(answer);
      else setTurning(answer);
    },
  );

  const rest = useEffectEvent(show);
  useEffect(() => {
    if (turning === undefined) return;
    const timer = setTimeout(() => rest(turning), turnMs);
    return () => clearTimeout(timer);
  }, [turning]);

  const spin = async () => {
    if (turning) return;
    setResult(undefined);
    // Where it was refused, another screen may have taken the last turn.
    if (!(await deed.submit(null))) await queryClient.invalidateQueries({ queryKey: [path] });
  };
  return {
    turnedBy,
    result,
    isBusy: deed.isSending || turning !== undefined,
    refusal: deed.refusal,
    spin: () => void spin(),
  };
}
