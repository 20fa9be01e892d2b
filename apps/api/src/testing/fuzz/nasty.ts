const text = (value: unknown) => JSON.stringify(value);
const repeated = (part: string, count: number) => text(part.repeat(count));

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  String.raw`\u0000`,
  '\ud800',
  'x\udc00',
  '\ud83d\ude00',
  '\u202e\u200b\u200f\ufeff',
  'a\u0301\u0301\u0301',
  '\u0430dmin',
  'ＡＤＭＩＮ',
  "' or 1=1 --",
  '"; drop table member; --',
  '%_\\',
  '\\',
  '$1',
  '{min}',
  '{"a":1}',
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  'NaN',
  'Infinity',
  'null',
  '0x10',
  '1e308',
  '٣',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-000001-01-01',
  '2026-11-20',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-20T03:00:00+25:00',
  'infinity',
  '00000000-0000-0000-0000-000000000000',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'all',
];

/** Numbers as a JSON text may write them, beyond what JSON.stringify would. */
const numbers =
  '0 -0 -1 1 0.1 1.0005 -1.5 1e308 -1e308 1e309 1e-400 32767 32768 65536 2147483647 2147483648 4294967296 1000000000000 9007199254740991 9007199254740992 9223372036854775807 9223372036854775808'
    .split(' ')
    .concat('9'.repeat(400));

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const shapes = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"ko":"","en":"","vi":""}',
  '{"toString":1}',
  '{"__proto__":{"isSupervisor":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"length":1e9}',
  nested(20),
  nested(5_000),
  `[${'0,'.repeat(500)}0]`,
  `[${'0,'.repeat(11_000)}0]`,
];

/** JSON texts of texts that broke one program or another. */
export const nastyTexts: readonly string[] = [
  ...texts.map(text),
  ...[20, 40, 60, 100, 200, 201, 30_000].map((count) => repeated('가', count)),
  ...[20, 60, 200].map((count) => repeated('\ud83d\ude00', count)),
  repeated('\\', 100),
];

export const nastyNumbers: readonly string[] = numbers;

export const nastyValues: readonly string[] = [
  ...nastyTexts,
  ...numbers,
  ...numbers.slice(0, 8).map(text),
  ...shapes,
];

/** Bodies that are no object of fields. */
export const nastyBodies: readonly string[] = [
  '',
  ' ',
  'null',
  '0',
  '""',
  '[]',
  '[{}]',
  '{',
  '}',
  '{"a":}',
  '{"a":1,}',
  '{"a":1}{"a":1}',
  '\ufeff{}',
  '\u0000',
  "{'a':1}",
  '{"a":NaN}',
  nested(100_000),
  '{"a":'.repeat(5_000),
  `{"a":"${'\\u0000'.repeat(3)}"}`,
  '{"":{"":{"":{}}}}',
];

/** Keys that no call has. */
export const nastyKeys: readonly string[] = [
  'siteId',
  'memberId',
  'isSupervisor',
  'toString',
  'hasOwnProperty',
  '',
  '__proto__',
  'constructor',
  'a\u0000',
  '\ud800',
];

export const nastyHeaders: readonly Readonly<Record<string, string>>[] = [
  { token: '' },
  { token: ' ' },
  { token: 'x'.repeat(5_000) },
  { token: '\u00ff\u00fe' },
  { token: '%00' },
  { token: '__proto__' },
  { authorization: '' },
  { authorization: '\u00ff' },
  { authorization: 'constructor' },
  { authorization: 'x'.repeat(5_000) },
  { cookie: 'locale=%00; hanpan-session=%ff; =; ;;' },
  { cookie: 'locale=__proto__' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'accept-language': 'vi;q=NaN, ko;q=1e308, *;q=' },
  { origin: 'null' },
  { origin: 'http://[' },
  { 'sec-fetch-site': 'cross-site' },
  { host: '' },
  { host: 'a\u00ff:99999' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': '' },
  { 'content-type': '/' },
  { 'x-forwarded-for': '\u00ff, 1' },
  { 'user-agent': 'x'.repeat(5_000) },
];
