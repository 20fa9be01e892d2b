import type { RoomState } from '../../../../src/rooms/room-api.ts';
import type { ShownGame } from '../games-shown.ts';
import type { TranslateRoom } from '../messages/texts.ts';

/** As many as a wide phone has room for; the oldest leave first where there is less. */
const most = 20;

interface BeadRowProps {
  past: RoomState['past'];
  beadOf: ShownGame['beadOf'];
  t: TranslateRoom;
}

/** What came last, in one row above the layout, the newest at its end: on a phone the roads lie far below. */
export function BeadRow({ past, beadOf, t }: BeadRowProps) {
  return (
    <ol className="bead-row" aria-label={t('recent')}>
      {past.slice(-most).map(({ id, summary }) => {
        const { text, tone } = beadOf(summary, t);
        return (
          <li key={id} className="num" data-tone={tone}>
            {text}
          </li>
        );
      })}
    </ol>
  );
}
