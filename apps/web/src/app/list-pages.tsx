import { Pagination, type PaginationProps } from '@hanpan/ui';
import styles from './list-pages.module.css';

interface ListPagesProps extends Omit<PaginationProps, 'pageCount' | 'className'> {
  readonly info: { readonly count_per_list: number; readonly total: number };
}

/** The way to the other pages at the foot of a list; an empty list has no foot. */
export function ListPages({ info: { count_per_list, total }, ...rest }: ListPagesProps) {
  if (total === 0) return null;
  return <Pagination {...rest} className={styles.pages} pageCount={Math.ceil(total / count_per_list)} />;
}
