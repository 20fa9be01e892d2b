export { partnerInOwnTree, type Whose, whoseInOwnTree } from './own-tree.ts';
export { partnerPlug } from './plug.ts';
export { givenSince } from './store.ts';
export { ratesIfNone } from './tree/set-rates.ts';
