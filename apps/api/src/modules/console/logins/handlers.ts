import { type LoginSpan, loginKinds } from '@hanpan/contract';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { need } from '../../../kernel/need.ts';
import { type FigureRow, failingNetworks, signInFigures } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { ConsoleServices } from '../services.ts';

const slots = {
  day: { unit: 'hour', count: 24 },
  month: { unit: 'day', count: 30 },
} as const satisfies Record<LoginSpan, { unit: 'hour' | 'day'; count: number }>;

const networksShown = 10;

/** Every kind, also who did not log in. */
function countsOf(rows: readonly FigureRow[]) {
  return loginKinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const sum = (of: 'succeeded' | 'failed' | 'held') => own.reduce((total, row) => total + row[of], 0);
    return { kind, succeeded: sum('succeeded'), failed: sum('failed'), held: sum('held') };
  });
}

export function loginHandlers({ database, clock }: Pick<ConsoleServices, 'database' | 'clock'>) {
  return {
    '/api/console/logins': async ({ site }, { span }) => {
      const { timeZone } = settingsOf(site);
      const wanted = { siteId: site.id, timeZone, now: clock.date(), ...slots[span] };
      const rows = await signInFigures(database, wanted);
      const begins = [...new Set(rows.map(({ from }) => from.getTime()))];
      const since = new Date(need(begins[0], 'the first slot'));
      const networks = await failingNetworks(database, { siteId: site.id, since, limit: networksShown });
      return {
        list: begins.map((from) => ({
          from: isoOf(new Date(from)),
          counts: countsOf(rows.filter((row) => row.from.getTime() === from)),
        })),
        totals: countsOf(rows),
        networks: networks.map(({ lastAt, ...row }) => ({ ...row, lastAt: isoOf(lastAt) })),
      };
    },
  } satisfies Handlers<'/api/console/logins'>;
}
