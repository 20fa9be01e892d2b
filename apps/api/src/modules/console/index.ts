export { consolePlug } from './plug.ts';
export { insertOperator } from './store.ts';
