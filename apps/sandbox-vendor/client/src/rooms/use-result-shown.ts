import { useEffect } from 'react';
import type { RoomController } from './room-controller.ts';
import type { RoomView } from './room-view.ts';
import { useMarks } from './use-marks.ts';

type Outcome = NonNullable<NonNullable<NonNullable<RoomView['room']>['round']>['outcome']>;

/** Whether the result of the round is plain to see by now, `resultAtMs` after it was drawn; tells the controller once. */
export function useResultShown(
  controller: Pick<RoomController, 'resultShown'>,
  { room, clockOffsetMs }: Pick<RoomView, 'room' | 'clockOffsetMs'>,
  resultAtMs: (outcome: Outcome) => number,
): boolean {
  const round = room?.round ?? null;
  const outcome = round?.outcome ?? null;
  const isShown = useMarks(round?.drawnAtMs ?? null, clockOffsetMs, outcome ? [resultAtMs(outcome)] : []) > 0;
  const shownId = isShown ? round?.id : undefined;
  useEffect(() => {
    if (shownId !== undefined) controller.resultShown();
  }, [controller, shownId]);
  return isShown;
}
