import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { useCallback } from 'react';
import type { BetLimits, Problem, ToggleNote } from './model.ts';

/** The sentence of a problem, for the button's foot and for the folded slip. */
export function useProblemText(): (problem: Problem) => string {
  const t = useText(slipTexts);
  return useCallback(
    (problem) => {
      switch (problem.kind) {
        case 'blocked':
          return t('slip.problem.blocked', { count: problem.count });
        case 'noStake':
          return t('slip.problem.noStake');
        case 'min':
          return t('slip.problem.min', { min: problem.min });
        case 'max':
          return t('slip.problem.max', { max: problem.max });
        case 'win':
          return t('slip.problem.win', { win: problem.win, max: problem.max });
        case 'balance':
          return t('slip.problem.balance', { balance: problem.balance });
      }
    },
    [t],
  );
}

/** What pressing a price did besides adding it. */
export function useNoteText(limits: BetLimits | undefined): (note: ToggleNote) => string | undefined {
  const t = useText(slipTexts);
  const maxLegs = limits?.maxLegs;
  return useCallback(
    (note) => {
      if (note?.kind === 'replaced') return t('slip.replaced');
      return note?.kind === 'full' && maxLegs !== undefined ? t('slip.full', { max: maxLegs }) : undefined;
    },
    [t, maxLegs],
  );
}
