import { createMemberLists, useMemberList } from './member-list.ts';

/** A short list of numbers that a member keeps in this browser, each member their own. */
export function createMemberNumbers(name: string) {
  const useLists = createMemberLists<number>(name);
  return () => useMemberList(useLists);
}
