import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { pruneDevices } from './device-store.ts';
import { findDormant } from './dormancy/find-dormant.ts';
import type { MemberServices } from './services.ts';
import { pruneAttempts, pruneHeld } from './sign-in-store.ts';
import { deviceKeptMs, type SignInServices } from './sign-in-throttle.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * How long sign-in attempts are kept, by the beginning of the account. Those of operators say who had access to personal
 * data, when and from where, which has to be known for two years (standards KR-4).
 */
export const attemptsKeptMs = { 'member:': 90 * dayMs, 'operator:': 2 * 366 * dayMs } as const;

export function memberJobs(services: SignInServices & Pick<MemberServices, 'families'>): Job[] {
  const { database, clock } = services;
  const before = (keptMs: number) => new Date(clock() - keptMs);
  return [
    {
      name: 'member.prune',
      everyMs: 600_000,
      limit: 100_000,
      async run(limit) {
        for (const [prefix, keptMs] of Object.entries(attemptsKeptMs))
          await pruneInBatches(limit, (rows) => pruneAttempts(database, prefix, before(keptMs), rows));
        await pruneHeld(database, before(attemptsKeptMs['member:']));
        await pruneInBatches(limit, (rows) => pruneDevices(database, before(deviceKeptMs), rows));
      },
    },
    {
      name: 'member.dormant',
      everyMs: 60_000,
      limit: 50,
      run: (limit) => findDormant(services, limit),
    },
  ];
}
