import { CallError, type Caller, newIdempotencyKey, useCaller } from '@hanpan/client';
import type { ResultCode } from '@hanpan/contract';
import { useRef, useState } from 'react';

export interface DeedRefusal {
  readonly code: ResultCode | undefined;
  /** The server's own text, where it could be read. */
  readonly message: string | undefined;
  /** Nobody knows whether it was done; the next press repeats it with the same key. */
  readonly isUnknown: boolean;
}

export interface MoneyDeed<Intention> {
  readonly isSending: boolean;
  readonly refusal: DeedRefusal | undefined;
  /** Answers whether it is done. */
  readonly submit: (intention: Intention) => Promise<boolean>;
  readonly clear: () => void;
}

type Send<Intention, Answer> = (
  caller: Caller,
  intention: Intention,
  idempotencyKey: string,
) => Promise<Answer>;

/**
 * One deed that moves money or points: never twice at once, and the same intention keeps its key until a final answer,
 * so that neither a second press nor a lost answer can do it twice.
 */
export function useMoneyDeed<Intention, Answer>(
  send: Send<Intention, Answer>,
  onDone: (answer: Answer) => void,
): MoneyDeed<Intention> {
  const caller = useCaller();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<DeedRefusal>();
  const isUnderWay = useRef(false);
  const kept = useRef<{ intention: string; key: string }>(undefined);

  const keyFor = (intention: Intention): string => {
    const wanted = JSON.stringify(intention ?? null);
    if (kept.current?.intention !== wanted) kept.current = { intention: wanted, key: newIdempotencyKey() };
    return kept.current.key;
  };

  const refuse = (error: unknown) => {
    if (!(error instanceof CallError)) {
      // An answer that nobody can read: it may have been done.
      setRefusal({ code: undefined, message: undefined, isUnknown: true });
      return;
    }
    if (!error.unknown) kept.current = undefined;
    setRefusal({ code: error.code, message: error.message, isUnknown: error.unknown });
  };

  const submit = async (intention: Intention): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const answer = await send(caller, intention, keyFor(intention));
      kept.current = undefined;
      onDone(answer);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return { isSending, refusal, submit, clear: () => setRefusal(undefined) };
}
