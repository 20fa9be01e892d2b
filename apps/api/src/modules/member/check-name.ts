import type { BodyOf } from '@hanpan/contract';
import { isMemberId, isNickname, plainName } from '@hanpan/rules';
import { fail } from '../../kernel/failure.ts';
import type { Site } from '../../kernel/sites.ts';
import { settingsOf } from '../settings/index.ts';
import { isIdTaken, isNicknameTaken } from './account-store.ts';
import type { MemberServices } from './services.ts';

/**
 * Whether an id or a nickname is free. Says nothing that a sign-up does not say, and fewer times a minute; a log-in
 * still treats unknown ids and wrong passwords alike. Fails with U115 (sign-up closed), U101, U105 (the rule).
 */
export async function checkName(
  { database }: MemberServices,
  site: Site,
  { field, value }: BodyOf<'/api/member/checkName'>,
) {
  const { signupOpen, memberPolicy: policy } = settingsOf(site);
  if (!signupOpen) return fail('U115');
  if (field === 'memId') {
    const range = { min: policy.idMinLength, max: policy.idMaxLength };
    if (!isMemberId(value, policy)) return fail('U101', range);
    return { isFree: (await isIdTaken(database, site.id, value)) ? ('N' as const) : ('Y' as const) };
  }
  const range = { min: policy.nicknameMinLength, max: policy.nicknameMaxLength };
  if (!isNickname(value, policy)) return fail('U105', range);
  const isTaken = await isNicknameTaken(database, site.id, plainName(value));
  return { isFree: isTaken ? ('N' as const) : ('Y' as const) };
}
