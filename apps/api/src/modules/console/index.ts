export { givePassword, insertFirstOwner } from './operators/staff-of-terminal.ts';
export { hasPlatformOperator, listActiveOperators, lockOperatorsOfId } from './operators/store.ts';
export { consolePlug } from './plug.ts';
export { insertOperator } from './store.ts';
