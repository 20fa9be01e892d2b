import { lengthText } from '@hanpan/messages';
import type { MemberPolicy } from '@hanpan/rules';

/** The numbers that the texts of the rules for passwords name. */
export function policyParams(policy: MemberPolicy) {
  return {
    min: policy.passwordMinLength,
    max: policy.passwordMaxLength,
    digits: lengthText(policy.withdrawalPasswordMinLength, policy.withdrawalPasswordMaxLength),
  };
}
