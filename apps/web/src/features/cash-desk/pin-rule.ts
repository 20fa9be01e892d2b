import type { Site } from '@hanpan/kit';
import { lengthText } from '@hanpan/messages';
import { withdrawalPinDigits } from '@hanpan/rules';

/**
 * One rule set per site: exactly four digits, or the longer reading (VL-19). Who has a withdrawal password may have set it
 * under another one, so it is taken in any length that there can be.
 */
export function pinRuleOf({ memberPolicy }: Pick<Site, 'memberPolicy'>) {
  const { withdrawalPasswordMinLength: minLength, withdrawalPasswordMaxLength: maxLength } = memberPolicy;
  return {
    maxLength,
    mostDigits: withdrawalPinDigits.most,
    digits: lengthText(minLength, maxLength),
    isComplete: (pin: string) => pin.length >= withdrawalPinDigits.least,
  };
}
