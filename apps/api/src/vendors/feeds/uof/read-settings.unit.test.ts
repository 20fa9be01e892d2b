import { SetupRefused } from '@hanpan/db';
import { expect, test } from 'vitest';
import { readUofSettings } from './read-settings.ts';

const secret = 't0ken';
const contract = {
  HANPAN_UOF_TOKEN: secret,
  HANPAN_UOF_URL: 'https://feed.example',
  HANPAN_UOF_PRODUCERS: '1:liveodds,3:pre',
  HANPAN_UOF_SPOOL: '/var/spool/feed',
};

test('without a token there is no such feed, and an empty variable means the same as none', () => {
  expect(readUofSettings({ ...contract, HANPAN_UOF_TOKEN: undefined }, fetch)).toBeUndefined();
  const nothing = Object.fromEntries([...Object.keys(contract), 'HANPAN_UOF_NODE'].map((name) => [name, '']));
  expect(readUofSettings(nothing, fetch)).toBeUndefined();
});

test('a contract is read', () => {
  expect(readUofSettings({ ...contract, HANPAN_UOF_NODE: '' }, fetch)).toMatchObject({
    producers: [
      { id: '1', product: 'liveodds' },
      { id: '3', product: 'pre' },
    ],
  });
});

test.each(['HANPAN_UOF_URL', 'HANPAN_UOF_PRODUCERS', 'HANPAN_UOF_SPOOL'])(
  'a contract without %s is refused with a sentence that names it, and without the token',
  (name) => {
    const read = () => readUofSettings({ ...contract, [name]: '' }, fetch);
    expect(read).toThrow(SetupRefused);
    expect(read).toThrow(name);
    expect(read).not.toThrow(secret);
  },
);

test('what is no address and no list of producers is refused', () => {
  expect(() => readUofSettings({ ...contract, HANPAN_UOF_URL: 'feed' }, fetch)).toThrow(/^HANPAN_UOF_URL/);
  expect(() => readUofSettings({ ...contract, HANPAN_UOF_PRODUCERS: 'all' }, fetch)).toThrow(
    /^HANPAN_UOF_PRODUCERS/,
  );
});
