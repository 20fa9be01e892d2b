import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Translate } from '../messages/translate.ts';
import { Icon } from './icons.tsx';

interface InfoDialogProps<Name extends string> {
  t: Translate;
  /** What it is about as a whole; the game's information where nothing else is said. */
  title?: string;
  /** Its pages in order; the first is open at the beginning. */
  names: readonly [Name, ...Name[]];
  titleOf: (name: Name) => string;
  /** Beside the title on every page. */
  headline?: ReactNode;
  onClose: () => void;
  /** The page that is open. */
  children: (shown: Name) => ReactNode;
}

/** What a game says of itself, one press away, page by page. A page may be longer than the dialog. */
export function InfoDialog<Name extends string>(props: InfoDialogProps<Name>) {
  const { t, title = t('info.title'), names, titleOf, headline, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Name>(names[0]);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="info" onClose={onClose} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {headline}
        <button
          type="button"
          className="tool"
          onClick={() => dialog.current?.close()}
          aria-label={t('action.close')}
        >
          <Icon name="close" />
        </button>
      </header>
      {names.length > 1 && (
        <nav>
          {names.map((name) => (
            <button key={name} type="button" aria-current={name === shown} onClick={() => setShown(name)}>
              {titleOf(name)}
            </button>
          ))}
        </nav>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <section className="info-page" aria-label={titleOf(shown)} tabIndex={0}>
        {children(shown)}
      </section>
    </dialog>
  );
}
