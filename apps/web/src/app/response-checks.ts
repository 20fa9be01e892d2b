/** What the contract's schemas are made with. It runs in a task of its own, before they do. */
export { isSiteDay } from '@hanpan/contract';
