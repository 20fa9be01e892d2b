export interface LivePlaylist {
  /** The segments listed, by number, the oldest first; their times follow from their numbers. */
  readonly first: number;
  readonly last: number;
  readonly segmentMs: number;
  /** Addresses, relative to that of the playlist. */
  readonly init: string;
  readonly addressOf: (number: number) => string;
  /** When a segment begins, in milliseconds of the clock. */
  readonly startsAtMs: (number: number) => number;
}

/** A live playlist of HTTP Live Streaming (RFC 8216); the times in it are those of the clock. */
export function livePlaylist(list: LivePlaylist): string {
  const { first, last, segmentMs, init, addressOf, startsAtMs } = list;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(segmentMs / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${init}"`,
  ];
  for (let number = first; number <= last; number += 1) {
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAtMs(number)).toISOString()}`,
      `#EXTINF:${segmentMs / 1000},`,
      addressOf(number),
    );
  }
  return `${lines.join('\n')}\n`;
}
