/** Fragmented MP4 (ISO/IEC 14496-12 and -15) with one track of H.264: what comes first, and the segments. */
import { profile } from './h264.ts';

/** Times are in milliseconds. */
const timescale = 1000;

type Part = Uint8Array | readonly number[];

function joined(parts: readonly Part[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

const u16 = (value: number) => [(value >>> 8) & 0xff, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value)];
const u64 = (value: number) => [...u32(Math.floor(value / 2 ** 32)), ...u32(value % 2 ** 32)];
const zeros = (count: number) => new Uint8Array(count);
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));

function box(name: string, ...parts: readonly Part[]): Uint8Array {
  const body = joined(parts);
  return joined([u32(body.length + 8), letters(name), body]);
}

function fullBox(name: string, { version = 0, flags = 0 }, ...parts: readonly Part[]): Uint8Array {
  return box(name, [version, (flags >>> 16) & 0xff, ...u16(flags)], ...parts);
}

/** Neither turned nor stretched. */
const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32);

export interface Track {
  readonly width: number;
  readonly height: number;
  /** The parameter sets of its pictures. */
  readonly sequence: Uint8Array;
  readonly picture: Uint8Array;
}

function sampleEntry({ width, height, sequence, picture }: Track): Uint8Array {
  const config = box(
    'avcC',
    // Lengths take four bytes; one set of each kind.
    [1, profile.profile, profile.compatibility, profile.level, 0xff, 0xe1],
    u16(sequence.length),
    sequence,
    [1],
    u16(picture.length),
    picture,
  );
  const resolution = u32(0x480000);
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    resolution,
    resolution,
    u32(0),
    u16(1),
    zeros(32),
    u16(24),
    [0xff, 0xff],
    config,
  );
}

function media(track: Track): Uint8Array {
  const none = u32(0);
  const tables = box(
    'stbl',
    fullBox('stsd', {}, u32(1), sampleEntry(track)),
    fullBox('stts', {}, none),
    fullBox('stsc', {}, none),
    fullBox('stsz', {}, none, none),
    fullBox('stco', {}, none),
  );
  const isHere = { flags: 1 };
  const information = box(
    'minf',
    fullBox('vmhd', isHere, zeros(8)),
    box('dinf', fullBox('dref', {}, u32(1), fullBox('url ', isHere))),
    tables,
  );
  const undetermined = u16(0x55c4);
  return box(
    'mdia',
    fullBox('mdhd', {}, zeros(8), u32(timescale), none, undetermined, u16(0)),
    fullBox('hdlr', {}, none, letters('vide'), zeros(12), letters('video'), [0]),
    information,
  );
}

/** What a player reads before the first segment. */
export function initSegment(track: Track): Uint8Array {
  const enabledAndInMovie = { flags: 3 };
  const header = fullBox(
    'tkhd',
    enabledAndInMovie,
    zeros(8),
    u32(1),
    zeros(24),
    upright,
    u32(track.width * 65_536),
    u32(track.height * 65_536),
  );
  const movie = fullBox(
    'mvhd',
    {},
    zeros(8),
    u32(timescale),
    u32(0),
    u32(0x10000),
    u16(0x100),
    zeros(10),
    upright,
    zeros(24),
    u32(2),
  );
  const fragments = box('mvex', fullBox('trex', {}, u32(1), u32(1), zeros(12)));
  return joined([
    box('ftyp', letters('iso5'), u32(512), letters('iso5'), letters('iso6'), letters('mp41')),
    box('moov', movie, box('trak', header, media(track)), fragments),
  ]);
}

export interface Sample {
  /** A picture as a unit of H.264, without a start code. */
  readonly unit: Uint8Array;
  readonly durationMs: number;
  /** A picture on its own, from which playing may begin. */
  readonly isWhole: boolean;
}

/** A segment of the numbers from 1 on; times count from the same moment for all. */
export function mediaSegment(number: number, startsAtMs: number, samples: readonly Sample[]): Uint8Array {
  const data = joined(samples.flatMap(({ unit }) => [u32(unit.length), unit]));
  const rows = samples.flatMap(({ unit, durationMs, isWhole }) => [
    ...u32(durationMs),
    ...u32(unit.length + 4),
    ...u32(isWhole ? 0x02000000 : 0x01010000),
  ]);
  const fragment = (offset: number) =>
    box(
      'moof',
      fullBox('mfhd', {}, u32(number)),
      box(
        'traf',
        fullBox('tfhd', { flags: 0x20000 }, u32(1)),
        fullBox('tfdt', { version: 1 }, u64(startsAtMs)),
        fullBox('trun', { flags: 0x701 }, u32(samples.length), u32(offset), rows),
      ),
    );
  // Where the data begin is counted from the first byte of the fragment, whose size does not depend on it.
  const moof = fragment(fragment(0).length + 8);
  return joined([
    box('styp', letters('msdh'), u32(0), letters('msdh'), letters('msix')),
    moof,
    box('mdat', data),
  ]);
}
