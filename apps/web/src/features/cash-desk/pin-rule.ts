import type { Site } from '@hanpan/kit';
import { lengthText } from '@hanpan/messages';

/** One rule set per site: exactly four digits, or the longer reading (VL-19). */
export function pinRuleOf({ memberPolicy }: Pick<Site, 'memberPolicy'>) {
  const { withdrawalPasswordMinLength: minLength, withdrawalPasswordMaxLength: maxLength } = memberPolicy;
  return {
    maxLength,
    digits: lengthText(minLength, maxLength),
    isComplete: (pin: string) => pin.length >= minLength && pin.length <= maxLength,
  };
}
