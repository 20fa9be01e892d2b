export { adjustmentHandlers } from './handlers.ts';
