import { useEffect, useRef, useState } from 'react';
import type { RoomInfo } from '../../../src/rooms/room-api.ts';
import type { PlayApi } from '../api.ts';
import { Icon } from '../cabinet/icons.tsx';
import { InfoPage } from '../cabinet/info-page.tsx';
import { gameTranslator, type Translate } from '../messages/translate.ts';
import type { TranslateRoom } from '../rooms/messages/texts.ts';
import { Fair } from '../rooms/parts/fair.tsx';
import type { RoomView } from '../rooms/room-view.ts';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<(typeof pages)[number]>('pays');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="info" onClose={onClose} aria-label={tc('info.title')}>
      <header>
        <h2>{tc('info.title')}</h2>
        <button
          type="button"
          className="tool"
          onClick={() => dialog.current?.close()}
          aria-label={tc('action.close')}
        >
          <Icon name="close" />
        </button>
      </header>
      <nav>
        {pages.map((name) => (
          <button key={name} type="button" aria-current={name === shown} onClick={() => setShown(name)}>
            {text(name)}
          </button>
        ))}
      </nav>
      <InfoPage name={text(shown)}>
        {shown === 'fair' ? (
          <Fair {...props} />
        ) : (
          <>
            <parts.Rules info={info} card={view.room?.round?.card ?? null} lang={view.lang} />
            <p>{text('odds')}</p>
            <p>{text('common')}</p>
            <p>{tc('info.longRun')}</p>
          </>
        )}
      </InfoPage>
    </dialog>
  );
}
