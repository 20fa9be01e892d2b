import { useLocale } from '@hanpan/client';
import { lengthText, signUpResults, signupTexts, translate } from '@hanpan/messages';
import type { MemberPolicy, RuleFailure } from '@hanpan/rules';

const words = { ...signupTexts, ...signUpResults };

/** Says a broken rule in the reader's language, with the numbers of the site. */
export function useRuleWords(policy: MemberPolicy): (failure: RuleFailure<string>) => string {
  const { locale } = useLocale();
  const params = {
    min: policy.passwordMinLength,
    max: policy.passwordMaxLength,
    digits: lengthText(policy.withdrawalPasswordMinLength, policy.withdrawalPasswordMaxLength),
  };
  return ({ messageKey, code }) => {
    const key = Object.hasOwn(words, messageKey) ? messageKey : (code ?? 'U102');
    return translate(words[key as keyof typeof words], locale, params);
  };
}
