import { createMemberLists, useMemberList } from '../../app/member-list.ts';

const mostKept = 6;
const longest = 40;

export const searchesByMember = createMemberLists<string>('hanpan-searches');

interface RecentSearches {
  readonly list: readonly string[];
  readonly add: (search: string) => void;
  readonly clear: () => void;
}

function isSearch(held: unknown): held is string {
  return typeof held === 'string' && held.length <= longest;
}

/**
 * What has led somewhere, in this browser, the newest first: of the member who is logged in, or of its guests. Someone else may
 * use this screen next, and is not shown what a member was looking for (ST-02).
 */
export function useRecentSearches(): RecentSearches {
  const [held, keep] = useMemberList(searchesByMember);
  const list = held.filter(isSearch).slice(0, mostKept);
  return {
    list,
    add: (search) => keep([search, ...list.filter((each) => each !== search)].slice(0, mostKept)),
    clear: () => keep([]),
  };
}
