export { consoleHandlers } from './handlers.ts';
