export { Canvas, type Ink, ink, type Picture } from './canvas.ts';
export { type LivePlaylist, livePlaylist } from './playlist.ts';
export { SegmentWriter, startOf } from './segment-writer.ts';
