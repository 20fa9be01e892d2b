import { create } from 'zustand';

interface MergeStore {
  /** ST-12: whose game money is about to be converted; undefined is the dialog's hidden state. */
  readonly memId: string | undefined;
}

export const useMerge = create<MergeStore>(() => ({ memId: undefined }));

export function openMerge(memId: string): void {
  useMerge.setState({ memId });
}

export function closeMerge(): void {
  useMerge.setState({ memId: undefined });
}
