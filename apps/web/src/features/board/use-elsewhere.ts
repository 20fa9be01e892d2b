import type { CallFailure } from '@hanpan/client';
import { useFailureText } from '@hanpan/kit';
import { toast } from '@hanpan/ui';
import { useIsHere } from '../../app/use-is-here.ts';

/** What is sent from a form may be answered after its writer has gone elsewhere: who has is told there, and stays there. */
export function useElsewhere() {
  const failureText = useFailureText();
  const isHere = useIsHere();
  return {
    isHere,
    /** Whether its writer has gone, who is told then what came of it. */
    toldElsewhere(data: unknown, refused: CallFailure | undefined, done: string): boolean {
      if (isHere()) return false;
      if (data !== undefined) toast({ text: done });
      else if (refused !== undefined) toast({ kind: 'warn', text: failureText(refused) });
      return true;
    },
  };
}
