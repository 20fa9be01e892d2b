export { memberHandlers } from './handlers.ts';
export { isThrottled, rememberSignIn, throttleMinutes } from './sign-in-throttle.ts';
export { insertMember, setAccounts, treeOf } from './store.ts';
