import { useEffect, useState } from 'react';
import type { PlayApi } from '../api.ts';
import type { Translate } from '../messages/translate.ts';
import { Icon } from './icons.tsx';
import { Money } from './money.tsx';
import { roundName } from './round-time.ts';
import { RoundsDialog } from './rounds-dialog.tsx';
import type { CabinetView } from './view.ts';

interface HudProps {
  view: CabinetView;
  t: Translate;
  api: Pick<PlayApi, 'ask'>;
  onInfo: () => void;
  onSound: () => void;
}

/** Time played and its cost: always in sight during play. */
export function Hud({ view, t, api, onInfo, onSound }: HudProps) {
  const [roundsOpen, setRoundsOpen] = useState(false);
  const { session, lobbyUrl } = view;
  const net = session ? session.returnedAmount - session.stakedAmount : 0;
  return (
    <header className="hud">
      <div className="figures">
        {session && (
          <dl>
            <div>
              <dt>{t('label.elapsed')}</dt>
              <dd>
                <Elapsed sinceMs={session.startedAtMs - view.clockOffsetMs} />
              </dd>
            </div>
            <div>
              <dt>{t('label.net')}</dt>
              <dd data-testid="net">
                <Money value={net} t={t} signed />
              </dd>
            </div>
          </dl>
        )}
        {view.isDemo && view.mode === 'play' && <p className="demo-mark">{t('label.demo')}</p>}
        {view.replayed && (
          <p className="replay-mark">
            <span>{t('label.replay')}</span>{' '}
            <small className="num">{roundName(view.replayed, view.lang)}</small>
          </p>
        )}
      </div>
      <div className="tools">
        <button
          type="button"
          className="tool"
          onClick={onSound}
          aria-pressed={view.sound}
          aria-label={t(view.sound ? 'action.soundOff' : 'action.soundOn')}
        >
          <Icon name={view.sound ? 'soundOn' : 'soundOff'} />
        </button>
        <button type="button" className="tool" onClick={onInfo} aria-label={t('action.info')}>
          <Icon name="info" />
        </button>
        {view.mode === 'play' && (
          <button
            type="button"
            className="tool"
            onClick={() => setRoundsOpen(true)}
            aria-label={t('action.rounds')}
          >
            <Icon name="rounds" />
          </button>
        )}
        {view.mode === 'replay' && (
          <button type="button" className="tool" onClick={closeWindow} aria-label={t('action.close')}>
            <Icon name="close" />
          </button>
        )}
        {lobbyUrl && (
          <a className="tool" href={lobbyUrl} aria-label={t('action.lobby')}>
            <Icon name="lobby" />
          </a>
        )}
      </div>
      {roundsOpen && <RoundsDialog api={api} t={t} onClose={() => setRoundsOpen(false)} />}
    </header>
  );
}

/** The site opens a replay in a window of its own; one that was opened by hand cannot be closed and goes back. */
function closeWindow(): void {
  window.close();
  if (!window.closed) history.back();
}

function Elapsed({ sinceMs }: { sinceMs: number }) {
  const [seconds, setSeconds] = useState(() => secondsSince(sinceMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(sinceMs)), 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <time className="num">{`${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`}</time>
  );
}

function secondsSince(sinceMs: number): number {
  return Math.max(0, Math.floor((Date.now() - sinceMs) / 1000));
}
