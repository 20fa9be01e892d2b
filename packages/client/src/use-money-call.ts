import type { CallPath } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Action, type ActionState } from './action.ts';
import { useCaller, useDoneBefore } from './caller-context.tsx';
import { MoneyCall, type MoneyCallSettings } from './money-call.ts';

interface CallSettings {
  /** The calls whose data may be stale afterwards, whatever the outcome was. */
  readonly refreshes?: readonly CallPath[];
}

interface KeyedCallSettings extends CallSettings {
  readonly repeatAfterMs?: number;
  /** Nobody means it to happen once more: that an earlier press has done it is the success itself, and needs no words. */
  readonly happensOnce?: true;
}

export interface UsedAction extends ActionState, Pick<Action, 'send' | 'clear'> {
  /** The current state, not that of the last render. */
  readonly isUnderWay: () => boolean;
}

export interface UsedMoneyCall extends UsedAction, Pick<MoneyCall, 'submit'> {}

/** An action that runs once per press and moves no money. The settings are those of the first render. */
export function useAction(settings: CallSettings = {}): UsedAction {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const [action] = useState(() => new Action({ ...settings, caller, queryClient }));
  const state = useSyncExternalStore(action.subscribe, action.state);
  return { ...state, isUnderWay: action.isUnderWay, send: action.send, clear: action.clear };
}

/**
 * An action that runs once per press and moves money. `submit` makes the key and keeps it until a final result;
 * `failure.isIndeterminate` marks an indeterminate outcome, and pressing again repeats the attempt.
 * Call it on a press, never in an effect. The settings are those of the first render.
 */
export function useMoneyCall({ happensOnce, ...settings }: KeyedCallSettings = {}): UsedMoneyCall {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const sayDoneBefore = useDoneBefore();
  const onDoneBefore = happensOnce ? undefined : sayDoneBefore;
  const [money] = useState(() => {
    const all: MoneyCallSettings = { ...settings, onDoneBefore, caller, queryClient };
    return new MoneyCall(all);
  });
  const state = useSyncExternalStore(money.subscribe, money.state);
  const { isUnderWay, send, submit, clear } = money;
  return { ...state, isUnderWay, send, submit, clear };
}
