const HEX_DIGITS = 8;

/**
 * The names of the segments of the write-ahead log from the first to the last, both included. A name is three numbers
 * of eight hexadecimal digits: time line, 4 GB of the log, segment in those.
 */
export function segmentsBetween(first: string, last: string, segmentBytes: number): string[] {
  const perLog = 2 ** 32 / segmentBytes;
  const [timeline, from] = parse(first, perLog);
  const [lastTimeline, to] = parse(last, perLog);
  if (timeline !== lastTimeline || to < from) {
    throw new Error(`The write-ahead log does not lead from ${first} to ${last}.`);
  }
  return Array.from({ length: to - from + 1 }, (_, offset) => {
    const number = from + offset;
    return timeline + hex(Math.floor(number / perLog)) + hex(number % perLog);
  });
}

function parse(name: string, perLog: number): [timeline: string, number: number] {
  const log = Number.parseInt(name.slice(HEX_DIGITS, 2 * HEX_DIGITS), 16);
  const segment = Number.parseInt(name.slice(2 * HEX_DIGITS), 16);
  return [name.slice(0, HEX_DIGITS), log * perLog + segment];
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(HEX_DIGITS, '0');
}
