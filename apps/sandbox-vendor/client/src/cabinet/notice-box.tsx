import type { MessageKey } from '../messages/texts.ts';
import type { Translate } from '../messages/translate.ts';
import { type CabinetView, leadsToLobby, type Notice } from './view.ts';

interface NoticeProps {
  view: CabinetView;
  t: Translate;
  onDismiss: () => void;
}

/** What happened to the money, and the next step. */
export function NoticeBox({ view, t, onDismiss }: NoticeProps) {
  const { notice } = view;
  if (!notice) return null;
  const link = linkOf(notice, view, t);
  return (
    <div className="notice" role="alert">
      <p>{textOf(notice, view, t)}</p>
      <div className="notice-actions">
        {link && (
          <a className="button filled" href={link.href} target={link.target} rel="opener">
            {link.text}
          </a>
        )}
        <button type="button" className="button" onClick={onDismiss}>
          {t('action.confirm')}
        </button>
      </div>
    </div>
  );
}

function textOf(notice: Notice, { isDemo }: CabinetView, t: Translate): string {
  switch (notice.kind) {
    case 'refused':
      // Nobody can deposit play money: what helps is said instead.
      if (isDemo && notice.reason === 'not-enough-money') return t('notice.no-play-money');
      return t(`notice.${notice.reason}`);
    case 'returned':
      return t(returnedKey(notice.reason));
    case 'unresolved':
      return t('notice.unresolved', { round: notice.roundId });
    case 'win-waiting':
      return t('notice.winWaiting', { amount: notice.amount });
    case 'win-refused':
      return t('notice.winRefused', { round: notice.roundId });
  }
}

function returnedKey(reason: Extract<Notice, { kind: 'returned' }>['reason']): MessageKey {
  return reason === 'connection-lost' ? 'notice.returned' : `notice.${reason}`;
}

function linkOf(notice: Notice, { depositUrl, lobbyUrl }: CabinetView, t: Translate) {
  if (notice.kind !== 'refused' && notice.kind !== 'returned') return undefined;
  if (notice.reason === 'not-enough-money' && depositUrl) {
    return { href: depositUrl, text: t('action.deposit'), target: '_blank' };
  }
  if (leadsToLobby(notice.reason) && lobbyUrl) {
    return { href: lobbyUrl, text: t('action.lobby'), target: undefined };
  }
  return undefined;
}
