export { significantPlug } from './plug.ts';
