import { Pagination, type PaginationProps } from '@hanpan/ui';
import { useEffect, useEffectEvent } from 'react';
import styles from './list-pages.module.css';

interface ListPagesProps extends Omit<PaginationProps, 'pageCount' | 'className'> {
  readonly info: { readonly page: number; readonly count_per_list: number; readonly total: number };
}

/**
 * The foot of a list: the links to its other pages, and the total where the list has one. A list whose last page has emptied is
 * not empty: whoever was there is taken to the page that is the last one now.
 */
export function ListPages({ info, ...rest }: ListPagesProps) {
  const { count_per_list, total } = info;
  const { page, onPageChange } = rest;
  const pageCount = Math.ceil(total / Math.max(1, count_per_list));
  // What is still on screen of another page says nothing about this one.
  const isBeyond = info.page === page && total > 0 && page > pageCount;
  const toLast = useEffectEvent(() => onPageChange(pageCount));
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond]);
  const isBare = pageCount <= 1 && rest.summary === undefined;
  if (total === 0 || isBare) return null;
  return <Pagination {...rest} className={styles.pages} pageCount={pageCount} />;
}
