export { messageHandlers } from './handlers.ts';
export { sendMessage } from './send-message.ts';
export { unreadOf } from './store.ts';
