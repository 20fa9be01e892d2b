import type { MoneyCall } from '@hanpan/client';
import type { Amount } from '@hanpan/money';
import { create } from 'zustand';

/** ST-11, ST-12: from where the conversion of game money is asked for. A partner asks for one of its members. */
export type MergeRequest =
  | { readonly kind: 'header' }
  | { readonly kind: 'cash' }
  | { readonly kind: 'partner'; readonly memId: string };

/** One conversion on screen. */
export interface Merge {
  readonly request: MergeRequest;
  readonly money: MoneyCall;
  /** What was brought back, once it is complete. */
  readonly movedAmt: Amount | undefined;
  /** Converts, and after an indeterminate outcome asks again with the same key. For a press, never for an effect. */
  readonly run: () => Promise<void>;
}

/** What is on screen, apart from what moves the money: every page knows the one, and few need the other. */
interface MergeStore {
  /** Undefined is the dialog's hidden state. */
  readonly merge: Merge | undefined;
}

export const useMerge = create<MergeStore>(() => ({ merge: undefined }));

export function closeMerge(): void {
  useMerge.setState({ merge: undefined });
}
