export { setConvertsGameMoney } from './access-store.ts';
export { bankAccountOf } from './bank-account.ts';
export { checkPin } from './check-pin.ts';
export {
  admittedByName,
  lockMember,
  lockMemberOf,
  lockMembers,
  type MemberFacts,
  memberFacts,
} from './facts-store.ts';
export { memberPlug } from './plug.ts';
export { attemptSucceeded, keepDevice, reserveAttempt } from './sign-in-throttle.ts';
export { insertMember, setAccounts } from './store.ts';
export { type BelowRow, countBelow, findBelow, listBelow, treeOf } from './tree-store.ts';
