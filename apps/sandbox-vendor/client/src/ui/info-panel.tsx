import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../messages.ts';
import { Icon } from './icons.tsx';
import { InfoFair } from './info-fair.tsx';
import { InfoPays } from './info-pays.tsx';
import type { InfoProps } from './info-props.ts';
import { InfoReturns } from './info-returns.tsx';
import { InfoRules } from './info-rules.tsx';

const pages = {
  pays: { title: 'info.pays', Page: InfoPays },
  rules: { title: 'info.rules', Page: InfoRules },
  returns: { title: 'info.returns', Page: InfoReturns },
  fair: { title: 'info.fair', Page: InfoFair },
} as const satisfies Record<string, { title: MessageKey; Page: (props: InfoProps) => React.ReactNode }>;

type PageName = keyof typeof pages;
const pageNames: readonly PageName[] = ['pays', 'rules', 'returns', 'fair'];

/** One press away from the game; a replay has no session and so no fairness page. */
export function InfoPanel({ onClose, ...props }: InfoProps & { onClose: () => void }) {
  const { t, view } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<PageName>('pays');
  const names = view.mode === 'replay' ? pageNames.slice(0, 2) : pageNames;
  const { Page } = pages[shown];
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="info" onClose={onClose} aria-label={t('info.title')}>
      <header>
        <h2>{t('info.title')}</h2>
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
            {t(pages[name].title)}
          </button>
        ))}
      </nav>
      <div className="info-page">
        <Page {...props} />
      </div>
    </dialog>
  );
}
