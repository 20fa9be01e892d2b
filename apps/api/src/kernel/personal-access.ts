import type { CallSpec } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { GuestContext, OperatorContext } from './call-context.ts';
import type { Clock } from './clock.ts';
import { insertAccess } from './personal-access-store.ts';

/** More members than an answer of the console names: what is longer is cut, so that a row stays a row. */
const mostMembers = 1_000;

/** Collects the ids of the members that an answer names, at whatever depth. */
function collectMembers(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (name === 'memId' && typeof each === 'string' && each !== '') found.add(each);
    else collectMembers(each, found);
  }
}

/** The ids of the members that an answer names, each once and in order. */
export function membersIn(answer: unknown): string[] {
  const found = new Set<string>();
  collectMembers(answer, found);
  return [...found].sort().slice(0, mostMembers);
}

/**
 * Records whose data an operator is about to see, and from where (standards KR-4), before it is sent: what cannot be
 * recorded is not shown. What it does stands in the audit log besides.
 */
export async function recordAccess(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { path, audience }: Pick<CallSpec, 'path' | 'audience'>,
  context: GuestContext,
  answer: unknown,
): Promise<void> {
  if (audience === 'guest' || audience === 'member') return;
  const members = membersIn(answer);
  if (members.length === 0) return;
  const { operatorId } = context as OperatorContext;
  const { site, address } = context;
  await insertAccess(database, {
    siteId: site.id,
    operatorId,
    address,
    call: path,
    members,
    at: clock.date(),
  });
}
