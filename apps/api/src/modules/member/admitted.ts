import type { MemberFacts } from './facts-store.ts';

/** A member that was approved and has not closed its account; it may be locked. What an applicant is given would belong to nobody. */
export function isAdmitted(member: Pick<MemberFacts, 'status'> | undefined): boolean {
  return member?.status === 'active' || member?.status === 'suspended';
}
