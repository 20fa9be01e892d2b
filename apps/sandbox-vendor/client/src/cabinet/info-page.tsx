import type { ReactNode } from 'react';

/** The page of an information panel that is open. It may be longer than the panel. */
export function InfoPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className="info-page" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
