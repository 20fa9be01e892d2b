import { useAction, useCallQuery, useText } from '@hanpan/client';
import type { DataOf, StaffRole } from '@hanpan/contract';
import { consoleStaffTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useState } from 'react';

const path = '/api/console/operators';
const refreshes = [path] as const;

export type StaffRow = DataOf<typeof path>['list'][number];

export const staffKeyOf = ({ operatorKey }: StaffRow) => String(operatorKey);

export function useStaff() {
  return useCallQuery(path, {});
}

const locksPath = '/api/console/operators/locks';

export type StaffLock = DataOf<typeof locksPath>['list'][number];

/** Where operators are locked out now. */
export function useStaffLocks() {
  return useCallQuery(locksPath, {});
}

export interface StaffDraft {
  readonly operatorId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly reason: string;
}

/** A password that was just made, to be handed over. */
export interface GivenPassword {
  readonly name: string;
  readonly password: string;
}

/** What an owner does with operators; a password that comes back is held until it has been handed over. */
export function useStaffActions() {
  const t = useText(consoleStaffTexts);
  const action = useAction({ refreshes });
  const [given, setGiven] = useState<GivenPassword>();
  const told = ({ name }: StaffRow) => toast({ text: t('consoleStaff.saved', { name }) });
  const create = async (draft: StaffDraft) => {
    const { data } = await action.send(`${path}/create`, { ...draft, roles: [...draft.roles] });
    if (data !== undefined) setGiven({ name: data.operator.name, password: data.givenPassword });
    return data !== undefined;
  };
  const change = async ({ operatorKey }: StaffRow, { name, roles, reason }: StaffDraft) => {
    const { data } = await action.send(`${path}/change`, { operatorKey, name, roles: [...roles], reason });
    if (data !== undefined) told(data.operator);
    return data !== undefined;
  };
  const block = async ({ operatorKey, active }: StaffRow, reason: string) => {
    const { data } = await action.send(`${path}/block`, { operatorKey, blocked: active, reason });
    if (data !== undefined) told(data.operator);
    return data !== undefined;
  };
  const resetPassword = async ({ operatorKey, name }: StaffRow, reason: string) => {
    const { data } = await action.send(`${path}/resetPassword`, { operatorKey, reason });
    if (data !== undefined) setGiven({ name, password: data.givenPassword });
    return data !== undefined;
  };
  const resetTotp = async ({ operatorKey }: StaffRow, reason: string) => {
    const { data } = await action.send(`${path}/resetTotp`, { operatorKey, reason });
    if (data !== undefined) told(data.operator);
    return data !== undefined;
  };
  return {
    ...action,
    resetTotp,
    given,
    handedOver: () => setGiven(undefined),
    create,
    change,
    block,
    resetPassword,
  };
}

export type StaffActions = ReturnType<typeof useStaffActions>;
