/** Every reason for which money moves, each a pure value; nothing is posted here. */
export * from './betting.ts';
export * from './cash-desk.ts';
export * from './minigame.ts';
export * from './partner.ts';
export * from './rewards.ts';
export {
  type FlowName,
  flowNames,
  type Holder,
  type Movement,
  reversalOf,
  type Transfer,
} from './transfer.ts';
export * from './vendor.ts';
