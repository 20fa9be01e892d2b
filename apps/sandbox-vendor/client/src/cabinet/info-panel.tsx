import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameInfo } from '../../../src/play/play-api.ts';
import type { MessageKey } from '../messages/texts.ts';
import { Icon } from './icons.tsx';
import { InfoFair } from './info-fair.tsx';
import { InfoPage } from './info-page.tsx';
import type { InfoProps } from './info-props.ts';
import { InfoReturns } from './info-returns.tsx';
import { formatPercent } from './money.tsx';

/** What a game says of itself; how the return is derived stands between the headline and the actual return. */
export interface InfoPages<Info extends GameInfo> {
  Pays: (props: InfoProps<Info>) => ReactNode;
  Rules: (props: InfoProps<Info>) => ReactNode;
  Derivation: (props: InfoProps<Info>) => ReactNode;
}

type PageName = 'pays' | 'rules' | 'returns' | 'fair';
const titles = {
  pays: 'info.pays',
  rules: 'info.rules',
  returns: 'info.returns',
  fair: 'info.fair',
} as const satisfies Record<PageName, MessageKey>;
const pageNames: readonly PageName[] = ['pays', 'rules', 'returns', 'fair'];

type PanelProps<Info extends GameInfo> = InfoProps<Info> & { pages: InfoPages<Info>; onClose: () => void };

/** One press away from the game; a replay has no session and so no fairness page. */
export function InfoPanel<Info extends GameInfo>({ onClose, pages, ...props }: PanelProps<Info>) {
  const { t, view } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<PageName>('pays');
  const names = view.mode === 'replay' ? pageNames.slice(0, 2) : pageNames;
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="info" onClose={onClose} aria-label={t('info.title')}>
      <header>
        <h2>{t('info.title')}</h2>
        <p className="info-rtp">
          {t('info.rtpHeadline', { rtp: formatPercent(props.game.returns.basisPoints) })}
        </p>
        <button
          type="button"
          className="tool"
          onClick={() => dialog.current?.close()}
          aria-label={t('action.close')}
        >
          <Icon name="close" />
        </button>
      </header>
      <nav>
        {names.map((name) => (
          <button key={name} type="button" aria-current={name === shown} onClick={() => setShown(name)}>
            {t(titles[name])}
          </button>
        ))}
      </nav>
      <InfoPage name={t(titles[shown])}>
        {shown === 'pays' && <pages.Pays {...props} />}
        {shown === 'rules' && <pages.Rules {...props} />}
        {shown === 'fair' && <InfoFair {...props} />}
        {shown === 'returns' && (
          <InfoReturns {...props}>
            <pages.Derivation {...props} />
          </InfoReturns>
        )}
      </InfoPage>
    </dialog>
  );
}
