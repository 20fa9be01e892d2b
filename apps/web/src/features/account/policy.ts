import { useSite } from '@hanpan/kit';
import { defaultMemberPolicy, type MemberPolicy } from '@hanpan/rules';

/** The rules of the site for passwords; the server reads the same ones (VL-19). */
export function usePolicy(): MemberPolicy {
  return useSite()?.memberPolicy ?? defaultMemberPolicy;
}
