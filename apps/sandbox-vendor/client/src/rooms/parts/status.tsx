import { CountUp } from '../../cabinet/count-up.tsx';
import type { Translate } from '../../messages/translate.ts';
import { signedAmount } from '../amounts.ts';
import type { RoomKey, TranslateRoom } from '../messages/texts.ts';
import { decidedTone } from '../own-bets.ts';
import { type RoomView, resultOf } from '../room-view.ts';
import { useLeft } from '../use-left.ts';

/** In stakes. */
const bigWin = 10;
const circumference = 2 * Math.PI * 23;

interface StatusProps {
  view: RoomView;
  bettingMs: number;
  /** The result of this round in words, once it is plain to see. */
  result: string | null;
  /** What is said from the draw until then: a race is run, where cards are shown. */
  drawing?: 'drawing' | 'playing';
  /** And of the round before, while the next one is open. */
  before: string | null;
  t: TranslateRoom;
  tc: Translate;
}

/** How long bets are taken, and what became of them. */
export function Status({ view, bettingMs, result, drawing = 'drawing', before, t, tc }: StatusProps) {
  const round = view.room?.round;
  if (result !== null) return <Result view={view} text={result} t={t} tc={tc} />;
  if (round?.state === 'open') return <Countdown view={view} bettingMs={bettingMs} before={before} t={t} />;
  const text: RoomKey =
    round === null || round === undefined ? 'resting' : round.state === 'closed' ? 'noMore' : drawing;
  return (
    <div className="room-status" role="status">
      <b>{t(text)}</b>
    </div>
  );
}

function Countdown({ view, bettingMs, before, t }: Omit<StatusProps, 'result' | 'drawing' | 'tc'>) {
  const { ms: leftMs, seconds, isLast } = useLeft(view);
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
        {before !== null && <small>{t('lastRound', { result: before })}</small>}
      </span>
    </div>
  );
}

/** Over the felt for as long as the round is shown. Nothing that is not above the stake is celebrated. */
function Result({ view, text, t, tc }: Pick<StatusProps, 'view' | 't' | 'tc'> & { text: string }) {
  const mine = view.room?.mine ?? [];
  const result = resultOf(mine);
  const tone = result === null ? 'none' : decidedTone(mine.filter(({ totalAmount }) => totalAmount !== null));
  const names = { won: 'won', lost: 'lost', returned: 'returnedResult' } as const;
  return (
    <>
      <div className="room-status result" data-tone={tone} role="status">
        {tone !== 'none' && tone !== 'back' && <em>{t(names[tone])}</em>}
        <span>
          <b>{text}</b>
          <small>{result === null ? t('noBet') : moneyLine(result, tone, t)}</small>
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

function moneyLine(
  { stakeAmount, totalAmount }: { stakeAmount: number; totalAmount: number },
  tone: string,
  t: TranslateRoom,
): string {
  return tone === 'back'
    ? t('status_back', { returned: totalAmount, net: signedAmount(totalAmount - stakeAmount, t.lang) })
    : t('resultLine', { staked: stakeAmount, returned: totalAmount });
}
