import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { useCallback } from 'react';
import { useStakeProblemText } from '../../app/stake-problem-text.ts';
import type { BetLimits, Problem, ToggleNote } from './model.ts';

/** The sentence of a problem, for the button's foot and for the folded slip. */
export function useProblemText(): (problem: Problem) => string {
  const t = useText(slipTexts);
  const stakeText = useStakeProblemText();
  return useCallback(
    (problem) =>
      problem.kind === 'blocked' ? t('slip.problem.blocked', { count: problem.count }) : stakeText(problem),
    [t, stakeText],
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
