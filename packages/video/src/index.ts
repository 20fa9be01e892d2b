export { Canvas, type Ink, ink, type Picture } from './canvas.ts';
export { codec } from './h264.ts';
export { type LivePlaylist, livePlaylist } from './playlist.ts';
export { SegmentWriter, startOf } from './segment-writer.ts';
