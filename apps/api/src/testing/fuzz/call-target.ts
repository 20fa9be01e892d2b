import { addressOf, type CallPath, type CallSpec, confirmsOperation } from '@hanpan/contract';
import type { TestCaller } from '../caller.ts';
import { codeOf, faultOf } from './check-response.ts';
import { readyTable } from './ready.ts';
import type { Ready, ReadyTable } from './ready-state.ts';
import type { Stage } from './stage.ts';
import type { Target } from './target.ts';

/** Somebody for whom a call succeeds now, and the body with which it does. */
export async function readyFor(stage: Stage, { path, audience }: CallSpec): Promise<Ready<CallPath>> {
  const { world } = stage;
  const made = (readyTable as Readonly<Record<string, ReadyTable[CallPath]>>)[path];
  if (made !== undefined) return (await made(stage)) as Ready<CallPath>;
  if (audience === 'guest') return { caller: world.guest(), body: {} };
  const caller = audience === 'member' ? await world.member() : await world.operator('platform');
  return { caller, body: {} };
}

/** The same, confirmed where each such operation is. */
async function confirmedFor(stage: Stage, call: CallSpec): Promise<Ready<CallPath>> {
  const { caller, body } = await readyFor(stage, call);
  if (call.stepUp !== 'always' || !confirmsOperation(call, body) || 'confirmationKey' in body)
    return { caller, body };
  const confirmationKey = await caller.confirm(call.path as CallPath, body);
  const confirmed = { ...body, ...(confirmationKey !== undefined && { confirmationKey }) };
  return { caller, body: confirmed as typeof body };
}

/**
 * A call of the contract, made by whom it is for and, now and then, by a stranger. `succeeds` also where somebody has to confirm
 * it first.
 */
export function callTarget(
  stage: Stage,
  call: CallSpec,
  strangers: readonly TestCaller[],
  { succeeds = false } = {},
): Target {
  return {
    path: call.path,
    schema: call.body,
    isKeyed: call.idempotent === true,
    async prepare() {
      const { caller, body } = await (succeeds ? confirmedFor : readyFor)(stage, call);
      return {
        body,
        request(payload, plan) {
          const stranger = plan?.isOwn === false ? strangers[plan.stranger % strangers.length] : undefined;
          const headers = { ...(stranger ?? caller).headers, ...plan?.headers };
          return { method: 'POST', url: addressOf(call.path, body), headers, payload };
        },
      };
    },
    faultOf: (sent) => faultOf(call, sent),
    hasSucceeded: (sent) => codeOf(sent) === '0',
    isSpent(sent, { stranger, isOwn }) {
      const code = codeOf(sent);
      if (isOwn && (code === 'E401' || code === 'TK999')) return true;
      // What failed before has locked its place: whoever is prepared next is somebody else.
      if (code === 'L005') return true;
      // Half of what succeeded is sent on: the same key with other content.
      return code === '0' && call.limit !== 'read' && stranger % 2 === 0;
    },
    codeOf: (sent) => codeOf(sent) ?? 'none',
  };
}
