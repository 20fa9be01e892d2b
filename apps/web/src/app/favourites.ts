import { create } from 'zustand';

const storageKey = 'hanpan-favourites';

function read(): readonly string[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(held) ? held.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

interface FavouriteStore {
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}

/** Games and lobbies that a player has marked in this browser, newest first. */
export const useFavourites = create<FavouriteStore>((set, get) => ({
  ids: read(),
  toggle: (id) => {
    const { ids } = get();
    const next = ids.includes(id) ? ids.filter((each) => each !== id) : [id, ...ids];
    set({ ids: next });
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still shows the mark until the page is left.
    }
  },
}));

/** What is marked comes first, both parts in the order that they had. */
export function favouritesFirst<T>(
  items: readonly T[],
  ids: readonly string[],
  idOf: (item: T) => string,
): T[] {
  const isMarked = (item: T) => ids.includes(idOf(item));
  return [...items.filter(isMarked), ...items.filter((item) => !isMarked(item))];
}
