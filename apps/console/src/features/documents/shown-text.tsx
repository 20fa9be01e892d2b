import { DocumentText } from '@hanpan/kit';
import type { Locale } from '@hanpan/messages';
import styles from './documents.module.css';
import { type Place, shownSections } from './use-documents.ts';

interface ShownTextProps {
  readonly text: string;
  readonly places: readonly Place[];
  readonly locale: Locale;
}

/** A text as members read it, within its own frame. */
export function ShownText({ text, places, locale }: ShownTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <div className={styles.shown} lang={locale} tabIndex={0}>
      <DocumentText sections={shownSections(text, places, locale)} level={3} />
    </div>
  );
}
