import lanternUrl from '../art/symbols/lantern.svg';
import type { MessageKey } from '../messages/texts.ts';
import type { Translate } from '../messages/translate.ts';
import type { CabinetView } from './view.ts';

const reasons: Readonly<Record<string, MessageKey>> = {
  'launch-used': 'closed.launch-used',
  'session-ended': 'closed.session-ended',
  'session-replaced': 'closed.session-replaced',
  'not-found': 'closed.not-found',
};

interface ClosedProps {
  view: Pick<CabinetView, 'phase' | 'closed' | 'reconnecting' | 'lobbyUrl'>;
  t: Translate;
}

/** The page before it can play, and after it no longer can. */
export function Closed({ view, t }: ClosedProps) {
  if (view.phase === 'loading') {
    return (
      <div className="closed" role="status">
        <img src={lanternUrl} alt="" className="swaying" />
        <p>{t(view.reconnecting ? 'hint.reconnecting' : 'loading')}</p>
      </div>
    );
  }
  if (view.phase !== 'closed') return null;
  return (
    <div className="closed" role="alert">
      <img src={lanternUrl} alt="" />
      <p>{t(reasons[view.closed ?? ''] ?? 'closed.unreachable')}</p>
      {view.lobbyUrl && (
        <a className="button filled" href={view.lobbyUrl}>
          {t('action.lobby')}
        </a>
      )}
    </div>
  );
}
