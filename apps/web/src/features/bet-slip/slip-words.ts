import { useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import { useCallback } from 'react';
import { useStakeProblemText } from '../../app/stake-problem-text.ts';
import type { BetLimits, Problem, ToggleNote } from './model.ts';

/** The sentence of a problem, for the button's foot and for the folded slip. */
export function useProblemText(): (problem: Problem) => string {
  const t = useText(slipTexts);
  const system = useText(slipSystemTexts);
  const stakeText = useStakeProblemText();
  return useCallback(
    (problem) => {
      if (problem.kind === 'blocked') return t('slip.problem.blocked', { count: problem.count });
      if (problem.kind === 'total')
        return system('slipSystem.problem.balance', { total: problem.total, balance: problem.balance });
      if (problem.kind !== 'ofBet') return stakeText(problem);
      const { selections } = problem;
      return system('slipSystem.problem.of', { selections, problem: stakeText(problem.problem) });
    },
    [t, system, stakeText],
  );
}

/** What pressing a price did besides adding it. */
export function useNoteText(limits: BetLimits | undefined): (note: ToggleNote) => string | undefined {
  const t = useText(slipTexts);
  const system = useText(slipSystemTexts);
  const maxLegs = limits?.maxLegs;
  return useCallback(
    (note) => {
      if (note?.kind === 'replaced') return t('slip.replaced');
      if (note?.kind === 'combined') return system('slipSystem.combined');
      return note?.kind === 'full' && maxLegs !== undefined ? t('slip.full', { max: maxLegs }) : undefined;
    },
    [t, system, maxLegs],
  );
}
