import { expect, test } from 'vitest';
import { addressed } from './url-settings.ts';

const url = 'postgres://me:p%40ss@db:5432/shop';

test.each([
  ['nothing of its own', '', '', undefined],
  [
    'what is not a pool’s',
    '?sslmode=verify-full&sslrootcert=%2Fca+1.pem',
    '?sslmode=verify-full&sslrootcert=%2Fca+1.pem',
    undefined,
  ],
  [
    'its options',
    '?options=-c%20search_path%3Dshop&sslmode=require',
    '?sslmode=require',
    '-c search_path=shop',
  ],
  ['the later one of two', '?options=first&options=-c+geqo%3Doff', '', '-c geqo=off'],
  ['a name in other letters', '?%6fptions=x&statement%5Ftimeout=1&sslmode=require', '?sslmode=require', 'x'],
  ['an option that is empty', '?options=&lock_timeout=5', '?lock_timeout=5', undefined],
  ['a fragment', '?statement_timeout=1#here', '', undefined],
])('of a URL with %s', (_, query, kept, theirs) => {
  expect(addressed(`${url}${query}`)).toEqual({ connectionString: `${url}${kept}`, options: theirs });
  expect(addressed(`${url}${query}`, '-c role=app').options).toBe(
    theirs === undefined ? '-c role=app' : `${theirs} -c role=app`,
  );
});

test('what is no URL, such as the folder of a socket, stays as it is', () => {
  expect(addressed('/var/run/postgresql shop').connectionString).toBe('/var/run/postgresql shop');
});
