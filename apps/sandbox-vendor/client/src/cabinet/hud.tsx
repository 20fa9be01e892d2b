import { memo, useEffect, useState } from 'react';
import type { PlayApi } from '../api.ts';
import type { Translate } from '../messages/translate.ts';
import { Icon } from './icons.tsx';
import { lettersOf, Money } from './money.tsx';
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

/** Time played and its cost: always in sight during play. An answer changes little of it, and only that is drawn anew. */
export function Hud({ view, t, api, onInfo, onSound }: HudProps) {
  const { session, clockOffsetMs, isDemo, mode, replayed, lobbyUrl } = view;
  return (
    <header className="hud">
      <Figures
        sinceMs={session && session.startedAtMs - clockOffsetMs}
        net={session && session.returnedAmount - session.stakedAmount}
        isDemo={isDemo && mode === 'play'}
        replayed={replayed}
        t={t}
      />
      <Tools {...{ mode, lobbyUrl, t, api, onInfo, onSound }} isLoud={view.sound} />
    </header>
  );
}

interface FiguresProps extends Pick<CabinetView, 'isDemo' | 'replayed'> {
  sinceMs: number | null;
  net: number | null;
  t: Translate;
}

const Figures = memo(({ sinceMs, net, isDemo, replayed, t }: FiguresProps) => (
  <div className="figures">
    {sinceMs !== null && net !== null && (
      <dl>
        <div>
          <dt>{t('label.elapsed')}</dt>
          <dd>
            <Elapsed sinceMs={sinceMs} />
          </dd>
        </div>
        <div>
          <dt>{t('label.net')}</dt>
          <dd data-testid="net" style={lettersOf(net, t)}>
            <Money value={net} t={t} signed />
          </dd>
        </div>
      </dl>
    )}
    {isDemo && <p className="demo-mark">{t('label.demo')}</p>}
    {replayed && (
      <p className="replay-mark">
        <span>{t('label.replay')}</span> <small className="num">{roundName(replayed, t.lang)}</small>
      </p>
    )}
  </div>
));

interface ToolsProps
  extends Pick<CabinetView, 'mode' | 'lobbyUrl'>,
    Pick<HudProps, 't' | 'api' | 'onInfo' | 'onSound'> {
  isLoud: boolean;
}

const Tools = memo(({ mode, lobbyUrl, isLoud, t, api, onInfo, onSound }: ToolsProps) => {
  const [roundsOpen, setRoundsOpen] = useState(false);
  return (
    <>
      <div className="tools">
        <button
          type="button"
          className="tool"
          onClick={onSound}
          aria-pressed={isLoud}
          aria-label={t(isLoud ? 'action.soundOff' : 'action.soundOn')}
        >
          <Icon name={isLoud ? 'soundOn' : 'soundOff'} />
        </button>
        <button type="button" className="tool" onClick={onInfo} aria-label={t('action.info')}>
          <Icon name="info" />
        </button>
        {mode === 'play' && (
          <button
            type="button"
            className="tool"
            onClick={() => setRoundsOpen(true)}
            aria-label={t('action.rounds')}
          >
            <Icon name="rounds" />
          </button>
        )}
        {mode === 'replay' && (
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
    </>
  );
});

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
