import { describe, expect, test } from 'vitest';
import { codeAt, stepOf } from '../../../kernel/totp.ts';
import { minutes } from '../../../testing/clock.ts';
import { withFactor } from '../../../testing/factors.ts';
import { password } from '../../../testing/people.ts';
import { keyFrom } from '../../../testing/totp-key.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();

/** Somebody with a second factor: what it is counted by, its next code, and its log-in from one address. */
interface Owner {
  readonly account: string;
  readonly next: () => string;
  readonly enter: (address: string, code?: string) => Promise<string>;
}

const owners: [string, () => Promise<Owner>][] = [
  [
    'a member',
    async () => {
      const { member, next } = await withFactor(world, await world.member());
      return {
        account: `member:${member.memId}`,
        next,
        enter: (address, code = '') =>
          world
            .guest()
            .fromAddress(address)
            .codeOf('/api/member/login', { memId: member.memId, memPass: password, code }),
      };
    },
  ],
  [
    'an operator',
    async () => {
      const operator = await world.operator();
      const { key } = await operator.call('/api/console/totp/begin', {});
      const now = () => codeAt(keyFrom(key), stepOf(world.clock.read()));
      await operator.call('/api/console/totp/confirm', { code: now(), password });
      return {
        account: `operator:${operator.memId}`,
        next() {
          world.clock.advance(30_000);
          return now();
        },
        enter: (address, code = '') =>
          world
            .guest()
            .fromAddress(address)
            .codeOf('/api/console/login', { operatorId: operator.memId, password, code }),
      };
    },
  ],
];

/** Failures of another account or place, all of one moment, that were never made good. */
async function leaveFailures(
  count: number,
  { account, network, subnet }: { account: string; network: string; subnet: string | null },
): Promise<void> {
  await world.database.run(
    `insert into sign_in_attempt (site_id, account, network, address, subnet, succeeded, at)
     select $1, $2, $3, '198.51.100.7', $4, false, $5 from generate_series(1, $6::int)`,
    [world.site.id, account, network, subnet, world.clock.read.date(), count],
  );
}

let networks = 0;
const somewhere = () => {
  networks += 1;
  return `10.9.${networks}.7`;
};

describe.each(owners)(
  'the first step of a log-in of %s starts no wait that its second step meets',
  (_, add) => {
    test('[SEC-17] where others have guessed at the account from everywhere', async () => {
      const { account, next, enter } = await add();
      const here = somewhere();
      await leaveFailures(38, { account, network: '198.51.100.7', subnet: null });
      expect(await enter(here)).toBe('L005');
      world.clock.advance(minutes(6));
      const code = next();
      expect(await enter(here)).toBe('L006');
      expect(await enter(here, code)).toBe('0');
    });

    test('[SEC-17] where its network or its subnet has failed all day', async () => {
      const { next, enter } = await add();
      const here = somewhere();
      const subnet = here.replace(/\.7$/, '.0/24');
      await leaveFailures(1_500, { account: 'member:stolen', network: here, subnet });
      world.clock.advance(minutes(16));
      const code = next();
      expect(await enter(here)).toBe('L006');
      expect(await enter(here, code)).toBe('0');
    });

    test('[SEC-17] and is counted all the same: a wrong code waits as a wrong password does', async () => {
      const { account, next, enter } = await add();
      const here = somewhere();
      await leaveFailures(28, { account, network: '198.51.100.7', subnet: null });
      const code = next();
      expect(await enter(here)).toBe('L006');
      expect(await enter(here, '000000')).toBe('L007');
      expect(await enter(here, code)).toBe('L005');
      world.clock.advance(1_000);
      expect(await enter(here, code)).toBe('0');
    });
  },
);
