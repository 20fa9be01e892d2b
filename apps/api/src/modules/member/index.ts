export { setConvertsGameMoney, setGiveRights, setMayPlay } from './access-store.ts';
export { isAdmitted } from './admitted.ts';
export { bankAccountOf } from './bank-account.ts';
export { failedLogins, linkedAccounts, notesOf, sessionsOf } from './care-store.ts';
export { checkPin } from './check-pin.ts';
export type { Asker } from './closing/asker.ts';
export { closingOf } from './closing/describe-closing.ts';
export { endAccount } from './closing/end-account.ts';
export type { MoneyUnderWay } from './closing/money-under-way.ts';
export { putBack } from './closing/reopen-account.ts';
export { isUnfinished } from './closing/unfinished.ts';
export { contactIndexes } from './contact-indexes.ts';
export { lacksDemandedFactor } from './describe-member.ts';
export { describeRow } from './describe-rows.ts';
export { deviceNameOf } from './device-name.ts';
export { devicesOf } from './device-store.ts';
export { endSessionsOf } from './end-sessions.ts';
export { exclusionEnd, isExcluded } from './exclusion.ts';
export { factorOf } from './factor/factor-store.ts';
export {
  admittedByName,
  idByName,
  lockMember,
  lockMemberOf,
  lockMembers,
  type MemberFacts,
  type MemberStatus,
  memberFacts,
} from './facts-store.ts';
export { identitiesOf } from './identity/identity-store.ts';
export { locksSince, releasePlace } from './lock-store.ts';
export { memberPlug } from './plug.ts';
export { playTightenedAt } from './protection/limit-store.ts';
export { askLimit } from './protection/own-limits.ts';
export { refuseDeposit } from './protection/refuse-deposit.ts';
export { type Bettor, isCheckDue, refuseBettor, refusePlayer } from './refuse-bettor.ts';
export type { MemberLeft, MemberServices } from './services.ts';
export { setSwitches } from './set-switches.ts';
export { settleAge } from './settle-age.ts';
export { type FigureRow, failingNetworks, signInFigures } from './sign-in-figures-store.ts';
export type { Lock } from './sign-in-limits.ts';
export { forgiveFailures } from './sign-in-store.ts';
export {
  attemptGoesOn,
  attemptLocks,
  attemptSucceeded,
  keepDevice,
  type Reserved,
  reserveAttempt,
  type SignIn,
} from './sign-in-throttle.ts';
export { applicantOf, checkApplicant, refuseExcluded, storeApplicant } from './sign-up.ts';
export { insertMember, setAccounts, setDecision } from './store.ts';
export { refuseTestFunds } from './test-accounts/refuse-test-funds.ts';
export { testAccountChanges } from './test-accounts/test-account-store.ts';
export { type BelowRow, countBelow, findBelow, listBelow, setPlace, treeOf } from './tree-store.ts';
