import { isCommonPassword } from './common-passwords.ts';
import type { MemberPolicy } from './member-policy.ts';
import { isPlainNickname, plainName } from './plain-name.ts';

/** Letters, digits or plus, as the site's length allows. */
export function isMemberId(text: string, policy: MemberPolicy): boolean {
  return /^[A-Za-z0-9+]+$/.test(text) && isWithin(text.length, policy.idMinLength, policy.idMaxLength);
}

/**
 * Length is counted in characters as people see code points, so a Korean passphrase is not cut short.
 * The most common passwords and the member's own id are refused whatever their length.
 */
export function isPasswordAllowed(password: string, memId: string, policy: MemberPolicy): boolean {
  if (!isWithin([...password].length, policy.passwordMinLength, policy.passwordMaxLength)) return false;
  if (policy.passwordCharacters === 'letters-and-digits' && !/^[A-Za-z0-9]+$/.test(password)) return false;
  if (memId !== '' && password.toLowerCase() === memId.toLowerCase()) return false;
  return !isCommonPassword(password);
}

export function isWithdrawalPassword(text: string, policy: MemberPolicy): boolean {
  const { withdrawalPasswordMinLength, withdrawalPasswordMaxLength } = policy;
  return (
    /^[0-9]+$/.test(text) && isWithin(text.length, withdrawalPasswordMinLength, withdrawalPasswordMaxLength)
  );
}

/** Judged as it is kept, whichever way it was typed. */
export function isNickname(text: string, policy: MemberPolicy): boolean {
  const name = plainName(text);
  return isPlainNickname(name) && isWithin(name.length, policy.nicknameMinLength, policy.nicknameMaxLength);
}

/** What an input for digits keeps of the text typed or pasted into it. */
export function stripNonDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

export function isBankAccountNumber(text: string): boolean {
  return /^[0-9]{1,20}$/.test(text);
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
