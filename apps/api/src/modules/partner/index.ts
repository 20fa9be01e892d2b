export { partnerPlug } from './plug.ts';
