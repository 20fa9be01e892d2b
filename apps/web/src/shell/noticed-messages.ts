const keyOf = (memId: string) => `hanpan-noticed-${memId}`;

/** How many unread messages this member has been told of in this browser. */
export function noticedUnread(memId: string): number {
  try {
    return Number(localStorage.getItem(keyOf(memId)) ?? 0);
  } catch {
    return 0;
  }
}

export function rememberNoticed(memId: string, unread: number): void {
  try {
    localStorage.setItem(keyOf(memId), String(unread));
  } catch {
    // Without storage the notice comes again with the next page load.
  }
}
