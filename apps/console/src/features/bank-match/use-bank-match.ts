import { useAction } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useState } from 'react';

const path = '/api/console/cash/bankMatch';

export type BankMatch = DataOf<typeof path>;
export type BankLine = BankMatch['lines'][number];

/** Holds a statement against the open deposits; what came of it stays until the next one. */
export function useBankMatch() {
  const { send, ...state } = useAction();
  const [match, setMatch] = useState<BankMatch>();
  const run = async (statement: string) => {
    const { data } = await send(path, { statement });
    if (data !== undefined) setMatch(data);
  };
  return { ...state, match, run };
}
