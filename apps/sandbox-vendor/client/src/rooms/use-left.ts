import { useEffect, useState } from 'react';
import type { RoomView } from './room-view.ts';

const lastSeconds = 5;

export interface Left {
  ms: number;
  seconds: number;
  /** Whether betting closes in a moment. */
  isLast: boolean;
}

/** How long bets of the running round are taken still, by the server's clock. */
export function useLeft(view: Pick<RoomView, 'room' | 'clockOffsetMs'>): Left {
  const closesAtMs = view.room?.round?.closesAtMs ?? 0;
  const [leftMs, setLeftMs] = useState(() => closesAtMs - Date.now() - view.clockOffsetMs);
  useEffect(() => {
    const tell = () => setLeftMs(closesAtMs - Date.now() - view.clockOffsetMs);
    tell();
    const timer = setInterval(tell, 200);
    return () => clearInterval(timer);
  }, [closesAtMs, view.clockOffsetMs]);
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return { ms: leftMs, seconds, isLast: seconds <= lastSeconds };
}
