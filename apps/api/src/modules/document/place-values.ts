import type { LocalText } from '@hanpan/contract';
import {
  type AnyParams,
  commonTexts,
  documentPlaces,
  fill,
  type Locale,
  productNames,
} from '@hanpan/messages';
import type { DocumentSection } from '@hanpan/rules';
import type { Site } from '../../kernel/sites.ts';
import { settingsOf } from '../settings/index.ts';

/** What the names in braces of a document stand for at a site: settings, so that no text says another number than the server goes by. */
export function placeValues(site: Site, locale: Locale): AnyParams {
  const settings = settingsOf(site);
  const { withdrawalClosedFrom: from, withdrawalClosedTo: to } = settings;
  return {
    siteName: productNames.includes(site.name) ? commonTexts['common.siteName'][locale] : site.name,
    legalAge: settings.memberPolicy.legalAgeYears,
    moneyNotice: documentPlaces[settings.moneyMode][locale],
    support: settings.supportContact || documentPlaces.support[locale],
    minDeposit: settings.deposit.minAmount,
    maxDeposit: settings.deposit.maxAmount,
    minWithdrawal: settings.withdrawal.minAmount,
    maxWithdrawal: settings.withdrawal.maxAmount,
    // Hours that end where they begin are none.
    withdrawalHours:
      from === to
        ? documentPlaces.noClosedHours[locale]
        : fill(documentPlaces.closedHours[locale], { from, to }, locale),
    withdrawalClosedFrom: from,
    withdrawalClosedTo: to,
    depositTurnover: settings.turnover.depositPercent,
    rewardTurnover: settings.turnover.rewardPercent,
    minBet: settings.bet.minAmount,
    maxWin: settings.bet.maxWinAmount,
    messageDays: settings.message.keepDays,
  };
}

/** The same for who writes documents: every name with its value in each language. */
export function listPlaces(site: Site): { name: string; value: LocalText }[] {
  const [ko, en, vi] = (['ko', 'en', 'vi'] as const).map((locale) => ({
    locale,
    values: placeValues(site, locale),
  }));
  const shown = (of: typeof ko, name: string) =>
    of === undefined ? '' : fill(`{${name}}`, of.values, of.locale);
  return Object.keys(ko?.values ?? {}).map((name) => ({
    name,
    value: { ko: shown(ko, name), en: shown(en, name), vi: shown(vi, name) },
  }));
}

/** A value is filled in after the text was read, so that whatever it says stays within its sentence. */
export function fillSections(
  sections: readonly DocumentSection[],
  values: AnyParams,
  locale: Locale,
): { heading: string; blocks: { text: string; points: string[] }[] }[] {
  const filled = (text: string) => fill(text, values, locale);
  return sections.map(({ heading, blocks }) => ({
    heading: filled(heading),
    blocks: blocks.map(({ text, points }) => ({ text: filled(text), points: points.map(filled) })),
  }));
}
