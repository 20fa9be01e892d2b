import type { RoomInfo } from '../../../src/rooms/room-api.ts';
import type { PlayApi } from '../api.ts';
import { InfoDialog } from '../cabinet/info-dialog.tsx';
import { gameTranslator, type Translate } from '../messages/translate.ts';
import type { TranslateRoom } from '../rooms/messages/texts.ts';
import { Fair } from '../rooms/parts/fair.tsx';
import type { RoomView } from '../rooms/room-view.ts';
import { Limits } from './limits.tsx';
import { virtualTexts } from './messages.ts';
import type { VirtualParts } from './parts.ts';

interface InfoProps {
  view: RoomView;
  info: RoomInfo;
  parts: VirtualParts;
  api: PlayApi;
  t: TranslateRoom;
  tc: Translate;
  onClose: () => void;
}

const pages = ['pays', 'fair'] as const;

/** One press away: rules, exact returns, and the proof of every round. */
export function VirtualInfo({ onClose, parts, ...props }: InfoProps) {
  const { view, info, tc } = props;
  const text = gameTranslator(virtualTexts, view.lang);
  return (
    <InfoDialog t={tc} names={pages} titleOf={text} onClose={onClose}>
      {(shown) =>
        shown === 'fair' ? (
          <Fair {...props} />
        ) : (
          <>
            <parts.Rules info={info} card={view.room?.round?.card ?? null} lang={view.lang} />
            <Limits round={view.room?.round ?? null} info={info} parts={parts} lang={view.lang} />
            <p>{text('odds')}</p>
            <p>{text('common')}</p>
            <p>{tc('info.longRun')}</p>
          </>
        )
      }
    </InfoDialog>
  );
}
