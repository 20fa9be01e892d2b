import type { Translate } from '../../messages/translate.ts';
import type { RoomKey, TranslateRoom } from '../messages/texts.ts';
import type { RoomView } from '../room-view.ts';

interface ToldProps {
  view: RoomView;
  betName: (bet: string) => string;
  t: TranslateRoom;
  tc: Translate;
  onDismiss: () => void;
}

/** What happened to a press or to the money, and the next step. */
export function Told({ view, betName, t, tc, onDismiss }: ToldProps) {
  const { told, toldBetId, toldBets, toldAmount, depositUrl } = view;
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
      <button type="button" className="button" onClick={onDismiss}>
        {tc('action.confirm')}
      </button>
    </div>
  );
}
