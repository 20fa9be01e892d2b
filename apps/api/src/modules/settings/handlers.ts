import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { describeSave } from './desk/describe-save.ts';
import { readSettings, saveSettings, settingsHistory } from './desk/settings-desk.ts';
import { readLimits, setLimits } from './limits/set-limits.ts';
import { describeLinks } from './links/watch-links.ts';
import { endMaintenance, setMaintenance } from './maintenance/plan-maintenance.ts';
import { presentState, presentWindow } from './maintenance/present.ts';
import { nextMaintenance } from './maintenance/store.ts';
import type { SettingsServices } from './services.ts';
import { settingsOf } from './site-settings.ts';
import { listBanks } from './store.ts';

type SettingsPath =
  | '/api/etc/siteOption'
  | '/api/common/siteCheckInfo'
  | '/api/etc/bank'
  | '/api/console/maintenance'
  | '/api/console/maintenance/set'
  | '/api/console/maintenance/end'
  | '/api/console/sports/limits'
  | '/api/console/sports/setLimits'
  | '/api/console/settings'
  | '/api/console/settings/links'
  | '/api/console/settings/save'
  | '/api/console/settings/history';

export function settingsHandlers(services: SettingsServices) {
  const { database, clock } = services;
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
          help: {
            lines: settings.help.lines,
            complaintDays: settings.help.complaintDays,
            complaintsTo: settings.help.complaintsTo,
            regulators: settings.help.regulators,
          },
          ...(settings.visitPercent > 0 && { visitPercent: settings.visitPercent }),
          ...(settings.supportContact !== '' && { supportContact: settings.supportContact }),
          ...(settings.cashOut.isOn && { cashOut: true as const }),
          bet: {
            minAmount: settings.bet.minAmount,
            maxAmount: settings.bet.maxAmount,
            maxWinAmount: settings.bet.maxWinAmount,
            maxLegs: settings.bet.maxLegs,
          },
        },
        joinRecommanderId: settings.memberPolicy.presetRecommenderId,
      };
    },

    '/api/common/siteCheckInfo': async ({ site }) => {
      const now = clock.date();
      return { ...presentWindow(await nextMaintenance(database, site.id, now)), now: isoOf(now) };
    },

    '/api/console/settings/links': ({ site }) => describeLinks(database, site),

    '/api/console/maintenance': async ({ site }) => {
      const now = clock.date();
      return presentState(await nextMaintenance(database, site.id, now), now);
    },
    // Whom the site is closed to is read with the site, and holds for the next call.
    '/api/console/maintenance/set': {
      run: (context, body, tx) => setMaintenance(services, tx, context, body),
      ended: ({ forgetSites }) => forgetSites(),
    },
    '/api/console/maintenance/end': (context, body) =>
      endMaintenance(services, context, body).finally(context.forgetSites),

    '/api/console/sports/limits': (context) => readLimits(database, context),
    '/api/console/sports/setLimits': {
      run: (context, body, tx) => setLimits(tx, context, body),
      ended: ({ forgetSites }) => forgetSites(),
    },

    '/api/console/settings': (context) => readSettings(database, context),
    '/api/console/settings/save': {
      describe: describeSave,
      handler: {
        run: (context, body, tx) => saveSettings(tx, context, body),
        ended: ({ forgetSites }) => forgetSites(),
      },
    },
    '/api/console/settings/history': (context, body) => settingsHistory(database, context, body),

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
