import { useEffect, useState } from 'react';
import type { RoomInfo } from '../../../../src/rooms/room-api.ts';
import { Icon } from '../../cabinet/icons.tsx';
import { Money } from '../../cabinet/money.tsx';
import { roundName } from '../../cabinet/round-time.ts';
import type { Translate } from '../../messages/translate.ts';
import type { TranslateRoom } from '../messages/texts.ts';
import type { RoomView } from '../room-view.ts';

interface TopProps {
  view: RoomView;
  info: RoomInfo;
  /** Whether the result of the round is plain to see: a replay tells no sooner what it came to. */
  isShown: boolean;
  t: TranslateRoom;
  tc: Translate;
  onInfo: () => void;
  onSound: () => void;
}

/** What is played where; the time it takes and what it costs are always in sight. */
export function Top({ view, info, isShown, t, tc, onInfo, onSound }: TopProps) {
  const { lobbyUrl } = view;
  const isReplay = view.mode === 'replay';
  const session = isReplay && !isShown ? null : view.session;
  const [least] = info.limits.chips;
  const limits = { min: least ?? 0, max: info.limits.mostAmount };
  return (
    <header className="room-top">
      <h1>{info.name[view.lang]}</h1>
      {view.isDemo && <span className="demo-mark">{tc('label.demo')}</span>}
      {view.replayed && (
        <span className="room-replay">
          {tc('label.replay')} <small className="num">{roundName(view.replayed, view.lang)}</small>
        </span>
      )}
      <span className="room-limits num">{t('limits', limits)}</span>
      {view.room?.round && (
        <span className="room-number num">{t('round', { number: view.room.round.number })}</span>
      )}
      {!isReplay && (
        <dl>
          <dt>{tc('label.elapsed')}</dt>
          <dd className="num">{session && <Elapsed sinceMs={session.startedAtMs - view.clockOffsetMs} />}</dd>
        </dl>
      )}
      <dl>
        <dt>{tc('label.net')}</dt>
        <dd data-testid="net">
          {session ? <Money value={session.returnedAmount - session.stakedAmount} t={tc} signed /> : '–'}
        </dd>
      </dl>
      <span className="room-tools">
        <button
          type="button"
          className="tool"
          onClick={onSound}
          aria-pressed={view.sound}
          aria-label={tc(view.sound ? 'action.soundOff' : 'action.soundOn')}
        >
          <Icon name={view.sound ? 'soundOn' : 'soundOff'} />
        </button>
        <button type="button" className="tool" onClick={onInfo} aria-label={tc('action.info')}>
          <Icon name="info" />
        </button>
        {lobbyUrl && (
          <a className="tool" href={lobbyUrl} aria-label={tc('action.lobby')}>
            <Icon name="lobby" />
          </a>
        )}
      </span>
    </header>
  );
}

function Elapsed({ sinceMs }: { sinceMs: number }) {
  const since = () => Math.max(0, Math.floor((Date.now() - sinceMs) / 1000));
  const [seconds, setSeconds] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.floor((Date.now() - sinceMs) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <time>{`${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`}</time>
  );
}
