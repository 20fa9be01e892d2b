import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** What is paged; distinguishes rows of pages where there are several. */
  label?: string | undefined;
  /** At the other end, such as the total. */
  summary?: ReactNode;
  className?: string | undefined;
}

export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, label, summary, className } = props;
  const { texts } = useUi();
  return (
    <nav
      aria-label={label === undefined ? texts.pagination : `${label}: ${texts.pagination}`}
      className={clsx(styles.pagination, className)}
    >
      <span className={styles.summary}>{summary}</span>
      <IconButton
        icon="chevronLeft"
        label={texts.previousPage}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.page}
              aria-label={texts.page(each)}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onPageChange(each)}
            >
              {each}
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        icon="chevronRight"
        label={texts.nextPage}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
