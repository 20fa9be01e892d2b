export { reportPlug } from './plug.ts';
