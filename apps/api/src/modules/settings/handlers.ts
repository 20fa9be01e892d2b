import type { Database } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { type Clock, isoOrNull } from '../../kernel/clock.ts';
import { settingsOf } from './site-settings.ts';

type SettingsPath = '/api/etc/siteOption' | '/api/common/siteCheckInfo' | '/api/etc/bank';

interface Services {
  readonly database: Database;
  readonly clock: Clock;
}

type Limits = { minAmount: Amount; maxAmount: Amount; unitAmount: Amount };

export function settingsHandlers({ database, clock }: Services) {
  return {
    '/api/etc/siteOption': async ({ site }) => {
      const settings = settingsOf(site);
      return {
        siteOption: {
          siteName: site.name,
          moneyMode: settings.moneyMode,
          locales: settings.locales,
          timeZone: settings.timeZone,
          memberPolicy: settings.memberPolicy,
          deposit: settings.deposit as Limits,
          withdrawal: settings.withdrawal as Limits,
          withdrawalClosedFrom: settings.withdrawalClosedFrom,
          withdrawalClosedTo: settings.withdrawalClosedTo,
          pointMinAmount: settings.pointMinAmount,
          bet: settings.bet,
        },
        joinRecommanderId: settings.memberPolicy.presetRecommenderId,
      };
    },

    '/api/common/siteCheckInfo': async ({ site }) => {
      const row = await database.row<{ starts_at: Date; ends_at: Date }>(
        'select starts_at, ends_at from maintenance_window where site_id = $1 and ends_at > $2',
        [site.id, new Date(clock())],
      );
      return {
        startDate: isoOrNull(row?.starts_at ?? null),
        endDate: isoOrNull(row?.ends_at ?? null),
        now: new Date(clock()).toISOString(),
      };
    },

    '/api/etc/bank': async () => {
      const rows = await database.rows<{ bank_code: string; name_ko: string; name_en: string }>(
        'select bank_code, name_ko, name_en from bank order by ord',
      );
      return {
        list: rows.map((row) => ({
          bankCode: row.bank_code,
          bankNameKr: row.name_ko,
          bankNameEn: row.name_en,
        })),
      };
    },
  } satisfies Handlers<SettingsPath>;
}
