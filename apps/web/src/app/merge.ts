import { create } from 'zustand';

/** ST-11, ST-12: from where the conversion of game money is asked for. A partner asks for one of its members. */
export type MergeRequest =
  | { readonly kind: 'header' }
  | { readonly kind: 'cash' }
  | { readonly kind: 'partner'; readonly memId: string };

interface MergeStore {
  /** Undefined is the dialog's hidden state. */
  readonly request: MergeRequest | undefined;
}

export const useMerge = create<MergeStore>(() => ({ request: undefined }));

/** Whoever asks while a conversion is on screen is already being answered. */
export function openMerge(request: MergeRequest): void {
  if (useMerge.getState().request === undefined) useMerge.setState({ request });
}

export function closeMerge(): void {
  useMerge.setState({ request: undefined });
}
