const shownPages = 5;

/** At most five neighbours of the page, always as many as there are, so that the row keeps its width. */
export function pageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(shownPages, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(shownPages / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, at) => first + at);
}
