export { messagePlug } from './plug.ts';
export { sendMessage } from './send-message.ts';
export { unreadOf, unreadOfMany } from './store.ts';
