import { describe, expect, test } from 'vitest';
import { checkSignup, type SignupModel } from './check-signup.ts';
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts';
import { isOfLegalAge } from './legal-age.ts';
import { stripNonDigits } from './member-fields.ts';
import { defaultMemberPolicy, type MemberPolicy, soundMemberPolicy } from './member-policy.ts';
import { isKoreanMobile, normaliseKoreanMobile } from './phone.ts';

const nowMs = Date.parse('2026-03-10T03:00:00Z');

const sound: SignupModel = {
  memId: 'minsu+01',
  memPass: '든든한 비밀번호 열',
  memPassCheck: '든든한 비밀번호 열',
  cashOutPass: '4821',
  memNick: '민수',
  memPhone: '010-1234-5678',
  recommenderId: 'store01',
  bank: '004',
  memName: '김민수',
  bankacc: '11020345678901',
  birthDate: '1990-05-17',
};

function check(change: Partial<SignupModel>, policy: Partial<MemberPolicy> = {}) {
  return checkSignup({ ...sound, ...change }, { ...defaultMemberPolicy, ...policy }, nowMs);
}

function expectFailure(change: Partial<SignupModel>, field: string, messageKey: string): void {
  expect(check(change)).toMatchObject({ field, messageKey });
}

test('a sound form breaks no rule', () => {
  expect(check({})).toBeUndefined();
});

test('a birth date may be left out unless the site requires it', () => {
  expect(check({ birthDate: '' })).toBeUndefined();
  expect(check({ birthDate: '' }, { birthDateRequired: true })).toMatchObject({
    field: 'birthDate',
    code: 'U106',
  });
});

describe('each rule alone', () => {
  test.each(['abcde', '12345', 'min+su', '+++++', 'A'.repeat(20)])('[VL-02] %j is an id', (memId) =>
    expect(check({ memId })).toBeUndefined(),
  );

  test.each([
    [{ memId: '' }, 'memId', 'front.member.emptyMemId'],
    [{ memId: '   ' }, 'memId', 'front.member.emptyMemId'],
    [{ memId: 'abcd' }, 'memId', 'api.U101'],
    [{ memId: 'a'.repeat(21) }, 'memId', 'api.U101'],
    [{ memId: 'min su' }, 'memId', 'api.U101'],
    [{ memId: '민수민수민수' }, 'memId', 'api.U101'],
  ] as const)('[VL-02] %o fails at %s with %s', expectFailure);

  test.each([
    [{ memPassCheck: '' }, 'memPassCheck', 'front.member.compareMemPass'],
    [{ memPass: '' }, 'memPass', 'front.member.emptyMemPass'],
    [{ memPass: 'short77' }, 'memPass', 'api.U102'],
    [{ memPass: 'x'.repeat(65) }, 'memPass', 'api.U102'],
    [{ memPass: 'Password123' }, 'memPass', 'api.U102'],
    [{ memPass: 'MINSU+01' }, 'memPass', 'api.U102'],
  ] as const)('[VL-03] %o fails at %s with %s', expectFailure);

  test.each([
    [{ cashOutPass: '' }, 'cashOutPass', 'front.member.emptyCashOutPass'],
    [{ cashOutPass: '123' }, 'cashOutPass', 'api.U103'],
    [{ cashOutPass: '12345' }, 'cashOutPass', 'api.U103'],
    [{ cashOutPass: '12a4' }, 'cashOutPass', 'api.U103'],
  ] as const)('[VL-04] %o fails at %s with %s', expectFailure);

  test.each([
    [{ memNick: '' }, 'memNick', 'front.member.emptyMemNick'],
    [{ memNick: '민' }, 'memNick', 'api.U105'],
    [{ memNick: '민'.repeat(21) }, 'memNick', 'api.U105'],
    [{ memNick: '민\u200b수' }, 'memNick', 'api.U105'],
  ] as const)('[VL-05] %o fails at %s with %s', expectFailure);

  test.each([
    [{ memPhone: '' }, 'memPhone', 'front.member.emptyMemTel'],
    [{ memPhone: '02-123-4567' }, 'memPhone', 'front.member.noValidMemTel'],
  ] as const)('[VL-06] %o fails at %s with %s', expectFailure);

  test.each([[{ recommenderId: '' }, 'recommenderId', 'front.member.emptyRecommenderId']] as const)(
    '[VL-07] %o fails at %s with %s',
    expectFailure,
  );

  test.each([
    [{ bank: '' }, 'bank', 'front.member.emptyBankName'],
    [{ memName: '' }, 'memName', 'front.member.emptyBankAccountName'],
    [{ bankacc: '' }, 'bankacc', 'front.member.emptyBankNumber'],
    [{ bankacc: '110-203' }, 'bankacc', 'front.member.noValidBankNumber'],
  ] as const)('[VL-08] %o fails at %s with %s', expectFailure);

  test.each([[{ memPassCheck: 'something else' }, 'memPassCheck', 'front.member.compareMemPass']] as const)(
    '[VL-09] %o fails at %s with %s',
    expectFailure,
  );

  test('an applicant below the legal age is refused with U106', () => {
    const underAge = { field: 'birthDate', messageKey: 'front.member.underAge', code: 'U106' };
    expect(check({ birthDate: '2007-03-11' })).toEqual(underAge);
    const missing = { ...underAge, messageKey: 'front.member.emptyBirthDate' };
    expect(check({ birthDate: '' }, { birthDateRequired: true })).toEqual(missing);
    expect(check({ birthDate: '2007-03-10' })).toBeUndefined();
  });

  test('[VL-07] a referrer preset by the site need not be typed', () => {
    expect(check({ recommenderId: '' }, { presetRecommenderId: 'house' })).toBeUndefined();
  });
});

