import { Pagination } from '@hanpan/ui';
import { pageCountOf } from '../page-search.ts';

interface PagesProps {
  info: Parameters<typeof pageCountOf>[0];
  page: number;
  onPageChange: (page: number) => void;
}

/** The way to the other pages of a list, where there are any. */
export function Pages({ info, page, onPageChange }: PagesProps) {
  const pageCount = pageCountOf(info);
  if (pageCount === 1) return null;
  return <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />;
}
