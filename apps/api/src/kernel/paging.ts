/** BC-09: ten a page on the member site; consoles show more. */
export const memberPageSize = 10;
export const consolePageSize = 50;

export function pageOf(page: number, size: number): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}

export function pageInfoOf(page: number, size: number, total: number) {
  return { page, count_per_list: size, total };
}
