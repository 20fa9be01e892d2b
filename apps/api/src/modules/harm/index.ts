export { findMarkers } from './find-markers.ts';
export { harmPlug } from './plug.ts';
