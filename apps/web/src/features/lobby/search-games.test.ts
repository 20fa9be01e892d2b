import { matches } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { aLobbyGame } from '../../test/fixtures.ts';
import {
  eachOnce,
  findGames,
  framedAddress,
  gamesAmong,
  gamesOf,
  jackpotGames,
  newGames,
  sortGames,
} from './model.ts';

const names = ['청사초롱 777', 'Cheongsa Lantern 777', 'Đèn lồng Cheongsa 777'];

describe('finding a game', () => {
  test.each([
    '',
    '청사',
    '초롱',
    '청사초롱777',
    'ㅊㅅㅊㄹ',
    'ㅊㅅ',
    '처',
    '청ㅅ',
    'LANTERN',
    'lantren',
    'đèn',
  ])('"%s" finds it', (query) => {
    expect(matches(query, names)).toBe(true);
  });

  test.each(['용', 'ㄱㅅ', '처용', 'poker', '888'])('"%s" does not', (query) => {
    expect(matches(query, names)).toBe(false);
  });
});

describe('addresses', () => {
  test('only a https address of another origin is framed', () => {
    const own = 'https://site.example';
    expect(framedAddress('https://vendor.example/play?t=1', own)).toBe('https://vendor.example/play?t=1');
    const refused = ['http://vendor.example/', 'javascript:alert(1)', `${own}/member/main`];
    for (const url of refused) expect(framedAddress(url, own)).toBeUndefined();
  });
});

describe('slips of the finger', () => {
  const tables = ['바카라', 'Baccarat'];
  test.each(['바카리', '바카라', 'ㅂㅋㄹ', 'bacarat', 'baccrat'])('"%s" finds the table', (query) => {
    expect(matches(query, tables)).toBe(true);
  });

  test.each(['룰렛', '바다', 'racing'])('"%s" does not', (query) => {
    expect(matches(query, tables)).toBe(false);
  });
});

describe('the games of a lobby', () => {
  const koi = aLobbyGame('koi', { names: { ko: '황금 잉어', en: 'Golden koi', vi: 'Cá chép' } });
  const gold = aLobbyGame('gold', {
    names: { ko: '금빛 황금', en: 'All gold', vi: 'Vàng' },
    productCode: '201',
  });
  const keys = (games: readonly { key: string }[]) => games.map(({ key }) => key);

  test('what is called so comes before what holds it, and both before a maker of that name', () => {
    const made = aLobbyGame('made', { vendorName: { ko: '황금사', en: 'Gold', vi: 'Gold' } });
    expect(keys(findGames([made, gold, koi], '황금'))).toEqual(['koi', 'gold', 'made']);
    expect(keys(findGames([made, gold, koi], 'ㅎㄱ'))).toEqual(['gold', 'koi']);
    expect(
      keys(findGames([koi, gold], '하바', ({ productCode }) => (productCode === '201' ? ['하바네로'] : []))),
    ).toEqual(['gold']);
    expect(findGames([koi], ' ')).toEqual([koi]);
  });

  test('a word within the name of a maker is no search for what it makes', () => {
    const tiger = aLobbyGame('tiger', { names: { ko: '호랑이', en: 'Running Tiger', vi: 'Hổ' } });
    const makerOf = () => ['레드 타이거', 'Red Tiger'];
    expect(keys(findGames([gold, tiger, koi], 'tiger', makerOf))).toEqual(['tiger']);
    expect(keys(findGames([gold, koi], 'red t', makerOf))).toEqual(['gold', 'koi']);
    expect(keys(findGames([gold, koi], '레드', makerOf))).toEqual(['gold', 'koi']);
  });

  test('what two vendors carry under one code is one game, and what one of them calls its own another', () => {
    const again = { ...koi, vendorKey: 'hongsa' };
    const own = { ...koi, vendorKey: 'hongsa', productCode: null };
    expect(eachOnce([koi, again, own])).toEqual([koi, own]);
    expect(gamesOf([koi, again, gold], 'hongsa')).toEqual([again]);
    expect(gamesOf([koi, again, gold], '0')).toEqual([koi]);
  });

  test('a rail holds games of the lobby alone, each once, of the vendor that was played', () => {
    const again = { ...koi, vendorKey: 'hongsa' };
    const played = ['koi', 'koi', 'gone'].map((gameKey) => ({ vendorCode: 'hongsa', gameKey }));
    expect(gamesAmong([koi, again, gold], played)).toEqual([again]);
    expect(gamesAmong([koi], [{ vendorCode: null, gameKey: null }])).toEqual([]);
  });

  test('a game is new for thirty days, and pots stand by what is in them', () => {
    const nowMs = Date.parse('2026-11-25T00:00:00Z');
    const games = ['2026-10-01', '2026-11-01', '2026-11-20', null].map((releasedOn, at) =>
      aLobbyGame(String(at), { releasedOn }),
    );
    expect(keys(newGames(games, nowMs))).toEqual(['2', '1']);
    const pots = [1, null, 3].map((jackpotAmount, at) =>
      aLobbyGame(String(at), { jackpotAmount: jackpotAmount as never }),
    );
    expect(keys(jackpotGames(pots))).toEqual(['2', '0']);
  });

  test('they are sorted by what is played, by age, by return and by name', () => {
    const games = [
      aLobbyGame('b', { returnToPlayerPercent: '95.00', releasedOn: '2026-01-01' }),
      aLobbyGame('a', { returnToPlayerPercent: '97.10' }),
      aLobbyGame('c', { returnToPlayerPercent: '96.00', releasedOn: '2026-02-01' }),
    ];
    const popular = games.slice(2);
    const sorted = (order: Parameters<typeof sortGames>[1]) =>
      keys(sortGames(games, order, { popular, nameOf: ({ key }) => key })).join('');
    expect([sorted('popular'), sorted('newest'), sorted('return'), sorted('name')]).toEqual([
      'cba',
      'cba',
      'acb',
      'abc',
    ]);
  });
});
