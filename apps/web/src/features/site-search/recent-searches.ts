import { create } from 'zustand';

const storageKey = 'hanpan-searches';
const mostKept = 6;
const longest = 40;

function read(): readonly string[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter((each) => typeof each === 'string' && each.length <= longest).slice(0, mostKept);
  } catch {
    return [];
  }
}

interface RecentSearches {
  readonly list: readonly string[];
  readonly add: (search: string) => void;
  readonly clear: () => void;
}

/** What has led somewhere, in this browser, the newest first. */
export const useRecentSearches = create<RecentSearches>((set, get) => {
  const keep = (list: readonly string[]) => {
    set({ list });
    try {
      if (list.length === 0) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(list));
    } catch {
      // A browser that keeps nothing still has them until the page is left.
    }
  };
  return {
    list: read(),
    add: (search) => keep([search, ...get().list.filter((each) => each !== search)].slice(0, mostKept)),
    clear: () => keep([]),
  };
});
