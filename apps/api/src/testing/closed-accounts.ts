import { password } from './people.ts';
import type { Person } from './world.ts';

/** What a member sends to close its account. */
export const closeBody = (change: { memPass?: string; reason?: string } = {}) => ({
  memPass: password,
  ...change,
});

/** Closes the account of a member with nothing open. */
export const closeAccount = (member: Person, reason = '') =>
  member.call('/api/member/close', closeBody({ reason }));
