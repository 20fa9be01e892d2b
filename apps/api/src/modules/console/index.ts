export { consolePlug } from './plug.ts';
export { insertOperator } from './store.ts';
export { codeAt, stepOf } from './totp/totp.ts';
