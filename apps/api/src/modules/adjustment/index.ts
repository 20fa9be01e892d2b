export { adjustmentPlug } from './plug.ts';
