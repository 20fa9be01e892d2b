import { isPasswordAllowed } from './member-fields.ts';
import type { MemberPolicy } from './member-policy.ts';
import { codeFailure, type RuleFailure } from './rule-failure.ts';

export type PasswordChange = {
  readonly memId: string;
  readonly memPass: string;
  readonly memPassCheck: string;
};

export type PasswordChangeFailure = RuleFailure<'memPass' | 'memPassCheck'>;

/** A new password on my page: required, within the policy, and typed twice the same. */
export function checkPasswordChange(
  { memId, memPass, memPassCheck }: PasswordChange,
  policy: MemberPolicy,
): PasswordChangeFailure | undefined {
  if (memPass === '') return { field: 'memPass', messageKey: 'front.member.emptyMemPass' };
  const mixes = /\p{L}/u.test(memPass) && /\p{Nd}/u.test(memPass);
  if (policy.changedPasswordNeedsLetterAndDigit && !mixes) return codeFailure('memPass', 'U102');
  if (!isPasswordAllowed(memPass, memId, policy)) return codeFailure('memPass', 'U102');
  if (memPass !== memPassCheck) return { field: 'memPassCheck', messageKey: 'front.member.compareMemPass' };
  return undefined;
}
