import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { useCallback } from 'react';
import type { StakeProblem } from './stake-problem.ts';

/** The sentence of what keeps a stake from being placed. */
export function useStakeProblemText(): (problem: StakeProblem) => string {
  const t = useText(slipTexts);
  return useCallback(
    (problem) => {
      switch (problem.kind) {
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
