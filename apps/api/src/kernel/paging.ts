/** BC-09: ten a page on the member site; consoles show more. */
export const memberPageSize = 10;
export const consolePageSize = 50;

export function pageOf(page: number, size: number): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}

/** The rows of a page in a list that begins with `before` rows from elsewhere, which stand on its first page. */
export function pageAfter(before: number, page: number, size: number): { limit: number; offset: number } {
  const { limit, offset } = pageOf(page, size);
  return page === 1 ? { limit: limit - before, offset } : { limit, offset: offset - before };
}

export function pageInfoOf(page: number, size: number, total: number) {
  return { page, count_per_list: size, total };
}
