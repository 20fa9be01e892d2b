import { password, pin } from './people.ts';
import type { Person, World } from './world.ts';

/** An account that became dormant at this moment. */
export async function makeDormant<P extends Pick<Person, 'key'>>(world: World, member: P): Promise<P> {
  const at = new Date(world.clock.read()).toISOString();
  await world.database.run('update member set dormant_at = $2 where id = $1', [member.key, at]);
  return member;
}

/** What a member of the tests sends to activate its account. */
export const activation = (
  change: Partial<{
    memPass: string;
    cashOutPass: string;
    proof: 'birthDate' | 'account';
    answer: string;
  }> = {},
) => ({
  memPass: password,
  cashOutPass: pin,
  proof: 'birthDate' as const,
  answer: '1990-01-01',
  ...change,
});
