import { useEffect, useRef } from 'react';
import { leadsToLobby } from '../../cabinet/view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { RoomKey, TranslateRoom } from '../messages/texts.ts';
import type { RoomNotice, RoomView } from '../room-view.ts';

interface ToldProps {
  view: RoomView;
  betName: (bet: string) => string;
  t: TranslateRoom;
  tc: Translate;
  onDismiss: () => void;
}

const passingMs = 3000;

/** Of no consequence for money: said once, and gone by itself. What moved money or asks for a step stays until it is read. */
const passing: ReadonlySet<RoomNotice> = new Set([
  'round-closed',
  'stake-not-offered',
  'above-limit',
  'above-bet-limit',
  'above-round-limit',
  'bet-not-offered',
  'too-soon',
]);

/** Above the chips, never over the cards. What happened to a press or to the money, and the next step. */
export function Told({ view, betName, t, tc, onDismiss }: ToldProps) {
  const { told, toldBetId, toldBets, toldAmount, depositUrl, lobbyUrl } = view;
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (told === null || !passing.has(told)) return;
    const timer = setTimeout(() => dismiss.current(), passingMs);
    return () => clearTimeout(timer);
  }, [told]);
  if (view.reconnecting) {
    return (
      <div className="room-told" role="alert">
        <p>{tc('hint.reconnecting')}</p>
      </div>
    );
  }
  if (told === null) return null;
  const facts = { id: toldBetId ?? '', bets: toldBets.map(betName).join(', '), amount: toldAmount };
  return (
    <div className="room-told" role="alert">
      <p>{t(`told_${told}` as RoomKey, facts)}</p>
      {told === 'not-enough-money' && depositUrl && (
        <a className="button filled" href={depositUrl} target="_blank" rel="noopener opener">
          {tc('action.deposit')}
        </a>
      )}
      {leadsToLobby(told) && lobbyUrl && (
        <a className="button filled" href={lobbyUrl}>
          {tc('action.lobby')}
        </a>
      )}
      <button type="button" className="button" onClick={onDismiss}>
        {tc('action.confirm')}
      </button>
    </div>
  );
}
