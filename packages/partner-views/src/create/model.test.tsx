import { expect, test } from 'vitest';
import { brokenFields, emptyPartner, firstRates, policyOf, ranksBelow } from './model.ts';

test('[EN-17] ranks go down the tree, and nobody has a rank at or above its parent', () => {
  expect(ranksBelow(null)).toEqual(['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5']);
  expect(ranksBelow('PTN_1')).toEqual(['PTN_2', 'PTN_3', 'PTN_4', 'PTN_5']);
  expect(ranksBelow('PTN_4')).toEqual(['PTN_5']);
  expect(ranksBelow('PTN_5')).toEqual([]);
});

test('rates of somebody new begin at nothing and end at those of the partner above', () => {
  const [casino] = firstRates([{ gameType: 'casino', rollingBasisPoints: 110, losingBasisPoints: 2_500 }]);
  expect(casino).toMatchObject({
    gameType: 'casino',
    rollingBasisPoints: 0,
    aboveRollingBasisPoints: 110,
    aboveLosingBasisPoints: 2_500,
  });
  expect(firstRates(undefined).map(({ aboveRollingBasisPoints }) => aboveRollingBasisPoints)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the rules of the sign-up hold, except that nobody is asked who referred the new partner', () => {
  const nowMs = Date.parse('2026-03-02T00:00:00Z');
  const sound = {
    ...emptyPartner,
    memId: 'store2',
    memNick: '상수매장',
    memPass: 'a long phrase of words 7',
    memPassCheck: 'a long phrase of words 7',
    cashOutPass: '4821',
    memPhone: '010-1234-5678',
    birthDate: '1980-05-01',
    bank: '004',
    memName: '김상수',
    bankacc: '30104827719',
  };
  expect([...brokenFields(sound, policyOf(undefined), nowMs).keys()]).toEqual([]);
  const broken = brokenFields({ ...sound, memPassCheck: 'x', bankacc: '' }, policyOf(undefined), nowMs);
  expect([...broken.keys()]).toEqual(['bankacc', 'memPassCheck']);
});
