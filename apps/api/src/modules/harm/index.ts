export { harmPlug } from './plug.ts';
