import { symbolArt } from '../art/symbol-art.ts';
import type { View } from '../game/view.ts';
import type { MessageKey, Translate } from '../messages.ts';

const reasons: Readonly<Record<string, MessageKey>> = {
  'launch-used': 'closed.launch-used',
  'session-ended': 'closed.session-ended',
  'session-replaced': 'closed.session-replaced',
  'not-found': 'closed.not-found',
};

/** The page before it can play, and after it no longer can. */
export function Closed({ view, t }: { view: View; t: Translate }) {
  if (view.phase === 'loading') {
    return (
      <div className="closed" role="status">
        <img src={symbolArt.lantern} alt="" className="swaying" />
        <p>{t(view.reconnecting ? 'hint.reconnecting' : 'loading')}</p>
      </div>
    );
  }
  if (view.phase !== 'closed') return null;
  return (
    <div className="closed" role="alert">
      <img src={symbolArt.lantern} alt="" />
      <p>{t(reasons[view.closed ?? ''] ?? 'closed.unreachable')}</p>
      {view.lobbyUrl && (
        <a className="button filled" href={view.lobbyUrl}>
          {t('action.lobby')}
        </a>
      )}
    </div>
  );
}
