import { useText } from '@hanpan/client';
import { slipSystemTexts } from '@hanpan/messages';
import { smaller } from '@hanpan/money';
import { SlipStake } from '../../app/slip-stake.tsx';
import { largestStake } from '../../app/stake-problem.ts';
import type { SlipSummary } from './model.ts';
import { useSlip } from './slip-store.ts';
import { SlipSystemTotals } from './slip-system-totals.tsx';
import { SlipTotals } from './slip-totals.tsx';
import type { SlipState } from './use-slip-state.ts';

/** The stake and what it may return. */
export function SlipMoney({ slip, summary }: { slip: SlipState; summary: SlipSummary }) {
  const system = useText(slipSystemTexts);
  const { stakeAmount, setStake } = useSlip();
  const { limits } = slip;
  const odds = summary.views.map((view) => view.oddsMilli);
  return (
    <>
      {limits && (
        <SlipStake
          stakeAmount={stakeAmount}
          onChange={setStake}
          limits={limits}
          shownMaxAmount={
            summary.system
              ? undefined
              : smaller(limits.maxAmount, largestStake(odds, limits.maxWinAmount, slip.quote?.bonuses[0]))
          }
          maxStakeAmount={summary.maxStakeAmount}
          label={summary.system && system('slipSystem.stake')}
        />
      )}
      {summary.system ? (
        <SlipSystemTotals summary={summary} system={summary.system} />
      ) : (
        <SlipTotals summary={summary} />
      )}
    </>
  );
}
