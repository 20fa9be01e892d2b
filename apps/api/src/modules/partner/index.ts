export { partnerHandlers } from './handlers.ts';
