import type { Amount } from '@hanpan/money';
import { create } from 'zustand';

export interface HeldBack {
  readonly cashAmt?: Amount;
  readonly pointAmt?: Amount;
}

/**
 * What is shown of a balance while a result that is already paid has still to be seen: the server's push of the balance
 * would tell it too early. Empty at all other times. Only what is shown is held back, never money; see `hold-back.ts`.
 */
export const useHeldBack = create<HeldBack>(() => ({}));
