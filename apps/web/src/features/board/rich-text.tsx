import type { MouseEvent } from 'react';
import { useGo } from '../../app/go.ts';
import { addressOf, type PlainName, paths } from '../../app/urls.ts';
import styles from './rich-text.module.css';

/** An address of the desktop as the place that it is, so that a phone opens its own page of it. */
function targetOf(href: string) {
  const place = Object.entries(paths).find(([, { desktop }]) => desktop === href);
  return place === undefined ? addressOf(href) : (place[0] as PlainName);
}

/** What an operator wrote. The server cleaned it when it was saved, and is the only one who sends it. */
export function RichText({ html }: { html: string }) {
  const go = useGo();
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href?.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(targetOf(href));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is operated, by keyboard too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      className={styles.rich}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an allow-list of the server made it (ADR 32).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
