import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useDocumentMark } from '../layout/use-document-mark.ts';
import styles from './scrim.module.css';

interface ScrimProps {
  className: string | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The layer over the page under a dialog. Radix's own would lock the page's scrolling by writing a style element, which
 * the content security policy refuses; this one does it in the style sheet.
 */
export function Scrim({ className, children, ref }: ScrimProps) {
  useDocumentMark('scrim');
  return (
    <div ref={ref} className={clsx(styles.scrim, className)}>
      {children}
    </div>
  );
}