describe('[VL-02] the order of the rules', () => {
  const everythingWrong: SignupModel = {
    memId: '',
    memPass: '',
    memPassCheck: '',
    cashOutPass: '',
    memNick: '',
    memPhone: '',
    recommenderId: '',
    bank: '',
    memName: '',
    bankacc: '',
    birthDate: '',
  };
  const repairs: readonly (readonly [Partial<SignupModel>, string])[] = [
    [{}, 'front.member.emptyMemId'],
    [{ memId: 'a' }, 'api.U101'],
    [{ memId: sound.memId }, 'front.member.compareMemPass'],
    [{ memPassCheck: 'other' }, 'front.member.emptyMemPass'],
    [{ memPass: 'a' }, 'api.U102'],
    [{ memPass: sound.memPass }, 'front.member.emptyCashOutPass'],
    [{ cashOutPass: '1' }, 'api.U103'],
    [{ cashOutPass: '4821' }, 'front.member.emptyMemNick'],
    [{ memNick: 'a' }, 'api.U105'],
    [{ memNick: sound.memNick }, 'front.member.emptyMemTel'],
    [{ memPhone: '1' }, 'front.member.noValidMemTel'],
    [{ memPhone: '01012345678' }, 'front.member.emptyRecommenderId'],
    [{ recommenderId: 'store01' }, 'front.member.emptyBankName'],
    [{ bank: '004' }, 'front.member.emptyBankAccountName'],
    [{ memName: '김민수' }, 'front.member.emptyBankNumber'],
    [{ bankacc: 'x' }, 'front.member.noValidBankNumber'],
    [{ bankacc: '1' }, 'front.member.emptyBirthDate'],
    [{ birthDate: '2020-05-05' }, 'front.member.underAge'],
    [{ birthDate: sound.birthDate }, 'front.member.compareMemPass'],
  ];

  test('[VL-02] repairing one field after the other walks through the table in its order', () => {
    let model = everythingWrong;
    for (const [repair, messageKey] of repairs) {
      model = { ...model, ...repair };
      expect(checkSignup(model, { ...defaultMemberPolicy, birthDateRequired: true }, nowMs)?.messageKey).toBe(
        messageKey,
      );
    }
    expect(
      checkSignup(
        { ...model, memPassCheck: sound.memPass },
        { ...defaultMemberPolicy, birthDateRequired: true },
        nowMs,
      ),
    ).toBeUndefined();
  });
});

