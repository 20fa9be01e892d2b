import { useState } from 'react';
import type { CashRow } from './model.ts';

export interface Reference {
  readonly valueFor: (row: CashRow) => string;
  readonly change: (row: CashRow, value: string) => void;
  /** An approval was tried without it. */
  readonly isMissing: (row: CashRow) => boolean;
}

/** Kept for one request at a time: another one is paid by another transfer. */
export function useReference() {
  const [typed, setTyped] = useState({ cashIdx: 0, value: '' });
  const [missedIdx, setMissedIdx] = useState<number>();
  const valueFor = (row: CashRow) =>
    typed.cashIdx === row.cashIdx ? typed.value : (row.payoutReference ?? '');
  return {
    valueFor,
    change: (row: CashRow, value: string) => setTyped({ cashIdx: row.cashIdx, value }),
    isMissing: (row: CashRow) => missedIdx === row.cashIdx && valueFor(row).trim() === '',
    miss: (row: CashRow) => setMissedIdx(row.cashIdx),
  };
}
