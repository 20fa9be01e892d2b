import { zero } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { isExcluded, memberFacts } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import type { TurnoverServices } from './services.ts';
import { turnoverProgress } from './turnover-progress.ts';

export function turnoverHandlers({ database, clock }: TurnoverServices) {
  return {
    '/api/cash/turnover': async ({ site, memberId }) => {
      const { depositPercent, rewardPercent, weights } = settingsOf(site).turnover;
      const [progress, member] = await Promise.all([
        turnoverProgress(database, memberId),
        memberFacts(database, memberId),
      ]);
      return {
        isExcluded: member !== undefined && isExcluded(member, clock()),
        required: progress?.required ?? zero,
        done: progress?.done ?? zero,
        missing: progress?.missing ?? zero,
        list: (progress?.items ?? []).map(({ row, done }) => ({
          kind: row.kind === 'passed-on' ? ('give' as const) : row.kind,
          money: row.money,
          required: row.amount,
          done,
          since: isoOf(row.since),
        })),
        depositPercent,
        rewardPercent,
        weights,
      };
    },
  } satisfies Handlers<'/api/cash/turnover'>;
}
