import { expect, test } from 'vitest';
import { readOddsApiSettings } from './read-settings.ts';

const secret = 'k3y';

test('without a key there is no such feed', () => {
  expect(readOddsApiSettings({ HANPAN_ODDS_API_SPORTS: 'soccer_epl' }, fetch)).toBeUndefined();
});

test('an empty variable means the same as none', () => {
  expect(readOddsApiSettings({ HANPAN_ODDS_API_KEY: '', HANPAN_ODDS_API_URL: '' }, fetch)).toBeUndefined();
  const enough = { HANPAN_ODDS_API_KEY: secret, HANPAN_ODDS_API_SPORTS: 'soccer_epl' };
  const empty = { HANPAN_ODDS_API_URL: '', HANPAN_ODDS_API_REGIONS: ' ', HANPAN_ODDS_API_CREDITS: '' };
  expect(readOddsApiSettings({ ...enough, ...empty }, fetch)).toEqual(readOddsApiSettings(enough, fetch));
});

test('a key and sports are enough', () => {
  const settings = readOddsApiSettings(
    { HANPAN_ODDS_API_KEY: secret, HANPAN_ODDS_API_SPORTS: 'soccer_epl, baseball_kbo' },
    fetch,
  );
  expect(settings).toMatchObject({
    sports: ['soccer_epl', 'baseball_kbo'],
    regions: ['eu'],
    markets: ['h2h', 'spreads', 'totals'],
    connection: { baseUrl: 'https://api.the-odds-api.com', apiKey: secret },
  });
});

test.each([
  ['no sports', {}, 'HANPAN_ODDS_API_SPORTS names no sport'],
  [
    'a sport that is none of ours',
    { HANPAN_ODDS_API_SPORTS: 'soccer_epl,icehockey_nhl' },
    '"icehockey_nhl" is no sport',
  ],
  [
    'an address that is none',
    { HANPAN_ODDS_API_SPORTS: 'soccer_epl', HANPAN_ODDS_API_URL: 'x' },
    'HANPAN_ODDS_API_URL',
  ],
  [
    'a format that nobody speaks',
    { HANPAN_ODDS_API_SPORTS: 'soccer_epl', HANPAN_ODDS_API_FORMAT: 'roman' },
    'HANPAN_ODDS_API_FORMAT',
  ],
])('%s is one sentence, without the key', (_, source, sentence) => {
  const read = () => readOddsApiSettings({ HANPAN_ODDS_API_KEY: secret, ...source }, fetch);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(secret);
});
