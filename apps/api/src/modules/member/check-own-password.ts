import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { changesOf } from './account-names.ts';
import type { MemberServices } from './services.ts';
import { attemptSucceeded, reserveAttempt } from './sign-in-throttle.ts';

/**
 * Whether the member knows its password. Guesses with a session that somebody left open count as those at a log-in do, from this
 * network and by account. Fails with L010, L005 (too many of them) and U120.
 */
export async function checkOwnPassword(
  services: Pick<MemberServices, 'database' | 'clock' | 'hasher'>,
  context: MemberContext,
  own: { readonly memId: string; readonly passwordHash: string },
  typed: string,
): Promise<Failure<'L010' | 'L005' | 'U120'> | undefined> {
  const account = changesOf(own.memId);
  const reserved = await reserveAttempt(services, { account, context, purpose: 'confirm' });
  if (isFailure(reserved)) return reserved;
  if (!(await services.hasher.verify(own.passwordHash, typed))) return fail('U120');
  await attemptSucceeded(services, reserved);
  return undefined;
}
