import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import hidden from './visually-hidden.module.css';

/** The name of the page. A shell that says it in a bar of its own leaves it to screen readers, by `--unseen: ;` on `[data-page-title]`. */
export function PageTitle({ className, ...rest }: ComponentPropsWithRef<'h1'>) {
  return <h1 {...rest} data-page-title="" className={clsx(hidden.hideable, className)} />;
}
