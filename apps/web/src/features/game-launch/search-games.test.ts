import { describe, expect, test } from 'vitest';
import { matches } from '../../app/search-names.ts';
import { framedAddress, vendorKeyOf } from './model.ts';

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

  test('the lobby itself belongs to the sandbox vendor', () => {
    expect(vendorKeyOf('/member/slotgame')).toBe('cheongsa');
    expect(vendorKeyOf('/member/slotgame/habanero')).toBe('habanero');
  });
});
