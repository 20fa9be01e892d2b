import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSession } from './session.ts';

export interface MemberLists<Item> {
  readonly byMember: Readonly<Record<string, readonly Item[]>>;
  readonly keep: (memId: string, list: readonly Item[]) => void;
}

const none: readonly never[] = [];
/** What guests of this browser share; no member's id is empty. */
const guest = '';

/** Short lists that members keep in this browser, each member their own. */
export function createMemberLists<Item extends string | number>(name: string) {
  return create<MemberLists<Item>>()(
    persist(
      (set) => ({
        byMember: {},
        keep: (memId, list) => set((held) => ({ byMember: { ...held.byMember, [memId]: list } })),
      }),
      { name, version: 1, partialize: ({ byMember }) => ({ byMember }) },
    ),
  );
}

/** The list of who reads the page now. Empty until one is kept; kept lists of another shape count as empty. */
export function useMemberList<Item extends string | number>(
  useLists: ReturnType<typeof createMemberLists<Item>>,
): readonly [list: readonly Item[], keep: (list: readonly Item[]) => void] {
  const session = useSession();
  const memId = session.state === 'member' ? session.member.memId : guest;
  const held = useLists((store) => store.byMember[memId]);
  const keep = useLists((store) => store.keep);
  return [Array.isArray(held) ? held : none, (list) => keep(memId, list)];
}
