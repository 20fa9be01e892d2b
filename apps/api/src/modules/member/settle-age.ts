import type { Tx } from '@hanpan/db';
import { isOfLegalAge } from '@hanpan/rules';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { Site } from '../../kernel/sites.ts';
import { settingsOf } from '../settings/index.ts';
import type { MemberServices } from './services.ts';
import { memberById, setBirthDate } from './store.ts';

/**
 * An applicant without a birth date is approved only with the one that the operator has read from papers: nobody becomes
 * a member or a partner without an age. Fails with U106 where it is unknown or too low, or where papers say another than the account
 * has, or U129 where the one who is of this name and age is on the list of excluded persons now.
 */
export async function settleAge(
  tx: Tx,
  { clock, isExcludedPerson }: Pick<MemberServices, 'clock' | 'isExcludedPerson'>,
  site: Site,
  memberId: number,
  stated: string | null,
): Promise<Failure<'U106' | 'U129'> | undefined> {
  const row = await memberById(tx, memberId);
  const birthDate = row?.birth_date ?? stated;
  const { legalAgeYears, timeZone } = settingsOf(site).memberPolicy;
  if (stated !== null && stated !== birthDate) return fail('U106');
  if (birthDate === null || !isOfLegalAge(birthDate, legalAgeYears, timeZone, clock())) return fail('U106');
  if (row !== undefined && (await isExcludedPerson({ name: row.holder_name, birthDate })))
    return fail('U129');
  if (row?.birth_date === null) await setBirthDate(tx, memberId, birthDate);
  return undefined;
}
