import { describe, expect, test } from 'vitest';
import { protectedBytes } from './bits.ts';
import { Canvas, ink } from './canvas.ts';
import { sequenceParameters } from './h264.ts';
import { livePlaylist } from './playlist.ts';
import { boxAt, boxesIn, decode, readSegment, sizeIn } from './reader.fixture.ts';
import { SegmentWriter, startOf } from './segment-writer.ts';

const night = ink(16, 26, 30);
const bone = ink(245, 240, 230);
const [columns, rows] = [6, 4];

function scene(at: number): Canvas {
  const canvas = new Canvas(columns, rows, night);
  canvas.disc(20 + at * 9, 30, 11, bone);
  canvas.ring(50, 30, 20, 3, ink(200, 64, 31));
  canvas.text('1:05', 48, 50, 2, bone);
  return canvas;
}

const planesOf = ({ luma, blue, red }: Canvas) => ({ luma, blue, red });

describe('a segment', () => {
  test('decodes to the very pictures that were drawn', () => {
    const pictures = [scene(0), scene(1), scene(1), scene(4)];
    const writer = new SegmentWriter(7, 200);
    for (const picture of pictures) writer.add(picture);
    const { number, startsAtMs, durationsMs, units } = readSegment(writer.end(1_795_459_328_301));
    expect({ number, startsAtMs, durationsMs }).toEqual({
      number: 7,
      startsAtMs: 1_795_459_328_301,
      durationsMs: [200, 200, 200, 200],
    });
    expect(decode(units, columns, rows)).toEqual(pictures.map(planesOf));
  });

  test('of a picture that stays is hardly more than one picture', () => {
    const picture = scene(0);
    const writer = new SegmentWriter(1, 200);
    for (let at = 0; at < 10; at += 1) writer.add(picture);
    const { units } = readSegment(writer.end(0));
    expect(
      decode(units, columns, rows).every(({ luma }) => luma.every((each, at) => each === picture.luma[at])),
    ).toBe(true);
    expect(units.slice(1).every(({ length }) => length < 10)).toBe(true);
  });

  test('holds at most 256 pictures', () => {
    const picture = scene(0);
    const writer = new SegmentWriter(1, 40);
    for (let at = 0; at < 256; at += 1) writer.add(picture);
    expect(() => writer.add(picture)).toThrow(RangeError);
  });
});

test('a player learns the size before the first segment', () => {
  const start = startOf(columns, rows);
  expect(boxesIn(start).map(({ name }) => name)).toEqual(['ftyp', 'moov']);
  const entry = boxAt(start, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').subarray(8);
  const size = new DataView(entry.buffer, entry.byteOffset + 8 + 24, 4);
  expect([size.getUint16(0), size.getUint16(2)]).toEqual([columns * 16, rows * 16]);
  expect(sizeIn(sequenceParameters(columns, rows))).toEqual([columns, rows]);
  const config = boxAt(entry.subarray(8 + 78), 'avcC');
  expect(config.subarray(8, 8 + sequenceParameters(columns, rows).length)).toEqual(
    sequenceParameters(columns, rows),
  );
});

test('bytes that would look like the start of a unit are kept apart', () => {
  expect([...protectedBytes(Uint8Array.from([0, 0, 0, 0, 0, 1, 5, 0, 0, 3, 0, 0]))]).toEqual([
    0, 0, 3, 0, 0, 3, 0, 1, 5, 0, 0, 3, 3, 0, 0,
  ]);
  const plain = Uint8Array.from([0, 0, 4, 0, 1]);
  expect(protectedBytes(plain)).toBe(plain);
});

test('what lies outside of a canvas is not drawn', () => {
  const canvas = new Canvas(1, 1, night);
  canvas.rectangle(-5, -5, 10, 7, bone);
  canvas.disc(40, 40, 5, bone);
  expect([canvas.luma[0], canvas.luma[4], canvas.luma[5], canvas.luma[32]]).toEqual([
    bone.luma,
    bone.luma,
    night.luma,
    night.luma,
  ]);
});

test('a live playlist names its segments, when they begin and what comes first', () => {
  const list = livePlaylist({
    first: 11,
    last: 12,
    segmentMs: 2000,
    init: 'init.mp4',
    addressOf: (number) => `${number}.m4s`,
    startsAtMs: (number) => number * 2000,
  });
  expect(list.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-MEDIA-SEQUENCE:11',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXT-X-PROGRAM-DATE-TIME:1970-01-01T00:00:22.000Z',
    '#EXTINF:2,',
    '11.m4s',
    '#EXT-X-PROGRAM-DATE-TIME:1970-01-01T00:00:24.000Z',
    '#EXTINF:2,',
    '12.m4s',
    '',
  ]);
});
