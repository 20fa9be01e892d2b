import { namesItsContext } from './context-words.ts';
import { isPasswordAllowed, isWithdrawalPassword } from './member-fields.ts';
import type { MemberPolicy } from './member-policy.ts';
import { codeFailure, type RuleFailure } from './rule-failure.ts';

export type PasswordChange = {
  readonly memId: string;
  readonly memPass: string;
  readonly memPassCheck: string;
  /** What else is known of the member and the site; a page does not know all of it. */
  readonly names?: readonly string[];
  readonly phone?: string;
};

export type PasswordChangeFailure = RuleFailure<'memPass' | 'memPassCheck'>;

/** Letters as well as digits; signs are welcome and count as neither. */
export function mixesLettersAndDigits(password: string): boolean {
  return /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
}

/** A new password on my page: required, letters and digits, within the policy, and typed twice the same. */
export function checkPasswordChange(
  { memId, memPass, memPassCheck, names = [], phone = '' }: PasswordChange,
  policy: MemberPolicy,
): PasswordChangeFailure | undefined {
  if (memPass === '') return { ...codeFailure('memPass', 'U102'), messageKey: 'front.member.emptyMemPass' };
  if (!isPasswordAllowed(memPass, memId, policy)) return codeFailure('memPass', 'U102');
  if (namesItsContext(memPass, { names: [memId, ...names], phone })) return codeFailure('memPass', 'U126');
  if (policy.changedPasswordNeedsLetterAndDigit && !mixesLettersAndDigits(memPass))
    return codeFailure('memPass', 'U122');
  if (memPass !== memPassCheck) return codeFailure('memPassCheck', 'U121');
  return undefined;
}

export type PinChange = { readonly cashOutPass: string; readonly cashOutPassCheck: string };

/** A new withdrawal password on my page: digits as the site asks for, and typed twice the same. */
export function checkPinChange(
  { cashOutPass, cashOutPassCheck }: PinChange,
  policy: MemberPolicy,
): RuleFailure<'cashOutPass' | 'cashOutPassCheck'> | undefined {
  if (!isWithdrawalPassword(cashOutPass, policy)) return codeFailure('cashOutPass', 'U103');
  if (cashOutPass !== cashOutPassCheck) return codeFailure('cashOutPassCheck', 'U121');
  return undefined;
}
