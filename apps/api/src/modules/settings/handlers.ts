import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import type { SettingsServices } from './services.ts';
import { settingsOf } from './site-settings.ts';
import { listBanks, nextMaintenance } from './store.ts';

type SettingsPath = '/api/etc/siteOption' | '/api/common/siteCheckInfo' | '/api/etc/bank';

export function settingsHandlers({ database, clock }: SettingsServices) {
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
          deposit: settings.deposit,
          withdrawal: settings.withdrawal,
          withdrawalClosedFrom: settings.withdrawalClosedFrom,
          withdrawalClosedTo: settings.withdrawalClosedTo,
          pointMinAmount: settings.pointMinAmount,
          turnover: settings.turnover,
          bet: settings.bet,
        },
        joinRecommanderId: settings.memberPolicy.presetRecommenderId,
      };
    },

    '/api/common/siteCheckInfo': async ({ site }) => {
      const row = await nextMaintenance(database, site.id, clock.date());
      return {
        startDate: isoOrNull(row?.starts_at ?? null),
        endDate: isoOrNull(row?.ends_at ?? null),
        now: isoOf(clock.date()),
      };
    },

    '/api/etc/bank': async () => {
      const rows = await listBanks(database);
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
