import type { CallError } from '@hanpan/client';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation that a second press cannot start while the first is under way. `isPending` alone would be too late: two
 * clicks can both come before the button is drawn busy.
 */
export function useDeed<Data, Variables = void>(settings: UseMutationOptions<Data, CallError, Variables>) {
  const mutation = useMutation<Data, CallError, Variables>(settings);
  const running = useRef(false);
  const { mutateAsync } = mutation;
  const start = useCallback(
    (variables: Variables) => {
      if (running.current) return;
      running.current = true;
      const end = () => {
        running.current = false;
      };
      mutateAsync(variables).then(end, end);
    },
    [mutateAsync],
  );
  return { ...mutation, start };
}
