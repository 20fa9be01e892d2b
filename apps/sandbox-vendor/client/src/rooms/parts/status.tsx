import { useEffect, useState } from 'react';
import { CountUp } from '../../cabinet/count-up.tsx';
import type { Translate } from '../../messages/translate.ts';
import type { RoomKey, TranslateRoom } from '../messages/texts.ts';
import { type RoomView, resultOf } from '../room-view.ts';

const lastSeconds = 5;
/** In stakes. */
const bigWin = 10;
const circumference = 2 * Math.PI * 23;

interface StatusProps {
  view: RoomView;
  bettingMs: number;
  /** The result of this round in words, once it is plain to see. */
  result: string | null;
  /** And of the round before, while the next one is open. */
  before: string | null;
  t: TranslateRoom;
  tc: Translate;
}

/** How long bets are taken, and what became of them. */
export function Status({ view, bettingMs, result, before, t, tc }: StatusProps) {
  const round = view.room?.round;
  if (result !== null) return <Result view={view} text={result} t={t} tc={tc} />;
  if (round?.state === 'open') return <Countdown view={view} bettingMs={bettingMs} before={before} t={t} />;
  const text: RoomKey =
    round === null || round === undefined ? 'resting' : round.state === 'closed' ? 'noMore' : 'drawing';
  return (
    <div className="room-status" role="status">
      <b>{t(text)}</b>
    </div>
  );
}

function Countdown({ view, bettingMs, before, t }: Omit<StatusProps, 'result' | 'tc'>) {
  const closesAtMs = view.room?.round?.closesAtMs ?? 0;
  const [leftMs, setLeftMs] = useState(() => closesAtMs - Date.now() - view.clockOffsetMs);
  useEffect(() => {
    const tell = () => setLeftMs(closesAtMs - Date.now() - view.clockOffsetMs);
    tell();
    const timer = setInterval(tell, 200);
    return () => clearInterval(timer);
  }, [closesAtMs, view.clockOffsetMs]);
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const isLast = seconds <= lastSeconds;
  const share = Math.min(1, Math.max(0, leftMs / bettingMs));
  return (
    <div className="room-status" data-last={isLast}>
      <span className="ring num">
        <svg viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="23" className="ring-ground" />
          <circle
            cx="26"
            cy="26"
            r="23"
            className="ring-left"
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - share)}
            transform="rotate(-90 26 26)"
          />
        </svg>
        {seconds}
      </span>
      <span>
        <b role="status">{t(seconds === 0 ? 'noMore' : isLast ? 'lastSeconds' : 'betting')}</b>
        {before !== null && <small>{before}</small>}
      </span>
    </div>
  );
}

/** At or below the stake it is called a return, without celebration. */
function Result({ view, text, t, tc }: Pick<StatusProps, 'view' | 't' | 'tc'> & { text: string }) {
  const result = resultOf(view.room?.mine ?? []);
  const tone = result === null ? 'none' : toneOf(result);
  const names = { won: 'won', lost: 'lost', returned: 'returnedResult' } as const;
  return (
    <>
      <div className="room-status result" data-tone={tone} role="status">
        {tone !== 'none' && <em>{t(names[tone])}</em>}
        <span>
          <b>{text}</b>
          <small>
            {result === null
              ? t('noBet')
              : t('resultLine', {
                  staked: result.stakeAmount,
                  returned: result.totalAmount,
                })}
          </small>
        </span>
      </div>
      {result !== null && tone === 'won' && (
        <p className="win-plaque" data-big={result.totalAmount >= result.stakeAmount * bigWin} aria-hidden>
          <span>{t('won')}</span>
          <strong>
            <CountUp to={result.totalAmount} durationMs={900} t={tc} />
          </strong>
        </p>
      )}
    </>
  );
}

function toneOf({
  stakeAmount,
  totalAmount,
}: {
  stakeAmount: number;
  totalAmount: number;
}): 'won' | 'returned' | 'lost' {
  if (totalAmount > stakeAmount) return 'won';
  return totalAmount > 0 ? 'returned' : 'lost';
}
