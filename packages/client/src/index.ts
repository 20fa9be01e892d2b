export type { ActionState, CallFailure, Outcome } from './action.ts';
export { answerWithinMs } from './answer-within.ts';
export { forgetAttempts } from './attempt-keys.ts';
export { CallError, codeOf } from './call-error.ts';
export type { CallFault } from './call-fault.ts';
export {
  type Caller,
  type CallerSettings,
  type CallerTable,
  type CallOptions,
  createCaller,
} from './caller.ts';
export {
  CallerProvider,
  callKey,
  callQuery,
  pushedQuery,
  type QuerySettings,
  useCaller,
  useCallMutation,
  useCallQuery,
} from './caller-context.tsx';
export { newIdempotencyKey } from './idempotency.ts';
export {
  LocaleProvider,
  readLocaleCookie,
  useLocale,
  useLocalText,
  useText,
  useTextIfAny,
} from './locale-context.tsx';
export { type IntentionOf, MoneyCall, type MoneyPath } from './money-call.ts';
export { type ConnectionState, openRealtime, type Realtime } from './realtime.ts';
export {
  RealtimeProvider,
  useConnectionState,
  usePush,
  useRealtime,
  useResync,
  useTopic,
} from './realtime-context.tsx';
export { refreshCalls, useRefresh } from './refresh.ts';
export { isServerThere } from './server-there.ts';
export { type UsedAction, type UsedMoneyCall, useAction, useMoneyCall } from './use-money-call.ts';
