import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tab-row.module.css';

export function TabLinks({ label, className, children }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  // A router that carries the scrolling of a page over to the next one, place by place, finds no row of this name there.
  const id = useId();
  // A phone shows a part of the row: the part with the page that one is on. Only the row scrolls, never the page.
  useEffect(() => {
    const tabs = row.current;
    const current = tabs?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!tabs || !current) return;
    tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
  });
  return (
    <nav ref={row} data-scroll-restoration-id={id} aria-label={label} className={clsx(styles.row, className)}>
      {children}
    </nav>
  );
}

export interface TabLinksProps {
  label: string;
  className?: string | undefined;
  /** `TabLink`s. */
  children: ReactNode;
}
