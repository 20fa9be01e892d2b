import type { Site } from '@hanpan/kit';

/** One rule set per site: exactly four digits, or the longer reading (VL-19). */
export function pinRuleOf({ memberPolicy }: Pick<Site, 'memberPolicy'>) {
  const { withdrawalPasswordMinLength: minLength, withdrawalPasswordMaxLength: maxLength } = memberPolicy;
  return {
    maxLength,
    digits: minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`,
    isComplete: (pin: string) => pin.length >= minLength && pin.length <= maxLength,
  };
}
