export { partnerInOwnTree } from './own-tree.ts';
export { partnerPlug } from './plug.ts';
export { ratesIfNone } from './tree/set-rates.ts';
