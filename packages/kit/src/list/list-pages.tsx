import { Pagination, type PaginationProps } from '@hanpan/ui';
import styles from './list-pages.module.css';

interface ListPagesProps extends Omit<PaginationProps, 'pageCount' | 'className'> {
  readonly info: { readonly count_per_list: number; readonly total: number };
}

/** The foot of a list: the links to its other pages, and the total where the list has one. */
export function ListPages({ info: { count_per_list, total }, ...rest }: ListPagesProps) {
  const pageCount = Math.ceil(total / Math.max(1, count_per_list));
  const isBare = pageCount <= 1 && rest.summary === undefined;
  if (total === 0 || isBare) return null;
  return <Pagination {...rest} className={styles.pages} pageCount={pageCount} />;
}
