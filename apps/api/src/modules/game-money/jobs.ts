import type { Job } from '../../kernel/job-runner.ts';
import { type GameMoneyServices, resumeDueTransfers } from './settle-transfer.ts';

/** Finds out what became of every transfer whose answer was lost, or whose sender died. */
export function gameMoneyJobs(services: GameMoneyServices): Job[] {
  return [
    {
      name: 'game-money.resume',
      everyMs: 1_000,
      limit: 20,
      run: (limit) => resumeDueTransfers(services, limit),
    },
  ];
}