describe('[VL-19] one policy per site', () => {
  test.each([
    [{ memId: 'abcd' }, { idMinLength: 4, idMaxLength: 13 }],
    [{ memPass: 'hanul7', memPassCheck: 'hanul7' }, { passwordMinLength: 6 }],
    [{ cashOutPass: '12345678' }, { withdrawalPasswordMaxLength: 8 }],
    [{ memNick: '가' }, { nicknameMinLength: 1 }],
  ])('[VL-19] %o is refused by default and allowed where the site sets %o', (change, policy) => {
    expect(check(change)).toBeDefined();
    expect(check(change, policy)).toBeUndefined();
  });

  test('[VL-19] a site may allow letters and digits only', () => {
    expect(check({}, { passwordCharacters: 'letters-and-digits' })?.code).toBe('U102');
  });

  test.each([
    [{}, {}],
    [{ passwordMinLength: 5 }, { passwordMinLength: 6 }],
    [{ passwordMinLength: 70 }, { passwordMinLength: 70, passwordMaxLength: 70 }],
    [
      { idMinLength: 1, idMaxLength: 2 },
      { idMinLength: 4, idMaxLength: 4 },
    ],
    [{ withdrawalPasswordMinLength: 1 }, { withdrawalPasswordMinLength: 4 }],
    [
      { nicknameMinLength: 0, nicknameMaxLength: 0 },
      { nicknameMinLength: 1, nicknameMaxLength: 1 },
    ],
    [{ legalAgeYears: 18 }, { legalAgeYears: 19 }],
    [{ legalAgeYears: 21 }, { legalAgeYears: 21 }],
  ])('[VL-19] the policy change %o becomes %o', (change, expected) => {
    const sound = soundMemberPolicy({ ...defaultMemberPolicy, ...change });
    expect(sound).toEqual({ ...defaultMemberPolicy, ...change, ...expected });
  });
});

describe('fields', () => {
  test('[VL-10] an input for digits keeps digits only', () => {
    expect(stripNonDigits('110-203 45가6\n')).toBe('110203456');
  });

  test.each([
    ['010-1234-5678', '01012345678'],
    ['01012345678', '01012345678'],
    [' 011-123-4567 ', '0111234567'],
    ['016-9876-5432', '01698765432'],
    ['+82 10 1234 5678', undefined],
    ['010 1234 5678', undefined],
    ['010-12-5678', undefined],
    ['020-1234-5678', undefined],
    ['010--12345678', undefined],
  ])('[VL-06] the phone number "%s" is stored as %s', (typed, stored) => {
    expect(normaliseKoreanMobile(typed)).toBe(stored);
    expect(isKoreanMobile(typed)).toBe(stored !== undefined);
  });

  test('the list of common passwords is long enough and ignores case', () => {
    expect(commonPasswordCount).toBeGreaterThanOrEqual(100);
    expect(isCommonPassword('QWER1234')).toBe(true);
    expect(isCommonPassword('든든한 비밀번호 열')).toBe(false);
  });

  test.each([
    ['2007-03-10', '2026-03-09T14:59:59.999Z', false],
    ['2007-03-10', '2026-03-09T15:00:00.000Z', true],
    ['2008-02-29', '2027-02-28T14:59:59.999Z', false],
    ['2008-02-29', '2027-02-28T15:00:00.000Z', true],
    ['2007-02-29', '2040-01-01T00:00:00Z', false],
    ['1990/05/17', '2026-01-01T00:00:00Z', false],
  ])('an applicant born on %s is of age in Seoul at %s: %s', (birthDate, at, expected) => {
    expect(isOfLegalAge(birthDate, 19, 'Asia/Seoul', Date.parse(at))).toBe(expected);
  });
});
