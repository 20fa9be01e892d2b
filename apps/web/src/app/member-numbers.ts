import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSession } from './session.ts';

interface MemberNumbers {
  readonly byMember: Readonly<Record<string, readonly number[]>>;
  readonly keep: (memId: string, numbers: readonly number[]) => void;
}

const none: readonly number[] = [];
/** What guests of this browser share; no member's id is empty. */
const guest = '';

/**
 * A short list of numbers that a member keeps in this browser, each member their own. Undefined until one is kept; kept
 * lists of another shape count as none.
 */
export function createMemberNumbers(name: string) {
  const useStore = create<MemberNumbers>()(
    persist(
      (set) => ({
        byMember: {},
        keep: (memId, numbers) => set((held) => ({ byMember: { ...held.byMember, [memId]: numbers } })),
      }),
      { name, version: 1, partialize: ({ byMember }) => ({ byMember }) },
    ),
  );
  return (): readonly [numbers: readonly number[], keep: (numbers: readonly number[]) => void] => {
    const session = useSession();
    const memId = session.state === 'member' ? session.member.memId : guest;
    const held = useStore((store) => store.byMember[memId]);
    const keep = useStore((store) => store.keep);
    return [Array.isArray(held) ? held : none, (numbers) => keep(memId, numbers)];
  };
}
