import { useCaller } from '@hanpan/client';
import { useState } from 'react';

interface Verdict {
  readonly value: string;
  readonly isFree: boolean;
}

export interface NameCheck {
  /** Undefined until the value as it stands now was asked about. */
  readonly isFree: boolean | undefined;
  readonly isChecking: boolean;
  readonly check: () => void;
}

/**
 * Whether an id or nickname is free, when its field is left or the button pressed. The server answers a few times a minute
 * only; where it does not, nothing is said, because the sign-up itself looks again.
 */
export function useNameCheck(field: 'memId' | 'memNick', value: string, isSound: boolean): NameCheck {
  const caller = useCaller();
  const [verdict, setVerdict] = useState<Verdict>();
  const [isChecking, setChecking] = useState(false);
  const known = verdict?.value === value ? verdict.isFree : undefined;
  const ask = async () => {
    if (!isSound || isChecking || known !== undefined) return;
    setChecking(true);
    try {
      const { isFree } = await caller('/api/member/checkName', { field, value });
      setVerdict({ value, isFree: isFree === 'Y' });
    } catch {
      setVerdict(undefined);
    } finally {
      setChecking(false);
    }
  };
  return { isFree: known, isChecking, check: () => void ask() };
}
