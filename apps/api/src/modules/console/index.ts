export { consoleHandlers } from './handlers.ts';
export { insertOperator } from './store.ts';
