import { describe, expect, test } from 'vitest';
import { checkLogin, drawAntiBotCode, isAntiBotCode } from './check-login.ts';
import { checkPasswordChange, checkPinChange } from './check-password-change.ts';
import { defaultMemberPolicy } from './member-policy.ts';

const sound = { memId: 'minsu01', memPass: 'secret words', antiBotCode: '1525', shownAntiBotCode: '1525' };

describe('login', () => {
  test.each([
    [{}, undefined],
    [{ antiBotCode: '1524' }, 'front.signin.noValidAntiBotCode'],
    [{ antiBotCode: '', memId: '', memPass: '' }, 'front.signin.emptyMemId'],
    [{ antiBotCode: '', memPass: '' }, 'front.signin.emptyMemPass'],
    [{ antiBotCode: '', shownAntiBotCode: '' }, 'front.signin.noValidAntiBotCode'],
    [{ antiBotCode: '1628', shownAntiBotCode: '1628' }, 'front.signin.noValidAntiBotCode'],
    [{ memId: ' ', memPass: '' }, 'front.signin.emptyMemId'],
    [{ memPass: '' }, 'front.signin.emptyMemPass'],
  ])('[VL-01] %o returns %s', (change, messageKey) => {
    expect(checkLogin({ ...sound, ...change })?.messageKey).toBe(messageKey);
  });

  test('[VL-01] a drawn code has four digits from 1 to 5', () => {
    let next = 0;
    expect(drawAntiBotCode((max) => next++ % max)).toBe('1234');
    expect(isAntiBotCode('5555')).toBe(true);
    expect(isAntiBotCode('5556')).toBe(false);
  });
});

describe('a new password on my page', () => {
  const change = { memId: 'minsu01', memPass: 'sunny hill 42', memPassCheck: 'sunny hill 42' };

  test.each([
    [{}, undefined],
    [{ memPass: '' }, 'front.member.emptyMemPass'],
    [{ memPass: 'only letters here' }, 'api.U122'],
    [{ memPass: '8402849175' }, 'api.U122'],
    [{ memPass: 'ab12' }, 'api.U102'],
    [{ memPass: 'qwer1234' }, 'api.U102'],
    [{ memPassCheck: 'sunny hill 43' }, 'api.U121'],
  ])('[VL-12] %o returns %s', (fields, messageKey) => {
    expect(checkPasswordChange({ ...change, ...fields }, defaultMemberPolicy)?.messageKey).toBe(messageKey);
  });

  test('[VL-12] a site may ask for as little as six characters, with letters and digits', () => {
    const policy = { ...defaultMemberPolicy, passwordMinLength: 6, passwordMaxLength: 16 };
    const codeOf = (memPass: string) =>
      checkPasswordChange({ memId: 'minsu01', memPass, memPassCheck: memPass }, policy)?.code;
    expect(['lan7a', 'lan7ar', 'lanter', 'lan7a!', 'lan7ern and market'].map(codeOf)).toEqual([
      'U102',
      undefined,
      'U122',
      undefined,
      'U102',
    ]);
  });

  test('[SEC-11] eight to sixty-four characters of any kind are taken, each counted once', () => {
    const codeOf = (memPass: string) =>
      checkPasswordChange({ ...change, memPass, memPassCheck: memPass }, defaultMemberPolicy)?.code;
    const long = 'a1'.repeat(32);
    expect(['sunny 4', `${long}a`].map(codeOf)).toEqual(['U102', 'U102']);
    for (const taken of [
      'sunny 42',
      long,
      '해뜨는 언덕 42 집',
      '🌞🌞 hill 42',
      '4"2\'<&>; ~\t`z',
      'ñandú ß Ω 42',
    ])
      expect(codeOf(taken), taken).toBeUndefined();
  });

  test('[SEC-11] a site may ask for no composition: then words alone are taken, and digits alone', () => {
    const policy = { ...defaultMemberPolicy, changedPasswordNeedsLetterAndDigit: false };
    for (const memPass of ['only letters here', '8402849175'])
      expect(checkPasswordChange({ ...change, memPass, memPassCheck: memPass }, policy)).toBeUndefined();
  });

  test.each([
    ['4821', '4821', undefined],
    ['482', '482', 'U103'],
    ['48a1', '48a1', 'U103'],
    ['', '', 'U103'],
    ['4821', '4822', 'U121'],
  ])('a withdrawal password %s confirmed by %s returns %s', (cashOutPass, cashOutPassCheck, code) => {
    expect(checkPinChange({ cashOutPass, cashOutPassCheck }, defaultMemberPolicy)?.code).toBe(code);
  });
});
