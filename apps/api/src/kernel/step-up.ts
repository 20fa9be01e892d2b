import { type CallSpec, confirmsOperation } from '@hanpan/contract';
import type { GuestContext } from './call-context.ts';
import type { Clock } from './clock.ts';
import { need } from './need.ts';
import { isConfirmed } from './sessions.ts';
import type { Site } from './sites.ts';

export interface StepUpServices {
  readonly clock: Clock;
  /** From which sum on an operator of a site shows once more who it is. */
  readonly stepUpAmountOf: (site: Site) => number;
}

/** What the table of handlers has for a call that asks from a sum on; here, where all paths are one, without its types. */
interface BySum {
  readonly sumOf: (context: GuestContext, body: unknown) => number | undefined | Promise<number | undefined>;
  readonly handler: unknown;
}

/** What serves a call, without what may stand beside it. */
export function servedBy(call: CallSpec, handler: unknown): unknown {
  return call.stepUp === 'sum' || call.confirms === true ? (handler as BySum).handler : handler;
}

/**
 * Whether the operator of a call with `stepUp` has to show first who it is: whoever has sat down at an open screen has neither the
 * password nor the authenticator. The sum is read before the call begins: nothing that has one can change it.
 */
export async function isStepUpDue(
  { clock, stepUpAmountOf }: StepUpServices,
  call: CallSpec,
  handler: unknown,
  context: GuestContext,
  body: unknown,
): Promise<boolean> {
  // Where the operation itself is confirmed, it counts for nothing that the session was.
  const isSession = !confirmsOperation(call, body);
  if (isSession && isConfirmed(need(context.session, 'the session of an operator'), clock())) return false;
  if (call.stepUp === 'always') return true;
  const sum = await (handler as BySum).sumOf(context, body);
  return sum !== undefined && sum >= stepUpAmountOf(context.site);
}
