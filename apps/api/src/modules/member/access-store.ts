import type { Queryable, Tx } from '@hanpan/db';

export interface WithdrawalPin {
  /** Null where the member has none. */
  readonly hash: string | null;
  readonly failures: number;
}

export function withdrawalPinOf(queryable: Queryable, memberId: number): Promise<WithdrawalPin | undefined> {
  return queryable.row('select pin_hash as hash, pin_failures as failures from member where id = $1', [
    memberId,
  ]);
}

export async function countPinFailure(queryable: Queryable, memberId: number): Promise<void> {
  await queryable.run('update member set pin_failures = pin_failures + 1 where id = $1', [memberId]);
}

export async function clearPinFailures(queryable: Queryable, memberId: number): Promise<void> {
  await queryable.run('update member set pin_failures = 0 where id = $1 and pin_failures > 0', [memberId]);
}

/** Whoever has none sets one with the login password. */
export async function dropPin(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run('update member set pin_hash = null, pin_failures = 0, pin_changed_at = $2 where id = $1', [
    memberId,
    at,
  ]);
}

export async function setCashAccess(
  tx: Tx,
  memberId: number,
  { depositAllowed, withdrawalAllowed }: { depositAllowed: boolean; withdrawalAllowed: boolean },
): Promise<void> {
  await tx.run('update member set deposit_allowed = $2, withdrawal_allowed = $3 where id = $1', [
    memberId,
    depositAllowed,
    withdrawalAllowed,
  ]);
}

export async function setConvertsGameMoney(
  queryable: Queryable,
  memberId: number,
  converts: boolean,
): Promise<void> {
  await queryable.run('update member set converts_game_money = $2 where id = $1', [memberId, converts]);
}

/** Whether a member may sign in and play at all, and whether it may bet. */
export async function setMayPlay(
  tx: Tx,
  memberId: number,
  { status, bettingAllowed }: { status: 'active' | 'suspended'; bettingAllowed: boolean },
): Promise<void> {
  await tx.run('update member set status = $2, betting_allowed = $3 where id = $1', [
    memberId,
    status,
    bettingAllowed,
  ]);
}

/** Whether a partner may give cash and take it back. */
export async function setGiveRights(
  tx: Tx,
  memberId: number,
  { giveAllowed, takeBackAllowed }: { giveAllowed: boolean; takeBackAllowed: boolean },
): Promise<void> {
  await tx.run('update member set give_allowed = $2, take_back_allowed = $3 where id = $1', [
    memberId,
    giveAllowed,
    takeBackAllowed,
  ]);
}
