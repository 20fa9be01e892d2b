import { CallError, newIdempotencyKey, useCaller } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApplyBalance } from '../../app/session.ts';
import { type CashField, fieldOf, isAlreadyOpen } from './model.ts';

type Moved = DataOf<'/api/cash/in'>;

export interface Refusal {
  readonly field: CashField;
  /** The server's own text, where it could be read. */
  readonly message: string | undefined;
  /** Nobody knows whether the request arrived; the next press repeats it with the same key. */
  readonly isUnknown: boolean;
}

export interface CashSubmission<Intention> {
  readonly isSending: boolean;
  readonly refusal: Refusal | undefined;
  readonly submit: (intention: Intention) => void;
  readonly clear: () => void;
}

type Send<Intention> = (
  caller: ReturnType<typeof useCaller>,
  intention: Intention,
  idempotencyKey: string,
) => Promise<Moved>;

/**
 * Sends one request for money. The same intention keeps its key until a final answer, so that neither a second press
 * nor a lost answer can make two requests of it.
 */
export function useCashSubmission<Intention>(
  send: Send<Intention>,
  onDone: (moved: Moved) => void,
): CashSubmission<Intention> {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const applyBalance = useApplyBalance();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const underWay = useRef(false);
  const kept = useRef<{ intention: string; key: string }>(undefined);

  const keyFor = (intention: Intention): string => {
    const wanted = JSON.stringify(intention);
    if (kept.current?.intention !== wanted) kept.current = { intention: wanted, key: newIdempotencyKey() };
    return kept.current.key;
  };

  const fail = (error: unknown) => {
    if (!(error instanceof CallError)) {
      // An answer that nobody can read: the request may stand.
      setRefusal({ field: 'form', message: undefined, isUnknown: true });
      return;
    }
    if (!error.unknown) kept.current = undefined;
    if (isAlreadyOpen(error.code)) void queryClient.invalidateQueries({ queryKey: ['/api/cash/list/'] });
    // What was offered when the page was read is offered no more.
    if (error.code === 'C106') void queryClient.invalidateQueries({ queryKey: ['/api/bonus/list'] });
    setRefusal({ field: fieldOf(error.code), message: error.message, isUnknown: error.unknown });
  };

  const submit = async (intention: Intention) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const moved = await send(caller, intention, keyFor(intention));
      kept.current = undefined;
      applyBalance(moved);
      onDone(moved);
      await queryClient.invalidateQueries({ queryKey: ['/api/cash/list/'] });
    } catch (error) {
      fail(error);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return {
    isSending,
    refusal,
    submit: (intention) => void submit(intention),
    clear: () => setRefusal(undefined),
  };
}
