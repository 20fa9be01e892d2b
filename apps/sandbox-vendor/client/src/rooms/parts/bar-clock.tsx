import type { TranslateRoom } from '../messages/texts.ts';
import type { RoomView } from '../room-view.ts';
import { useLeft } from '../use-left.ts';

interface BarClockProps {
  view: RoomView;
  open: boolean;
  t: TranslateRoom;
}

/** The countdown once more, for a phone whose table has been scrolled away. What is read out stands at the table. */
export function BarClock({ view, open, t }: BarClockProps) {
  const { seconds, isLast } = useLeft(view);
  const isOpen = open && seconds > 0;
  return (
    <span className="bar-clock num" data-last={isOpen && isLast} data-open={isOpen} aria-hidden="true">
      {t(isOpen ? 'secondsLeft' : 'closedShort', { seconds })}
    </span>
  );
}
