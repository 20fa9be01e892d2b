import type { Amount } from '@hanpan/money';
import { create } from 'zustand';

/**
 * The points that are shown while a result that is already paid has still to be seen: the server's push of the balance
 * would tell it too early. Undefined at all other times. Money is never held back.
 */
export const useHeldPoints = create<{ readonly held: Amount | undefined }>(() => ({ held: undefined }));
