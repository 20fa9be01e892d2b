import { codeAt, stepOf } from '../kernel/totp.ts';
import { password } from './people.ts';
import { keyFrom } from './totp-key.ts';
import type { Person, World } from './world.ts';

/** A member with a second factor, what its authenticator shows next, and its recovery codes. */
export interface FactorOwner {
  readonly member: Person;
  readonly recoveryCodes: readonly string[];
  /** A code that was not used: the clock goes on by a step. */
  readonly next: () => string;
}

/** What the authenticator of an offered key shows now. */
export async function offeredCode({ clock }: World, member: Pick<Person, 'call'>): Promise<string> {
  const { key } = await member.call('/api/member/factor/begin', { memPass: password });
  return codeAt(keyFrom(key), stepOf(clock.read()));
}

/** Switches the second factor of a signed-in member on. */
export async function withFactor(world: World, member: Person): Promise<FactorOwner> {
  const { key } = await member.call('/api/member/factor/begin', { memPass: password });
  const bytes = keyFrom(key);
  const now = () => codeAt(bytes, stepOf(world.clock.read()));
  const { recoveryCodes } = await member.call('/api/member/factor/confirm', { code: now() });
  const next = () => {
    world.clock.advance(30_000);
    return now();
  };
  return { member, recoveryCodes, next };
}
