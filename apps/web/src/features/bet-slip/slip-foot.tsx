import type { SlipSummary } from './model.ts';
import { SlipPolicy } from './slip-action.tsx';
import { SlipMoney } from './slip-money.tsx';
import { SlipTerms } from './slip-terms.tsx';
import type { SlipState } from './use-slip-state.ts';

/** What decides about the bet, in the order in which it is read before the press: stake, return, what it waits for, which odds it takes. */
export function SlipFoot({ slip, summary }: { slip: SlipState; summary: SlipSummary }) {
  return (
    <>
      <SlipMoney slip={slip} summary={summary} />
      <SlipTerms quote={slip.quote} ofSeveral={summary.system !== undefined} />
      <SlipPolicy />
    </>
  );
}
